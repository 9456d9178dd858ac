import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { type DecidedKind, listOpenDecisions } from '#app/cases/decisions.server.ts'
import { caseAddress, isCaseKind } from '#app/cases/kinds.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { reviewSubjectNames } from '#app/moderation/status.ts'
import { reviewEvents, reviews } from '#app/moderation/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { secondsLeft } from '#app/platform/lifecycle.server.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { namePicture } from '../moderation/pictures.server.ts'
import { queueOf } from './queues.server.ts'

/** What this operator can still undo, each with the name of the person or thing. Of cover its own folder knows the names. */
export async function listOwnDecisions(actor: Operator) {
	const [decisions, refusals] = await Promise.all([listOpenDecisions(actor), listRefusedTexts(actor)])
	const named = decisions.map(async (one) => ({ ...one, about: await nameOf(one.kind, one.subjectId) }))
	return [...(await Promise.all(named)), ...refusals]
}

async function nameOf(kind: DecidedKind, id: string): Promise<string | null> {
	if (kind === 'picture') return namePicture(id)
	if (kind === 'account') {
		const [account] = await db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, id))
		return account?.name ?? null
	}
	if (!isCaseKind(kind)) return null
	const subject = await queueOf[kind].findSubject(id)
	if (!subject) return null
	const [hospital] = subject.hospitalId
		? await db.select({ name: hospitals.displayName }).from(hospitals).where(eq(hospitals.id, subject.hospitalId))
		: []
	const [person] = subject.specialistId
		? await db.select({ name: specialists.name }).from(specialists).where(eq(specialists.id, subject.specialistId))
		: []
	const title = kind === 'review' ? await nameText(id, subject.title) : subject.title
	return [...new Set([person?.name, title, hospital?.name])].filter(Boolean).join(', ')
}

async function nameText(id: string, title: string) {
	const [text] = await db.select({ subject: reviews.subject }).from(reviews).where(eq(reviews.id, id))
	return text ? `${reviewSubjectNames[text.subject]}: ${title}` : title
}

/** Texts whose refusal is in effect, of which the emails wait their minute; of one review for its own page. */
export async function listRefusedTexts(actor: Operator, onlyId?: string) {
	const left = secondsLeft(reviewEvents.at, undoSeconds)
	const rows = await db
		.select({ id: reviewEvents.id, reviewId: reviews.id, secondsLeft: left })
		.from(reviewEvents)
		.innerJoin(reviews, eq(reviews.id, reviewEvents.reviewId))
		.where(
			and(
				eq(reviewEvents.actorAccountId, actor.accountId),
				eq(reviewEvents.to, 'refused'),
				eq(reviews.status, 'refused'),
				onlyId === undefined ? undefined : eq(reviews.id, onlyId),
				isNull(reviews.replacedAt),
				sql`${left} > 0`,
				// One that was undone and decided again is undone by its last event.
				sql`not exists (select from ${reviewEvents} later where later.review_id = ${reviews.id} and later.at > ${reviewEvents.at})`,
			),
		)
		.orderBy(desc(reviewEvents.at))
		.limit(20)
	return Promise.all(
		rows.map(async ({ id, reviewId, ...row }) => ({
			...{ id, label: 'Refuse text', page: caseAddress('review', reviewId) },
			about: onlyId === undefined ? await nameOf('review', reviewId) : null,
			...{ kind: 'review' as const, subjectId: reviewId, by: actor.name, waits: false, mayUndo: true, ...row },
			undo: `/operator/reviews/${reviewId}/undo?event=${id}`,
		})),
	)
}
