import { asPage, perPage, rowsBefore } from '#app/platform/paging.ts'
import { asSystem } from '#app/platform/database/row-guard.server.ts'
import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { isUndecided } from '#app/cases/decisions.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Operator, Specialist } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { newestFirst, type Position } from '#app/platform/database/keyset.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { minRatings } from '#app/specialists/profile/rating.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { ratingOpensOn } from '../ratings/rating-day.ts'
import { findLastAsked } from '../responses/promises.server.ts'
import { ofHospital, type Side } from '../ratings/rating.server.ts'
import { isShown, isUnchecked, placements, ratings } from '../tables.server.ts'

type GivenRating = { stars: number; comment: string | null }
/** Why it was hidden, and whether its author may still appeal. */
type Hiding = { applicationId: string; reason: string; mayAppeal: boolean; isWaiting: boolean }

/** A placement of the member's hospital, with what both sides said about it. */
export const findHire = (member: Member, applicationId: string) => find(applicationId, ofHospital(member), 'hospital')

/** A placement of the specialist's own, likewise. */
export const findMyPlacement = (actor: Specialist, applicationId: string) =>
	find(applicationId, eq(placements.specialistId, actor.specialistId), 'specialist')

const confirmed = newestFirst(placements.createdAt, placements.applicationId)

/** Placements of the member's hospital after a position, those confirmed last first. */
export async function listHires(
	member: Member,
	{ jobId, after, limit }: { jobId: string | null; after: Position | null; limit: number },
) {
	return db
		.select({
			applicationId: placements.applicationId,
			jobId: placements.jobId,
			jobTitle: jobs.title,
			specialistId: placements.specialistId,
			specialistName: signature,
			startedOn: placements.startedOn,
			createdAt: placements.createdAt,
			position: confirmed.position,
		})
		.from(placements)
		.innerJoin(specialists, eq(specialists.id, placements.specialistId))
		.innerJoin(jobs, eq(jobs.id, placements.jobId))
		.where(and(ofHospital(member), jobId === null ? undefined : eq(placements.jobId, jobId), confirmed.after(after)))
		.orderBy(...confirmed.order)
		.limit(limit)
}

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
			hiddenReason: ratings.hiddenReason,
			appealedAt: ratings.appealedAt,
			checkedAt: ratings.checkedAt,
		})
		.from(ratings)
		.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
		.where(and(eq(placements.hospitalId, placement.hospitalId), eq(placements.specialistId, placement.specialistId)))
		.orderBy(desc(ratings.createdAt))
	const theirs = given.find(
		(rating) => rating.side !== side && rating.applicationId === applicationId && !rating.hiddenAt,
	)
	const own = given.find((rating) => rating.side === side)
	const hiding: Hiding | null = own?.hiddenAt
		? {
				applicationId: own.applicationId,
				reason: own.hiddenReason ?? '',
				mayAppeal: own.appealedAt === null,
				isWaiting: own.checkedAt === null,
			}
		: null
	const opensOn = ratingOpensOn(placement.startedOn)
	return {
		...placement,
		own: asGiven(own),
		/** Of their own rating, while it does not count. */
		hiding,
		theirs: asGiven(theirs),
		/** What the specialist was asked of it last: is it as advertised? */
		asked: side === 'specialist' ? await findLastAsked(applicationId) : null,
		/** The day from which they can rate, while it is ahead. */
		ratingOpensOn: opensOn > istToday(new Date()) ? opensOn : null,
	}
}

const asGiven = (rating: GivenRating | undefined): GivenRating | null =>
	rating ? { stars: rating.stars, comment: rating.comment } : null

/**
 * Stars of a hospital by those it hired: the average to one decimal, from three ratings up; `null` below. It changes with every third, so that no
 * one learns what the last one said.
 */
export async function findHospitalRating(hospitalId: string): Promise<{ average: number; count: number } | null> {
	const given = await asSystem('an average for everyone', () =>
		db
			.select({ stars: ratings.stars })
			.from(ratings)
			.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
			.where(and(eq(placements.hospitalId, hospitalId), eq(ratings.side, 'specialist'), isShown))
			.orderBy(ratings.createdAt, ratings.applicationId),
	)
	const count = given.length - (given.length % minRatings)
	const sum = given.slice(0, count).reduce((total, { stars }) => total + stars, 0)
	return count === 0 ? null : { average: Math.round((sum / count) * 10) / 10, count }
}

export const ratingTabs = ['waiting', 'shown', 'hidden'] as const
export type RatingTab = (typeof ratingTabs)[number]

const inTab: Record<RatingTab, SQL | undefined> = {
	waiting: and(isUnchecked, isUndecided('rating', ratings.id)),
	shown: and(isNotNull(ratings.checkedAt), isShown),
	hidden: and(isNotNull(ratings.checkedAt), isNotNull(ratings.hiddenAt)),
}

/** Ratings for the operators: those that wait, the oldest first; those that count, or those that were hidden, the last first. */
export async function listRatings(_actor: Operator, { tab, page }: { tab: RatingTab; page: number }) {
	const rows = await selectRatings()
		.where(inTab[tab])
		.orderBy(tab === 'waiting' ? waitingSince : desc(ratings.createdAt), ratings.id)
		.limit(perPage + 1)
		.offset(rowsBefore(page))
	return asPage(rows, page, (row) => row)
}

/** The rating, or the appeal against its hiding. */
export const waitingSince = sql<Date>`coalesce(${ratings.appealedAt}, ${ratings.createdAt})`.mapWith(ratings.createdAt)

const selectRatings = () =>
	db
		.select({
			id: ratings.id,
			side: ratings.side,
			stars: ratings.stars,
			comment: ratings.comment,
			hospitalId: hospitals.id,
			hospitalName: hospitals.displayName,
			specialistId: specialists.id,
			specialistName: signature,
			createdAt: ratings.createdAt,
			since: waitingSince,
			isWaiting: sql<boolean>`${isUnchecked}`,
			isHidden: sql<boolean>`${ratings.hiddenAt} is not null`,
			hiddenReason: ratings.hiddenReason,
			hiddenBy: ratings.hiddenBy,
			appeal: ratings.appeal,
		})
		.from(ratings)
		.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
		.innerJoin(hospitals, eq(hospitals.id, placements.hospitalId))
		.innerJoin(specialists, eq(specialists.id, placements.specialistId))
		.$dynamic()

export async function countRatings(_actor: Operator): Promise<Record<RatingTab, number>> {
	const [row] = await db
		.select({
			waiting: sql<number>`(count(*) filter (where ${inTab.waiting}))::int`,
			shown: sql<number>`(count(*) filter (where ${inTab.shown}))::int`,
			hidden: sql<number>`(count(*) filter (where ${inTab.hidden}))::int`,
		})
		.from(ratings)
	return row ?? { waiting: 0, shown: 0, hidden: 0 }
}

/** One rating, or `null`. */
export async function findRating(_actor: Operator, ratingId: string) {
	const [row] = await selectRatings().where(eq(ratings.id, ratingId))
	return row ?? null
}
