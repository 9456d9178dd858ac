import { contactRequestDays, cooldownDays } from '#app/durations.ts'
import { asSystemIn } from '#app/platform/database/row-guard.server.ts'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import { holdPlan } from '#app/billing/subscriptions.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { isVerified, type Member } from '#app/identity/actor.ts'
import { examine, holdForReview, isWaiting, unpackContent } from '#app/moderation/held.server.ts'
import { countHeld } from '#app/moderation/queries.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { mayBeAsked } from '#app/relations/rules.ts'
import { whyClosed } from '../labels.ts'
import { requestsPerDay } from '../limits.ts'
import { findAllowance } from '../allowance.server.ts'
import { fillMessage } from './message-fields.server.ts'
import { lockHospital, requestRunner } from '../transitions.server.ts'
import type { RequestInput } from '../schema.server.ts'
import { contactRequests } from '../tables.server.ts'
import { notifyOfRequest } from '../notifications.server.ts'

export type SendFailure =
	| 'not-found'
	| 'hospital-frozen'
	| 'plan-over'
	| 'none-left-this-month'
	| 'none-left-today'
	| 'already-waiting'
	| 'already-accepted'
	| 'already-interested'
	| 'declined-lately'
	| 'job-not-open'
	| 'in-review'

/**
 * Asks a specialist for contact, for the member's hospital, and notifies them, both or neither. One at a time, or from
 * a selection of many.
 *
 * Fails with `not-found` when the specialist is unknown, gone, or hidden from this hospital or from all. Fails with
 * `already-interested` when one of their applications has reached the shortlist, because there is nothing left to ask
 * for.
 */
export async function sendRequest(
	member: Member,
	specialistId: string,
	input: RequestInput,
): Promise<Result<Sent, SendFailure>> {
	return db.transaction((tx) => sendWithin(tx, member, specialistId, input, { isApproved: false }))
}

/** `isHeld`: the specialist gets it once an operator has approved it; then the id is that of the review. */
export type Sent = { requestId: string; isHeld: boolean }

/** Sends what an operator has approved, as if it were sent now: everything that speaks against a request does so again. */
export async function sendApprovedRequest(tx: Transaction, member: Member, specialistId: string, held: string) {
	return sendWithin(tx, member, specialistId, unpackContent(held) as RequestInput, { isApproved: true })
}

async function sendWithin(
	tx: Transaction,
	member: Member,
	specialistId: string,
	typed: RequestInput,
	{ isApproved }: { isApproved: boolean },
): Promise<Result<Sent, SendFailure>> {
	if (!isVerified(member)) return fail('not-found')
	// One request of a hospital at a time: those who count at the same moment count each other.
	const hospital = await lockHospital(tx, member.hospitalId, 'no key update')
	if (hospital?.status !== 'verified') return fail('not-found')
	const relation = await findRelation({ hospitalId: member.hospitalId, specialistId }, tx)
	if (!relation || !mayBeAsked(relation)) return fail('not-found')
	if (relation.shortlisted) return fail('already-interested')
	if (relation.contactAccepted) return fail('already-accepted')
	const refusal = (await findEarlier(tx, member, specialistId)) ?? (await findLimit(tx, member))
	if (refusal) return fail(refusal)
	const job = typed.jobId ? await findOwnOpenJob(tx, member, typed.jobId) : null
	if (typed.jobId && !job) return fail('job-not-open')
	const about = job?.title ?? typed.reason ?? ''

	let input = typed
	// What an operator approved was filled before they read it.
	if (!isApproved) {
		const message = await fillMessage(member, typed.message, { specialistId, job: job?.title ?? null }, tx)
		input = { ...typed, message }
		const held = await holdRequest(tx, member, specialistId, input, job?.title ?? null)
		if (held) return held
	}
	const requestId = await write(tx, member, specialistId, input)
	const names = job ?? { hospitalName: hospital.name, hospitalInSms: hospital.name }
	await notifyOfRequest(tx, {
		id: requestId,
		hospitalId: hospital.id,
		...names,
		specialistId,
		about,
		message: input.message,
	})
	return ok({ requestId, isHeld: false })
}

