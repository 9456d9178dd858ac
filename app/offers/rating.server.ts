import { and, eq, type SQL, sql } from 'drizzle-orm'
import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { isVerified, type Member, type Operator, type Specialist } from '#app/identity/actor.ts'
import { notify, retractNotice } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { db, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { countStars, lockRated } from '#app/specialists/rating.server.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { ratedByHospital, ratedBySpecialist } from './messages.ts'
import type { RatingInput } from './schema.server.ts'
import { placements, ratings } from './tables.server.ts'

export type Side = 'hospital' | 'specialist'
export type RatingFailure = 'not-found' | 'already-rated'

/**
 * The hospital's rating of someone it hired, part of their stars from then on.
 *
 * Fails with `already-rated`, because each rates the other only once, even when hired more than once.
 */
export const rateSpecialist = (member: Member, applicationId: string, input: RatingInput) =>
	rate(applicationId, { ...input, side: 'hospital', raterAccountId: member.accountId, whose: ofHospital(member) })

/** A hired specialist's rating of the hospital. Fails as `rateSpecialist` does. */
export const rateHospital = (actor: Specialist, applicationId: string, input: RatingInput) =>
	rate(applicationId, {
		...input,
		side: 'specialist',
		raterAccountId: actor.accountId,
		whose: eq(placements.specialistId, actor.specialistId),
	})

export const ofHospital = (member: Member) =>
	isVerified(member)
		? sql`(${placements.hospitalId} = ${member.hospitalId} and ${whereBetween(placements.hospitalId, placements.specialistId, ({ mayReceive }) => mayReceive)})`
		: sql`false`

type Rating = RatingInput & { side: Side; raterAccountId: string; whose: SQL }

async function rate(
	applicationId: string,
	{ whose, ...rating }: Rating,
): Promise<Result<{ name: string }, RatingFailure>> {
	return db.transaction(async (tx) => {
		const placement = await findPair(tx, applicationId, whose)
		if (!placement) return fail('not-found')
		await lockRated(tx, placement.specialistId)
		if (await hasRated(tx, placement, rating.side)) return fail('already-rated')
		await tx.insert(ratings).values({ applicationId, ...rating })
		if (rating.side === 'hospital') await countStars(tx, placement.specialistId, { stars: rating.stars, by: 1 })
		await notifyOfRating(tx, placement, rating.side)
		return ok({ name: rating.side === 'hospital' ? placement.specialistName : placement.hospitalName })
	})
}

type Pair = NonNullable<Awaited<ReturnType<typeof findPair>>>

async function findPair(tx: Transaction, applicationId: string, whose: SQL) {
	const [placement] = await tx
		.select({
			applicationId: placements.applicationId,
			hospitalId: placements.hospitalId,
			hospitalName: hospitals.displayName,
			specialistId: placements.specialistId,
			specialistName: signature,
		})
		.from(placements)
		.innerJoin(hospitals, eq(hospitals.id, placements.hospitalId))
		.innerJoin(specialists, eq(specialists.id, placements.specialistId))
		.where(and(eq(placements.applicationId, applicationId), whose))
		// No one undoes the hiring while it is being rated.
		.for('update', { of: placements })
	return placement ?? null
}

async function hasRated(tx: Transaction, { hospitalId, specialistId }: Pair, side: Side) {
	const [earlier] = await tx
		.select({ side: ratings.side })
		.from(ratings)
		.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
		.where(
			and(eq(ratings.side, side), eq(placements.hospitalId, hospitalId), eq(placements.specialistId, specialistId)),
		)
		.limit(1)
	return earlier !== undefined
}

const noticeKey = (applicationId: string, side: Side) => `rating/${applicationId}/${side}`

async function notifyOfRating(tx: Transaction, pair: Pair, side: Side) {
	const { applicationId, hospitalId, hospitalName, specialistId, specialistName } = pair
	const key = noticeKey(applicationId, side)
	if (side === 'hospital')
		await notify(tx, ratedByHospital, {
			to: [{ accountId: specialistId }],
			key,
			facts: { applicationId, name: hospitalName },
		})
	else
		await notify(tx, ratedBySpecialist, {
			to: await listMembersToNotify(tx, hospitalId),
			key,
			facts: { applicationId, name: specialistName },
		})
}

export type ModerationFailure = 'not-found' | 'already-so'

/** An operator takes a rating out of what counts, with a reason for the record. Fails with `already-so` when it is. */
export const hideRating = (operator: Operator, which: WhichRating, reason: string) =>
	moderate(operator, which, { isHidden: true, reason })

/** It counts again. */
export const showRating = (operator: Operator, which: WhichRating) =>
	moderate(operator, which, { isHidden: false, reason: null })

export type WhichRating = { applicationId: string; side: Side }

async function moderate(
	operator: Operator,
	{ applicationId, side }: WhichRating,
	{ isHidden, reason }: { isHidden: boolean; reason: string | null },
): Promise<Result<null, ModerationFailure>> {
	return db.transaction(async (tx) => {
		const [rating] = await tx
			.select({ stars: ratings.stars, hiddenAt: ratings.hiddenAt, specialistId: placements.specialistId })
			.from(ratings)
			.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
			.where(and(eq(ratings.applicationId, applicationId), eq(ratings.side, side)))
			.for('update', { of: ratings })
		if (!rating) return fail('not-found')
		if ((rating.hiddenAt !== null) === isHidden) return fail('already-so')
		await tx
			.update(ratings)
			.set({ hiddenAt: isHidden ? sql`now()` : null, hiddenReason: reason })
			.where(and(eq(ratings.applicationId, applicationId), eq(ratings.side, side)))
		if (side === 'hospital') await countStars(tx, rating.specialistId, { stars: rating.stars, by: isHidden ? -1 : 1 })
		if (isHidden) await retractNotice(tx, noticeKey(applicationId, side))
		await recordAudit(tx, {
			actorAccountId: operator.accountId,
			action: isHidden ? 'rating-hidden' : 'rating-shown',
			subjectType: 'application',
			subjectId: applicationId,
			facts: { side, ...(reason ? { reason } : {}) },
		})
		return ok(null)
	})
}
