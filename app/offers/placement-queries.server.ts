import { and, avg, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Operator, Specialist } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { minRatings } from '#app/specialists/rating.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { ofHospital, type Side } from './rating.server.ts'
import { isShown, placements, ratings } from './tables.server.ts'

type GivenRating = { stars: number; comment: string | null }

/** A placement of the member's hospital, with what both sides said about it. */
export const findHire = (member: Member, applicationId: string) => find(applicationId, ofHospital(member), 'hospital')

/** A placement of the specialist's own, likewise. */
export const findMyPlacement = (actor: Specialist, applicationId: string) =>
	find(applicationId, eq(placements.specialistId, actor.specialistId), 'specialist')

async function find(applicationId: string, whose: SQL, side: Side) {
	const [placement] = await db
		.select({
			applicationId: placements.applicationId,
			hospitalId: placements.hospitalId,
			specialistId: placements.specialistId,
			startedOn: placements.startedOn,
			hospitalName: hospitals.displayName,
			specialistName: signature,
			jobTitle: jobs.title,
		})
		.from(placements)
		.innerJoin(hospitals, eq(hospitals.id, placements.hospitalId))
		.innerJoin(specialists, eq(specialists.id, placements.specialistId))
		.innerJoin(jobs, eq(jobs.id, placements.jobId))
		.where(and(eq(placements.applicationId, applicationId), whose))
	if (!placement) return null
	const given = await db
		.select({
			applicationId: ratings.applicationId,
			side: ratings.side,
			stars: ratings.stars,
			comment: ratings.comment,
			hiddenAt: ratings.hiddenAt,
		})
		.from(ratings)
		.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
		.where(and(eq(placements.hospitalId, placement.hospitalId), eq(placements.specialistId, placement.specialistId)))
		.orderBy(desc(ratings.createdAt))
	const theirs = given.find(
		(rating) => rating.side !== side && rating.applicationId === applicationId && !rating.hiddenAt,
	)
	return { ...placement, own: asGiven(given.find((rating) => rating.side === side)), theirs: asGiven(theirs) }
}

const asGiven = (rating: GivenRating | undefined): GivenRating | null =>
	rating ? { stars: rating.stars, comment: rating.comment } : null

/** Stars of a hospital by those it hired: the average to one decimal, from three ratings up; `null` below. */
export async function findHospitalRating(hospitalId: string): Promise<{ average: number; count: number } | null> {
	const [row] = await db
		.select({ average: sql<number>`round(${avg(ratings.stars)}, 1)::float8`, count: count() })
		.from(ratings)
		.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
		.where(and(eq(placements.hospitalId, hospitalId), eq(ratings.side, 'specialist'), isShown))
	return row && row.count >= minRatings ? row : null
}

const perPage = 25

/** Ratings for the operators, the last first: those that count, or those that were hidden. */
export async function listRatings(_actor: Operator, { isHidden, page }: { isHidden: boolean; page: number }) {
	const rows = await db
		.select({
			...rated,
			createdAt: ratings.createdAt,
			hiddenReason: ratings.hiddenReason,
		})
		.from(ratings)
		.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
		.innerJoin(hospitals, eq(hospitals.id, placements.hospitalId))
		.innerJoin(specialists, eq(specialists.id, placements.specialistId))
		.where(isHidden ? isNotNull(ratings.hiddenAt) : isNull(ratings.hiddenAt))
		.orderBy(desc(ratings.createdAt), ratings.applicationId, ratings.side)
		.limit(perPage + 1)
		.offset((page - 1) * perPage)
	return { ratings: rows.slice(0, perPage), hasMore: rows.length > perPage, first: (page - 1) * perPage + 1 }
}

const rated = {
	applicationId: ratings.applicationId,
	side: ratings.side,
	stars: ratings.stars,
	comment: ratings.comment,
	hospitalId: hospitals.id,
	hospitalName: hospitals.displayName,
	specialistName: signature,
	isHidden: sql<boolean>`${ratings.hiddenAt} is not null`,
}

export async function countRatings(_actor: Operator) {
	const [row] = await db.select({ all: count(), hidden: count(ratings.hiddenAt) }).from(ratings)
	return { shown: (row?.all ?? 0) - (row?.hidden ?? 0), hidden: row?.hidden ?? 0 }
}

/** One rating, or `null`. */
export async function findRating(_actor: Operator, { applicationId, side }: { applicationId: string; side: Side }) {
	const [row] = await db
		.select(rated)
		.from(ratings)
		.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
		.innerJoin(hospitals, eq(hospitals.id, placements.hospitalId))
		.innerJoin(specialists, eq(specialists.id, placements.specialistId))
		.where(and(eq(ratings.applicationId, applicationId), eq(ratings.side, side)))
	return row ?? null
}
