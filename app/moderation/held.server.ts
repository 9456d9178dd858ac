import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { findMembership } from '#app/hospitals/team/membership.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { listOperators } from '#app/identity/operators/operators.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { lifecycleRunner } from '#app/platform/lifecycle.server.ts'
import { log } from '#app/platform/log.server.ts'
import { reviewWaiting } from './messages.ts'
import { findOtherHospitals } from './other-hospitals.server.ts'
import type { Finding, RuleKey } from './rules.ts'
import { type ScannedText, scanTexts } from './scanner.ts'
import { reviewLifecycle, type ReviewSubject } from './status.ts'
import { reviewEvents, reviews } from './tables.server.ts'

/** Only here statuses change. */
export const reviewRunner = lifecycleRunner(reviewLifecycle, {
	table: reviews,
	state: 'status',
	history: reviewEvents,
	of: 'reviewId',
})

export type Examined = {
	hospitalId: string
	/** What an earlier approval was about. */
	subjectId: string
	texts: readonly ScannedText[]
	/** Rules that do not apply, such as contact details after mutual interest. */
	exceptions?: readonly RuleKey[]
	/** Rules that ask the database. */
	checks?: (tx: Transaction) => Promise<Finding[]>
}

/**
 * Why these texts have to be read by an operator first; nothing when they may go live. What an operator has approved for the
 * same subject is not found again. A check that fails is a reason of its own, so nothing goes live unchecked.
 */
export async function examine(
	tx: Transaction,
	{ hospitalId, subjectId, texts, exceptions, checks }: Examined,
): Promise<Finding[]> {
	try {
		const asked = checks ? await tx.transaction(checks) : []
		const read = await tx.transaction((checked) =>
			findOtherHospitals(checked, { hospitalId, texts, found: scanTexts(texts) }),
		)
		const found = [...read, ...asked].filter(({ rule }) => !exceptions?.includes(rule))
		if (found.length === 0) return []
		const approved = await listApproved(tx, { hospitalId, subjectId })
		return found.filter((finding) => !approved.has(keyOf(finding)))
	} catch (error) {
		log.error({ error }, 'A text could not be checked and is held')
		return [{ rule: 'unchecked', field: '', start: 0, end: 0, quote: '' }]
	}
}

const keyOf = ({ rule, quote }: Finding) => `${rule} ${quote.toLowerCase()}`

async function listApproved(tx: Transaction, { hospitalId, subjectId }: Pick<Examined, 'hospitalId' | 'subjectId'>) {
	const rows = await tx
		.select({ findings: reviews.findings })
		.from(reviews)
		.where(and(eq(reviews.hospitalId, hospitalId), eq(reviews.subjectId, subjectId), eq(reviews.status, 'passed')))
	return new Set(rows.flatMap(({ findings }) => findings.map(keyOf)))
}

export type Held = Omit<Examined, 'checks' | 'exceptions'> & {
	subject: ReviewSubject
	specialistId?: string
	author: { accountId: string }
	title: string
	findings: readonly Finding[]
	/** What is stored or sent once it is approved. */
	content?: unknown
}

/** Puts it into the operators' queue in place of anything of the same kind that waits about the same subject. */
export async function holdForReview(tx: Transaction, { author, findings, texts, content, ...about }: Held) {
	if (about.subject !== 'message') await withdrawReviews(tx, about, author, [about.subject])
	const values = {
		...about,
		authorAccountId: author.accountId,
		texts: [...texts],
		findings: [...findings],
		held: content === undefined ? null : packContent(content),
	}
	const { id } = only(await tx.insert(reviews).values(values).returning({ id: reviews.id }))
	await reviewRunner.begin(tx, id, author.accountId)
	await notify(tx, reviewWaiting, {
		to: await listOperators(tx, 'moderate'),
		key: `review/${id}`,
		facts: { reviewId: id, subject: about.subject, title: about.title },
	})
	return { reviewId: id }
}

/**
 * Takes what waits about a subject out of the queue, because its author has changed or discarded it. What was refused of it
 * before is replaced.
 */
