import { asPage, perPage, rowsBefore } from '#app/platform/paging.ts'
import { and, asc, count, desc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isUndecided } from '#app/cases/decisions.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { payModelLine, payModels } from '#app/jobs/pay-model.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { unpackContent } from '#app/moderation/held.server.ts'
import { markTexts, reasonsOf } from '#app/moderation/marked.ts'
import type { ReviewStatus } from '#app/moderation/status.ts'
import { heldNames } from '#app/moderation/hospital-name.server.ts'
import { reviews } from '#app/moderation/tables.server.ts'
import { formatDateTime, formatDay, waitingFor } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { formatPayRange, payUnits } from '#app/platform/text/money.ts'
import { listHospitalDocuments } from '#app/hospitals/checks/documents.server.ts'
import { listResembling } from '../hospitals/hospital-record.server.ts'
import { isLate } from '#app/cases/kinds.ts'

export const reviewTabs = ['waiting', 'passed', 'refused'] as const satisfies readonly ReviewStatus[]
export type ReviewTab = (typeof reviewTabs)[number]

export async function countReviews(_actor: Operator): Promise<Record<ReviewTab, number>> {
	const rows = await db
		.select({ status: reviews.status, reviews: count() })
		.from(reviews)
		.where(and(ne(reviews.status, 'withdrawn'), or(ne(reviews.status, 'waiting'), isUndecided('review', reviews.id))))
		.groupBy(reviews.status)
	const counted = new Map(rows.map((row) => [row.status, row.reviews]))
	return {
		waiting: counted.get('waiting') ?? 0,
		passed: counted.get('passed') ?? 0,
		refused: counted.get('refused') ?? 0,
	}
}

/** Held texts, 25 a page: those that wait with the oldest on top, or the decided ones with the last on top. */
export async function listReviews(_actor: Operator, { tab, page }: { tab: ReviewTab; page: number }, now = new Date()) {
	const rows = await db
		.select({
			id: reviews.id,
			subject: reviews.subject,
			title: reviews.title,
			findings: reviews.findings,
			submittedAt: reviews.submittedAt,
			decidedAt: reviews.decidedAt,
			hospitalName: hospitals.displayName,
		})
		.from(reviews)
		.innerJoin(hospitals, eq(hospitals.id, reviews.hospitalId))
		.where(and(eq(reviews.status, tab), tab === 'waiting' ? isUndecided('review', reviews.id) : undefined))
		.orderBy(tab === 'waiting' ? asc(reviews.submittedAt) : desc(reviews.decidedAt), asc(reviews.id))
		.limit(perPage + 1)
		.offset(rowsBefore(page))
	return asPage(rows, page, ({ findings, submittedAt, decidedAt, ...row }) => ({
		...row,
		reasons: reasonsOf(findings).map(({ name }) => name),
		waiting: waitingFor(submittedAt, now),
		isLate: tab === 'waiting' && isLate('review', submittedAt, now),
		decided: decidedAt && formatDay(decidedAt),
	}))
}

export type ListedReview = Awaited<ReturnType<typeof listReviews>>['rows'][number]

/** One held text with what an operator needs to decide: the marks, what is live instead, and what is known of the hospital. */
export async function findReview(_actor: Operator, reviewId: string, now = new Date()) {
	const [row] = await db
		.select({
			review: reviews,
			hospital: {
				id: hospitals.id,
				name: hospitals.displayName,
				city: hospitals.city,
				status: hospitals.status,
				verifiedAt: hospitals.verifiedAt,
			},
			author: accounts.name,
		})
		.from(reviews)
		.innerJoin(hospitals, eq(hospitals.id, reviews.hospitalId))
		.leftJoin(accounts, eq(accounts.id, reviews.authorAccountId))
		.where(eq(reviews.id, reviewId))
	if (!row) return null
	const { review, hospital, author } = row
	const [history, pay, rename] = await Promise.all([
		historyOf(review.hospitalId, review.id),
		payOf(review),
		findRename(review),
	])
	const { id, subject, status, title, version, submittedAt, decidedAt } = review
	return {
		...{ id, subject, status, title, version, author, history },
		reason: review.statusReason,
		subjectId: review.subjectId,
		submitted: formatDateTime(submittedAt),
		waiting: waitingFor(submittedAt, now),
		isLate: status === 'waiting' && isLate('review', submittedAt, now),
		decided: decidedAt && formatDateTime(decidedAt),
		reasons: reasonsOf(review.findings),
		texts: markTexts(review.texts, review.findings),
		...{ pay, rename },
		hospital: { ...hospital, verifiedAt: hospital.verifiedAt && formatDay(hospital.verifiedAt) },
	}
}

