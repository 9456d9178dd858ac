import { undoSeconds } from '#app/platform/undo.ts'
import { eq, sql } from 'drizzle-orm'
import { beginDecision } from '#app/cases/cases.server.ts'
import { sendApprovedRequest } from '#app/contacts/requests/send-request.server.ts'
import { listMembersToNotify, worksForAllOrIs } from '#app/hospitals/team/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { publishApproved } from '#app/jobs/commands.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { publishApprovedPage } from '#app/moderation/hospital-page.server.ts'
import { publishApprovedName } from '#app/moderation/hospital-name.server.ts'
import { findAuthor, isWaiting, reviewRunner } from '#app/moderation/held.server.ts'
import { reviewApproved, reviewRefused } from '#app/moderation/messages.ts'
import { makeApprovedOffer } from '#app/offers/make-offer.server.ts'
import { sendApprovedMessage } from '#app/messages/send-message.server.ts'
import { reviews } from '#app/moderation/tables.server.ts'

import { emailAboutRefusal, refusalKey } from '#app/moderation/tasks.server.ts'
import { notify, retractNotice, send } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { enqueue } from '#app/platform/tasks/tasks.server.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'

type Review = typeof reviews.$inferSelect
/** `eventId` is that of the decision. */
export type Decided = { title: string; eventId: string }
/** `undeliverable`: it can no longer be published or sent, for the reason that `why` says. */
export type DecisionFailure = 'unknown' | 'already-decided' | 'undeliverable' | 'taken'

/**
 * Publishes or sends what was held, as if it were submitted now, and tells its author. Of two operators at one moment the
 * first decides, and the other gets `already-decided`; while one has taken the case the others get `taken`.
 */
export async function approveReview(actor: Operator, reviewId: string): Promise<Result<Decided, DecisionFailure>> {
	return settle<Decided, DecisionFailure>(async (tx) => {
		const review = await lockReview(tx, reviewId)
		if (!review) return fail('unknown')
		const begun = await beginDecision(tx, actor, caseOf(review))
		if (!begun.ok) return begun
		const moved = await reviewRunner.move(tx, review, decided('passed', actor, null))
		if (!moved.ok) return fail('already-decided')
		const href = await deliver(tx, actor, review)
		if (href === null) return fail('undeliverable')
		await record(tx, actor, review)
		await send(tx, reviewApproved, {
			to: await listMembersToNotify(tx, review.hospitalId, worksForAllOrIs(review.authorAccountId)),
			key: `review-decided/${moved.value.eventId}`,
			facts: { subject: review.subject, title: review.title, href },
		})
		return ok({ title: review.title, eventId: moved.value.eventId })
	})
}

/** Keeps what was held from going live, with a reason that its author reads. Fails as `approveReview` does. */
export async function refuseReview(
	actor: Operator,
	reviewId: string,
	reason: string,
): Promise<Result<Decided, DecisionFailure>> {
	return settle<Decided, DecisionFailure>(async (tx) => {
		const review = await lockReview(tx, reviewId)
		if (!review) return fail('unknown')
		const begun = await beginDecision(tx, actor, caseOf(review))
		if (!begun.ok) return begun
		const moved = await reviewRunner.move(tx, review, decided('refused', actor, reason))
		if (!moved.ok) return fail('already-decided')
		await record(tx, actor, review, reason)
		const { eventId } = moved.value
		await notify(tx, reviewRefused, {
			to: await listMembersToNotify(tx, review.hospitalId, worksForAllOrIs(review.authorAccountId)),
			key: refusalKey(eventId),
			facts: { subject: review.subject, title: review.title, reason },
		})
		await enqueue(tx, emailAboutRefusal, { eventId }, { startAfterSeconds: undoSeconds })
		return ok({ title: review.title, eventId })
	})
}

/** Puts a refused text back into the queue, within a minute: its author has read nothing of it by email until then. */
export async function undoRefusal(
	actor: Operator,
	reviewId: string,
	eventId: string,
): Promise<Result<{ title: string }, 'unknown' | 'too-late'>> {
	return db.transaction(async (tx) => {
		const review = await lockReview(tx, reviewId)
		if (!review) return fail('unknown')
		const last = await reviewRunner.findUndoable(tx, review, { eventId, by: 'operator' })
		// What its author has sent since takes its place, live or in the queue.
		const isReplaced = review.replacedAt !== null || (review.subject !== 'message' && (await isWaiting(tx, review)))
		if (!last.ok || isReplaced || last.value.actorAccountId !== actor.accountId) return fail('too-late')
		await reviewRunner.undo(tx, review, last.value, {
			actorAccountId: actor.accountId,
			set: { statusReason: null, decidedAt: null, decidedBy: null },
		})
		await retractNotice(tx, refusalKey(eventId))
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: 'review.undo',
			subjectType: 'review',
			subjectId: review.id,
		})
		return ok({ title: review.title })
	})
}

const caseOf = ({ id, hospitalId, specialistId }: Review) => ({
	kind: 'review' as const,
	...{ subjectId: id, hospitalId, specialistId },
})

/**
 * In the order in which a job is moved: hospital, job, review. The hospital as requests and its page take it when they are approved: of two who
 * begin with a weaker lock neither gets it.
 */
async function lockReview(tx: Transaction, reviewId: string): Promise<Review | null> {
	const [found] = await tx
		.select({ subjectId: reviews.subjectId, hospitalId: reviews.hospitalId })
		.from(reviews)
		.where(eq(reviews.id, reviewId))
	if (!found) return null
	await tx.select({ id: hospitals.id }).from(hospitals).where(eq(hospitals.id, found.hospitalId)).for('no key update')
	await tx.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, found.subjectId)).for('update')
	const [review] = await tx.select().from(reviews).where(eq(reviews.id, reviewId)).for('update')
	return review ?? null
}

const decided = (to: 'passed' | 'refused', actor: Operator, reason: string | null) => ({
	to,
	by: 'operator' as const,
	actorAccountId: actor.accountId,
	reason,
	set: { statusReason: reason, decidedAt: sql`now()`, decidedBy: actor.accountId },
})

const record = (tx: Transaction, actor: Operator, review: Review, reason: string | null = null) =>
	recordAudit(tx, {
		actorAccountId: actor.accountId,
		action: reason === null ? 'review.approve' : 'review.refuse',
		subjectType: 'review',
		subjectId: review.id,
		reason,
		facts: { subject: review.subject, title: review.title },
	})

/** The page that shows it afterwards; null when it can no longer be published or sent. */
async function deliver(tx: Transaction, actor: Operator, review: Review): Promise<string | null> {
	const { subject, subjectId, held } = review
	if (subject === 'job' || subject === 'job-edit') {
		const published = await publishApproved(tx, actor, { subject, subjectId, held })
		return published.ok ? `/jobs/${subjectId}` : null
	}
	const author = await findAuthor(tx, review)
	if (!author || held === null) return null
	if (subject === 'contact-request')
		return (await sendApprovedRequest(tx, author, subjectId, held)).ok ? '/hospital/contact-requests' : null
	if (subject === 'message')
		return (await sendApprovedMessage(tx, author, subjectId, held)).ok ? `/messages/with/${subjectId}` : null
	if (subject === 'offer')
		return (await makeApprovedOffer(tx, author, subjectId, held)).ok ? `/hospital/applications/${subjectId}` : null
	if (subject === 'hospital-name')
		return (await publishApprovedName(tx, actor, review)).ok ? `/hospitals/${subjectId}` : null
	return (await publishApprovedPage(tx, author, held)).ok ? `/hospitals/${subjectId}` : null
}
