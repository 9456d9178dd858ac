import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineWaitingDecision, isUndecided } from '#app/cases/decisions.server.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { reviewSubjectNames } from '#app/moderation/status.ts'
import { reviews } from '#app/moderation/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { approveReview } from '../moderation/review-decision.server.ts'
import { countIn, maxOpen, type Queue } from './queue.server.ts'

const isOpen = and(eq(reviews.status, 'waiting'), isUndecided('review', reviews.id))

export const reviewQueue: Queue = {
	count: () => countIn(reviews, reviews.submittedAt, isOpen),
	async list() {
		const { id, title, subject, submittedAt, version, hospitalId } = reviews
		const rows = await db
			.select({ id, title, subject, hospital: hospitals.displayName, since: submittedAt, version })
			.from(reviews)
			.innerJoin(hospitals, eq(hospitals.id, hospitalId))
			.where(isOpen)
			.orderBy(asc(submittedAt), asc(id))
			.limit(maxOpen)
		return rows.map((row) => ({ ...row, detail: `${reviewSubjectNames[row.subject]} · ${row.hospital}` }))
	},
	async findSubject(id) {
		const { title, hospitalId, specialistId } = reviews
		const [row] = await db.select({ title, hospitalId, specialistId }).from(reviews).where(eq(reviews.id, id))
		return row ? { kind: 'review', subjectId: id, ...row } : null
	},
	decisions: ['review.approve', 'review.refuse'],
}

export const approveReviewLater = defineWaitingDecision('approve-review', {
	...{ kind: 'review', page: (id) => caseAddress('review', id) },
	...{ label: 'Approve text', input: z.object({}), carryOut: approveReview },
})