export type ReviewRecord = NonNullable<Awaited<ReturnType<typeof findReview>>>

/** For a new name of a hospital: its present names, the new ones, hospitals that these could be taken for, and its documents. */
async function findRename({ subject, hospitalId, held }: typeof reviews.$inferSelect) {
	const to = subject === 'hospital-name' ? heldNames(held) : null
	const [hospital] = to ? await db.select().from(hospitals).where(eq(hospitals.id, hospitalId)) : []
	if (!to || !hospital) return null
	const { displayName, legalName } = hospital
	const [others, documents] = await Promise.all([
		listResembling({ ...hospital, ...to }),
		listHospitalDocuments(hospitalId),
	])
	return { from: { displayName, legalName }, to, others, documents }
}

const amount = z.bigint().nullish().catch(null)
const HeldPay = z.object({
	payUnit: z.enum(payUnits),
	...{ payMinPaise: amount, payMaxPaise: amount, payFrom: amount, payTo: amount, payPaise: amount },
	payModel: z.enum(payModels).catch('fixed'),
	feeSharePercent: z.number().nullish().catch(null),
})

/** The pay that goes with a held text: of the job, or of the request or offer that is kept with it. */
async function payOf({
	subject,
	subjectId,
	held,
}: Pick<typeof reviews.$inferSelect, 'subject' | 'subjectId' | 'held'>) {
	const [job] = subject.startsWith('job')
		? await db
				.select({
					...{ payUnit: jobs.payUnit, payMinPaise: jobs.payMinPaise, payMaxPaise: jobs.payMaxPaise },
					...{ payModel: jobs.payModel, feeSharePercent: jobs.feeSharePercent },
				})
				.from(jobs)
				.where(eq(jobs.id, subjectId))
		: []
	const content = held === null ? null : unpackContent(held)
	const read = HeldPay.safeParse(typeof content === 'object' ? { ...job, ...content } : job)
	if (!read.success) return null
	const { payUnit, payMinPaise, payMaxPaise, payFrom, payTo, payPaise, payModel, feeSharePercent = null } = read.data
	const from = payMinPaise ?? payFrom ?? payPaise
	if (from == null) return null
	const model = payModelLine({ payModel, feeSharePercent })
	return [formatPayRange(from, payMaxPaise ?? payTo ?? null, payUnit), model].filter(Boolean).join('. ')
}

async function historyOf(hospitalId: string, exceptId: string) {
	const [[posted], decided] = await Promise.all([
		db
			.select({
				live: count(sql`case when ${jobs.openedAt} is not null then 1 end`),
				removed: count(sql`case when ${jobs.status} = 'removed' then 1 end`),
			})
			.from(jobs)
			.where(eq(jobs.hospitalId, hospitalId)),
		db
			.select({ status: reviews.status, reviews: count() })
			.from(reviews)
			.where(and(eq(reviews.hospitalId, hospitalId), ne(reviews.id, exceptId), isNotNull(reviews.decidedAt)))
			.groupBy(reviews.status),
	])
	const counted = new Map(decided.map((row) => [row.status, row.reviews]))
	return {
		posted: posted?.live ?? 0,
		removed: posted?.removed ?? 0,
		approved: counted.get('passed') ?? 0,
		refused: counted.get('refused') ?? 0,
	}
}