/** What a request says in words. */
export const requestTexts = ({ reason, place, message }: Pick<RequestInput, 'reason' | 'place' | 'message'>) =>
	[
		{ field: 'Reason', text: reason ?? '' },
		{ field: 'Place', text: place },
		{ field: 'Message', text: message },
	].filter(({ text }) => text !== '')

/** Puts a request that the scanner finds something in into the operators' queue; null when it finds nothing. */
async function holdRequest(
	tx: Transaction,
	member: Member,
	specialistId: string,
	input: RequestInput,
	jobTitle: string | null,
): Promise<Result<Sent, SendFailure> | null> {
	const { hospitalId } = member
	const about = { hospitalId, subjectId: specialistId }
	const waits = () => isWaiting(tx, { ...about, subject: 'contact-request' })
	if (await asSystemIn(tx, 'a hospital asks a person once, whichever site asks', waits)) return fail('in-review')
	const texts = requestTexts(input)
	const findings = await examine(tx, { ...about, texts })
	if (findings.length === 0) return null
	if (
		(await asSystemIn(tx, 'the limit of a day is of all sites', () => countHeld(member, 'contact-request', tx))) >=
		requestsPerDay
	)
		return fail('none-left-today')
	const { reviewId } = await holdForReview(tx, {
		...about,
		...{ subject: 'contact-request', specialistId, author: member, texts, findings, content: input },
		title: jobTitle ? `Contact request: ${jobTitle}` : 'Contact request',
	})
	return ok({ requestId: reviewId, isHeld: true })
}

/** The earlier request between the two, whichever member of the hospital asked. */
async function findEarlier(tx: Transaction, { hospitalId }: Member, specialistId: string) {
	const since = sql`now() - make_interval(days => ${cooldownDays})`
	const { status, revokedAt, decidedAt } = contactRequests
	const rows = await asSystemIn(tx, 'a hospital asks a person once, whichever site asks', async () =>
		tx
			.select({ status })
			.from(contactRequests)
			.where(
				and(
					eq(contactRequests.hospitalId, hospitalId),
					eq(contactRequests.specialistId, specialistId),
					or(eq(status, 'sent'), and(eq(status, 'declined'), gt(decidedAt, since)), gt(revokedAt, since)),
				),
			),
	)
	if (rows.some((row) => row.status === 'sent')) return 'already-waiting'
	return rows.length > 0 ? 'declined-lately' : null
}

async function findLimit(tx: Transaction, { hospitalId }: Member) {
	await holdPlan(tx, hospitalId)
	return whyClosed(await findAllowance(hospitalId, tx))
}

async function findOwnOpenJob(tx: Transaction, { hospitalId }: Member, jobId: string) {
	const [job] = await tx
		.select({ title: jobs.title, ...hospitalAt(jobs.siteId, jobs.location) })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(eq(jobs.id, jobId), eq(jobs.hospitalId, hospitalId), eq(jobs.status, 'open')))
		.for('share', { of: jobs })
	return job ?? null
}

async function write(tx: Transaction, member: Member, specialistId: string, input: RequestInput) {
	const { jobId, reason, payFrom, payTo, payUnit, place, message } = input
	const [request] = await tx
		.insert(contactRequests)
		.values({
			hospitalId: member.hospitalId,
			specialistId,
			senderAccountId: member.accountId,
			jobId,
			reason,
			payMinPaise: payFrom,
			payMaxPaise: payTo,
			payUnit,
			place,
			message,
			sentAt: here,
			expiresAt: sql`${here} + make_interval(days => ${contactRequestDays})`,
		})
		.returning({ id: contactRequests.id })
	if (!request) throw new Error('A request was not written')
	await requestRunner.begin(tx, request.id, member.accountId)
	return request.id
}

const here = sql`clock_timestamp()`
