import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { defineWaitingDecision, isUndecided } from '#app/cases/decisions.server.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { waitingSince } from '#app/offers/placements/placement-queries.server.ts'
import { hideRating, showRating } from '#app/offers/ratings/rating.server.ts'
import { isUnchecked, placements, ratings } from '#app/offers/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { countIn, decideCase, maxOpen, type Queue, type Subject } from './queue.server.ts'

const isOpen = and(isUnchecked, isUndecided('rating', ratings.id))

async function findSubject(id: string): Promise<Subject | null> {
	const { hospitalId, specialistId } = placements
	const [row] = await db
		.select({ hospitalId, specialistId })
		.from(ratings)
		.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
		.where(eq(ratings.id, id))
	return row ? { kind: 'rating', subjectId: id, ...row, title: 'Rating' } : null
}

export const ratingQueue: Queue = {
	count: () => countIn(ratings, waitingSince, isOpen),
	async list() {
		const { id, side, stars, appeal, applicationId } = ratings
		const [hospital, specialist] = [hospitals.displayName, specialists.name]
		const rows = await db
			.select({ id, side, stars, appeal, hospital, specialist, since: waitingSince })
			.from(ratings)
			.innerJoin(placements, eq(placements.applicationId, applicationId))
			.innerJoin(hospitals, eq(hospitals.id, placements.hospitalId))
			.innerJoin(specialists, eq(specialists.id, placements.specialistId))
			.where(isOpen)
			.orderBy(asc(waitingSince), asc(id))
			.limit(maxOpen)
		return rows.map((row) => ({
			...row,
			title: row.side === 'hospital' ? row.specialist : row.hospital,
			detail: `${row.stars} of 5${row.appeal === null ? '' : ' · appeal'}`,
		}))
	},
	findSubject,
	decisions: ['rating-shown', 'rating-hidden'],
}

const ofRating = { kind: 'rating', page: (id: string) => caseAddress('rating', id) } as const

/** Takes a rating out of what counts. */
export const hideRatingLater = defineWaitingDecision('hide-rating', {
	...ofRating,
	...{ label: 'Hide rating', input: z.object({ reason: z.string() }) },
	carryOut: (actor, id, { reason }) => decideCase(actor, findSubject(id), (tx) => hideRating(tx, actor, id, reason)),
})

/** Leaves a rating as it is, or lets it count again. */
export const showRatingLater = defineWaitingDecision('show-rating', {
	...ofRating,
	...{ label: 'Keep rating visible', input: z.object({}) },
	carryOut: (actor, id) => decideCase(actor, findSubject(id), (tx) => showRating(tx, actor, id)),
})
