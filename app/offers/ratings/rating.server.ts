import { asSystemIn } from '#app/platform/database/row-guard.server.ts'
import { concernedBy } from '#app/applications/concerned.server.ts'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { refusalAppealed } from '#app/cases/messages.ts'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { isVerified, type Member, type Operator, type Specialist } from '#app/identity/actor.ts'
import { findDependence, listOperators } from '#app/identity/operators/operators.server.ts'
import { notify, retractNotice } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { countStars, lockRated } from '#app/specialists/profile/rating.server.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { ratedByHospital, ratedBySpecialist, ratingModerated } from '../messages.ts'
import { ratingOpensOn } from './rating-day.ts'
import type { RatingInput } from '../schema.server.ts'
import { placements, ratings } from '../tables.server.ts'

export type Side = 'hospital' | 'specialist'
export type RatingFailure = 'not-found' | 'already-rated' | 'too-early'

/**
 * The hospital's rating of someone it hired, part of their stars from then on.
 *
 * Fails with `already-rated`, because each rates the other only once, even when hired more than once, and with
 * `too-early` in the first week at work.
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
		if (ratingOpensOn(placement.startedOn) > istToday(new Date())) return fail('too-early')
		await lockRated(tx, placement.specialistId)
		if (await hasRated(tx, placement, rating.side)) return fail('already-rated')
		// What has no words needs no one to read it.
		const checkedAt = rating.comment === null ? sql`now()` : null
		await tx.insert(ratings).values({ applicationId, ...rating, checkedAt })
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
			startedOn: placements.startedOn,
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
	const [earlier] = await asSystemIn(tx, 'a hospital rates a person once, whichever site does', async () =>
		tx
			.select({ side: ratings.side })
			.from(ratings)
			.innerJoin(placements, eq(placements.applicationId, ratings.applicationId))
			.where(
				and(eq(ratings.side, side), eq(placements.hospitalId, hospitalId), eq(placements.specialistId, specialistId)),
			)
			.limit(1),
	)
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
			to: await listMembersToNotify(tx, hospitalId, concernedBy(applicationId)),
			key,
			facts: { applicationId, name: specialistName },
		})
}

export type ModerationFailure = 'not-found' | 'already-so' | 'own-refusal'

/**
 * An operator takes a rating out of what counts, with a reason that its author reads. Fails with `already-so` when it is, and
 * with `own-refusal` when the author's appeal is against the same operator.
 */
export const hideRating = (tx: Transaction, operator: Operator, ratingId: string, reason: string) =>
	moderate(tx, operator, ratingId, { isHidden: true, reason })

/** It counts, or counts again. Fails as `hideRating` does. */
export const showRating = (tx: Transaction, operator: Operator, ratingId: string) =>
	moderate(tx, operator, ratingId, { isHidden: false, reason: null })

async function moderate(
	tx: Transaction,
	operator: Operator,
	ratingId: string,
	{ isHidden, reason }: { isHidden: boolean; reason: string | null },
): Promise<Result<null, ModerationFailure>> {
	const [rating] = await tx.select().from(ratings).where(eq(ratings.id, ratingId)).for('update')
	if (!rating) return fail('not-found')
	const wasHidden = rating.hiddenAt !== null
	if (rating.checkedAt && wasHidden === isHidden) return fail('already-so')
	const isAppeal = !rating.checkedAt && rating.appealedAt !== null
	if (isAppeal && (await findDependence(tx, operator.accountId, rating.hiddenBy))) return fail('own-refusal')
	await tx
		.update(ratings)
		.set({
			checkedAt: sql`now()`,
			hiddenAt: isHidden ? sql`now()` : null,
			hiddenReason: reason,
			hiddenBy: isHidden ? operator.accountId : null,
		})
		.where(eq(ratings.id, ratingId))
	const { applicationId, side } = rating
	const pair = await findPair(tx, applicationId, sql`true`)
	if (!pair) return fail('not-found')
	if (side === 'hospital' && wasHidden !== isHidden)
		await countStars(tx, pair.specialistId, { stars: rating.stars, by: isHidden ? -1 : 1 })
	if (isHidden) await retractNotice(tx, noticeKey(applicationId, side))
	if ((isHidden || wasHidden) && rating.raterAccountId)
		await notify(tx, ratingModerated, {
			to: [{ accountId: rating.raterAccountId }],
			facts: { applicationId, side, name: nameOfRated(pair, side), reason, mayAppeal: !rating.appealedAt },
		})
	await recordAudit(tx, {
		actorAccountId: operator.accountId,
		action: isHidden ? 'rating-hidden' : 'rating-shown',
		subjectType: 'application',
		subjectId: applicationId,
		reason,
		facts: { side },
	})
	return ok(null)
}

const nameOfRated = ({ specialistName, hospitalName }: Pair, side: Side) =>
	side === 'hospital' ? specialistName : hospitalName

export type RatingAppealFailure = 'not-found' | 'not-refused' | 'already-appealed'

/** Which ratings are the actor's own side's to appeal about. */
const ownSide = (actor: Member | Specialist) =>
	actor.kind === 'member'
		? { side: 'hospital' as const, whose: ofHospital(actor) }
		: { side: 'specialist' as const, whose: eq(placements.specialistId, actor.specialistId) }

/**
 * The author objects to the hiding of a rating, once; another operator decides. Fails with `not-refused` when it is not
 * hidden, and with `already-appealed` after the first time.
 */
export async function appealRating(
	actor: Member | Specialist,
	applicationId: string,
	reason: string,
): Promise<Result<null, RatingAppealFailure>> {
	return db.transaction(async (tx) => {
		const { side, whose } = ownSide(actor)
		const pair = await findPair(tx, applicationId, whose)
		if (!pair) return fail('not-found')
		const own = and(eq(ratings.applicationId, applicationId), eq(ratings.side, side))
		const [rating] = await tx.select().from(ratings).where(own).for('update')
		if (!rating) return fail('not-found')
		if (rating.appealedAt) return fail('already-appealed')
		if (!rating.hiddenAt) return fail('not-refused')
		await tx.update(ratings).set({ appeal: reason, appealedAt: sql`now()`, checkedAt: null }).where(own)
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: 'rating-appealed',
			subjectType: 'application',
			subjectId: applicationId,
			reason,
			facts: { side },
		})
		const operators = await listOperators(tx, 'moderate')
		await notify(tx, refusalAppealed, {
			to: operators.filter(({ accountId }) => accountId !== rating.hiddenBy),
			facts: { href: `/operator/ratings/${rating.id}`, name: `rating of ${nameOfRated(pair, side)}`, reason },
		})
		return ok(null)
	})
}