export async function withdrawReviews(
	tx: Transaction,
	{ hospitalId, subjectId }: Pick<Held, 'hospitalId' | 'subjectId'>,
	author: { accountId: string },
	subjects: readonly ReviewSubject[],
) {
	const ofSubject = and(
		eq(reviews.hospitalId, hospitalId),
		eq(reviews.subjectId, subjectId),
		inArray(reviews.subject, [...subjects]),
	)
	await tx
		.update(reviews)
		.set({ replacedAt: sql`now()` })
		.where(and(ofSubject, eq(reviews.status, 'refused'), isNull(reviews.replacedAt)))
	const waiting = await tx
		.select()
		.from(reviews)
		.where(and(ofSubject, eq(reviews.status, 'waiting')))
		.for('update')
	for (const review of waiting)
		await reviewRunner.move(tx, review, {
			to: 'withdrawn',
			by: 'author',
			actorAccountId: author.accountId,
			set: { decidedAt: sql`now()` },
		})
}

/** Whether something of this kind waits for an operator already. */
export async function isWaiting(
	on: Queryable,
	{ hospitalId, subjectId, subject }: Pick<Held, 'hospitalId' | 'subjectId' | 'subject'>,
) {
	const [waiting] = await on
		.select({ id: reviews.id })
		.from(reviews)
		.where(
			and(
				eq(reviews.hospitalId, hospitalId),
				eq(reviews.subjectId, subjectId),
				eq(reviews.subject, subject),
				eq(reviews.status, 'waiting'),
			),
		)
		.limit(1)
	return waiting !== undefined
}

/** The same message to the same person that waits already: a form that was sent twice. */
export async function findHeldMessage(
	on: Queryable,
	{ hospitalId, subjectId }: Pick<Held, 'hospitalId' | 'subjectId'>,
	texts: readonly ScannedText[],
) {
	const [waiting] = await on
		.select({ id: reviews.id })
		.from(reviews)
		.where(
			and(
				eq(reviews.hospitalId, hospitalId),
				eq(reviews.subjectId, subjectId),
				eq(reviews.subject, 'message'),
				eq(reviews.status, 'waiting'),
				eq(reviews.texts, [...texts]),
			),
		)
		.limit(1)
	return waiting?.id ?? null
}

/** The latest review of each of these subjects that still says something: it waits, or was refused. */
export async function listCurrentReviews(
	on: Queryable,
	hospitalId: string,
	subjectIds: readonly string[],
	subjects: readonly ReviewSubject[] = ['job', 'job-edit', 'hospital-page'],
) {
	if (subjectIds.length === 0) return []
	const latest = await on
		.selectDistinctOn([reviews.subjectId, reviews.specialistId])
		.from(reviews)
		.where(
			and(
				eq(reviews.hospitalId, hospitalId),
				inArray(reviews.subjectId, [...subjectIds]),
				inArray(reviews.subject, [...subjects]),
				isNull(reviews.replacedAt),
			),
		)
		.orderBy(reviews.subjectId, reviews.specialistId, desc(reviews.submittedAt))
	return latest.filter(({ status }) => status === 'waiting' || status === 'refused')
}

/** The author as a member of the hospital today; null when they no longer are. */
export async function findAuthor(
	tx: Transaction,
	{ authorAccountId, hospitalId }: Pick<typeof reviews.$inferSelect, 'authorAccountId' | 'hospitalId'>,
): Promise<Member | null> {
	if (authorAccountId === null) return null
	const membership = await findMembership(authorAccountId, tx)
	if (membership?.hospitalId !== hospitalId || membership.role === 'interviewer') return null
	const { role } = membership
	const [account] = await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, authorAccountId))
	return { kind: 'member', accountId: authorAccountId, sessionId: '', name: account?.name ?? '', ...membership, role }
}

/** Content as text and back, with amounts in paise, which JSON has no number for. */
const packContent = (content: unknown) =>
	JSON.stringify(content, (_key, value: unknown) => (typeof value === 'bigint' ? { paise: String(value) } : value))

export function unpackContent(held: string): unknown {
	return JSON.parse(held, (_key, value: unknown) =>
		typeof value === 'object' && value !== null && 'paise' in value ? BigInt(String(value.paise)) : value,
	)
}
