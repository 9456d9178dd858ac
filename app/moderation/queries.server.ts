import { asPage, perPage, rowsBefore } from '#app/platform/paging.ts'
import { and, count, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { formatDateTime, shortAgo } from '#app/platform/text/dates.ts'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { listCurrentReviews } from './held.server.ts'
import { markTexts, reasonsOf } from './marked.ts'
import type { ReviewSubject } from './status.ts'
import { reviews } from './tables.server.ts'

type Review = typeof reviews.$inferSelect

/** What the members of a hospital read about a review that waits or was refused. */
const printReview = ({ status, findings, statusReason }: Review) => ({
	status: status === 'waiting' ? ('waiting' as const) : ('refused' as const),
	reasons: reasonsOf(findings),
	reason: statusReason,
})

/** The review of a job, of the hospital's page or of its name that its author has to know of; null when there is none. */
export async function findCurrentReview(member: Member, subjectId: string, subjects?: readonly ReviewSubject[]) {
	const [review] = await listCurrentReviews(db, member.hospitalId, [subjectId], subjects)
	return review ? { ...printReview(review), subject: review.subject, held: review.held } : null
}

/** The state of the reviews of these jobs, by job. */
export async function reviewsByJob(member: Member, jobIds: readonly string[]) {
	const current = await listCurrentReviews(db, member.hospitalId, jobIds)
	return new Map(current.map((review) => [review.subjectId, { ...printReview(review), subject: review.subject }]))
}

/** What of the hospital is or was held, the latest first; what was withdrawn is left out. */
export async function listHospitalReviews(member: Member, page: number, now = new Date()) {
	const own = and(eq(reviews.hospitalId, member.hospitalId), ne(reviews.status, 'withdrawn'))
	const [rows, [counted]] = await Promise.all([
		db
			.select()
			.from(reviews)
			.where(own)
			.orderBy(desc(reviews.submittedAt), desc(reviews.id))
			.limit(perPage + 1)
			.offset(rowsBefore(page)),
		db.select({ all: count() }).from(reviews).where(own),
	])
	return {
		total: counted?.all ?? 0,
		...asPage(rows, page, (row) => ({
			id: row.id,
			subject: row.subject,
			subjectId: row.subjectId,
			status: row.status,
			title: row.title,
			reason: row.statusReason,
			reasons: reasonsOf(row.findings),
			texts: markTexts(row.texts, row.findings),
			age: shortAgo(row.submittedAt, now),
			submitted: formatDateTime(row.submittedAt),
			canWithdraw: row.status === 'waiting',
		})),
	}
}

/** What waits to be sent to this specialist, for the page of the one who wrote it. */
export async function listHeldFor(
	member: Member,
	specialistId: string,
	subjects: readonly ('contact-request' | 'message' | 'offer')[],
) {
	const rows = await db
		.select()
		.from(reviews)
		.where(
			and(
				eq(reviews.hospitalId, member.hospitalId),
				eq(reviews.specialistId, specialistId),
				inArray(reviews.subject, [...subjects]),
				eq(reviews.status, 'waiting'),
			),
		)
		.orderBy(reviews.submittedAt)
	return rows.map((row) => ({
		id: row.id,
		reasons: reasonsOf(row.findings),
		texts: markTexts(row.texts, row.findings),
	}))
}

/** How many of this kind wait for an operator. */
export const countHeld = (member: Member, subject: 'contact-request' | 'message', on: Queryable = db) =>
	on.$count(
		reviews,
		and(eq(reviews.hospitalId, member.hospitalId), eq(reviews.subject, subject), eq(reviews.status, 'waiting')),
	)

/** Whether the review is of the member's hospital, in any state. */
export const isOwnReview = async (member: Member, reviewId: string) =>
	(await db.$count(reviews, and(eq(reviews.id, reviewId), eq(reviews.hospitalId, member.hospitalId)))) > 0
