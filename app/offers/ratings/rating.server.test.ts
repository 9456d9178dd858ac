import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { anOffer, aPlacement } from '../fixtures.server.ts'
import { findHire, findHospitalRating, findMyPlacement } from '../placements/placement-queries.server.ts'
import { appealRating, hideRating, rateHospital, rateSpecialist, showRating } from './rating.server.ts'
import { isUnchecked, ratings } from '../tables.server.ts'
import { readAuditEvents } from '#test/audit-events.ts'

const stars = (count: number, comment: string | null = null) => ({ stars: count, comment })

const starsOf = async (id: string) => {
	const { ratingSum, ratingCount } = only(await db.select().from(specialists).where(eq(specialists.id, id)))
	return { ratingSum, ratingCount }
}

test('a hospital rates whom it hired, once, and the stars count from then on', async () => {
	const { member, applicationId, specialist } = await aPlacement()
	const colleague = await aMember({ hospitalId: member.hospitalId, role: 'recruiter' })

	const rated = await Promise.all([member, colleague].map((who) => rateSpecialist(who, applicationId, stars(4))))

	expect(rated.filter(({ ok }) => ok)).toHaveLength(1)
	expect(rated).toContainEqual({ ok: false, failure: 'already-rated' })
	expect(await starsOf(specialist.specialistId)).toEqual({ ratingSum: 4, ratingCount: 1 })
})

test('hired twice, they rate each other once', async () => {
	const first = await aPlacement()
	const job = await aJob({ hospitalId: first.member.hospitalId })
	const application = await anApplication({ stage: 'hired', job, specialist: first.specialist })
	const second = await aPlacement({ member: first.member, application })

	const rated = await Promise.all(
		[first, second].map(({ member, applicationId }) => rateSpecialist(member, applicationId, stars(5))),
	)

	expect(rated.map(({ ok }) => ok).sort()).toEqual([false, true])
	expect(await db.select().from(ratings)).toHaveLength(1)
})

test('without a placement there is nothing to rate, for strangers neither', async () => {
	const offer = await anOffer({ status: 'accepted' })
	const { applicationId, specialist } = await aPlacement()
	const refused = { ok: false, failure: 'not-found' }

	expect(await rateSpecialist(offer.member, offer.applicationId, stars(5))).toEqual(refused)
	expect(await rateHospital(offer.specialist, offer.applicationId, stars(5))).toEqual(refused)
	expect(await rateSpecialist(await aMember(), applicationId, stars(1))).toEqual(refused)
	expect(await rateHospital(await aSpecialist(), applicationId, stars(1))).toEqual(refused)
	expect(await starsOf(specialist.specialistId)).toEqual({ ratingSum: 0, ratingCount: 0 })
})

test('each side reads what the other said about it', async () => {
	const { member, applicationId, specialist } = await aPlacement()
	await rateSpecialist(member, applicationId, stars(5, 'Calm in every crisis.'))
	await rateHospital(specialist, applicationId, stars(3, 'Rosters come late.'))

	expect(await findMyPlacement(specialist, applicationId)).toMatchObject({
		own: stars(3, 'Rosters come late.'),
		theirs: stars(5, 'Calm in every crisis.'),
	})
	expect(await findHire(member, applicationId)).toMatchObject({ own: { stars: 5 }, theirs: { stars: 3 } })
	expect(await findHire(await aMember(), applicationId)).toBeNull()
})

test('stars of a hospital are shown from three ratings up, without those that were hidden', async () => {
	const member = await aMember()
	const operator = await anOperator()
	const placed = []
	for (const given of [5, 4, 2]) {
		const placement = await aPlacement({ member })
		await rateHospital(placement.specialist, placement.applicationId, stars(given))
		placed.push(placement)
		expect(await findHospitalRating(member.hospitalId)).toEqual(given === 2 ? { average: 3.7, count: 3 } : null)
	}

	// A fourth waits for two more, so that no one reads it off the average.
	const fourth = await aPlacement({ member })
	await rateHospital(fourth.specialist, fourth.applicationId, stars(1))
	expect(await findHospitalRating(member.hospitalId)).toEqual({ average: 3.7, count: 3 })
	await db.delete(ratings).where(eq(ratings.applicationId, fourth.applicationId))

	const last = eq(ratings.applicationId, placed[2]?.applicationId ?? '')
	const { id } = only(await db.select().from(ratings).where(last))
	await db.transaction((tx) => hideRating(tx, operator, id, 'A threat.'))

	expect(await findHospitalRating(member.hospitalId)).toBeNull()
})

test('a hidden rating takes its stars along, once, and brings them back', async () => {
	const { member, applicationId, specialist } = await aPlacement()
	const operator = await anOperator()
	await rateSpecialist(member, applicationId, stars(1, 'Insulting words.'))
	const { id } = only(await db.select().from(ratings).where(eq(ratings.applicationId, applicationId)))
	const hide = (reason: string) => db.transaction((tx) => hideRating(tx, operator, id, reason))

	const hidden = await Promise.all([hide('Insulting.'), hide('Insulting.')])

	expect(hidden.map(({ ok }) => ok).sort()).toEqual([false, true])
	expect(await starsOf(specialist.specialistId)).toEqual({ ratingSum: 0, ratingCount: 0 })
	expect(await findMyPlacement(specialist, applicationId)).toMatchObject({ theirs: null })
	const [audited] = await readAuditEvents(eq(auditEvents.action, 'rating-hidden'))
	expect(audited).toMatchObject({
		actorAccountId: operator.accountId,
		reason: 'Insulting.',
		facts: { side: 'hospital' },
	})
	await db.transaction((tx) => showRating(tx, operator, id))
	expect(await starsOf(specialist.specialistId)).toEqual({ ratingSum: 1, ratingCount: 1 })
})

test('a rating with a comment waits for an operator, one without does not', async () => {
	const operator = await anOperator()
	const { member, applicationId, specialist } = await aPlacement()
	await rateSpecialist(member, applicationId, stars(5))
	await rateHospital(specialist, applicationId, stars(4, 'Good theatres.'))

	const waiting = await db
		.select()
		.from(ratings)
		.where(and(eq(ratings.applicationId, applicationId), isUnchecked))
	expect(waiting.map(({ side }) => side)).toEqual(['specialist'])

	await db.transaction((tx) => showRating(tx, operator, only(waiting).id))
	expect(await db.$count(ratings, and(eq(ratings.applicationId, applicationId), isUnchecked))).toBe(0)
})

test('the author appeals once against a hiding, and another operator decides', async () => {
	const [operator, other] = [await anOperator(), await anOperator()]
	const { member, applicationId, specialist } = await aPlacement()
	await rateSpecialist(member, applicationId, stars(2, 'Late every day.'))
	const { id } = only(await db.select().from(ratings).where(eq(ratings.applicationId, applicationId)))
	const moderated = (who: Operator, isHidden: boolean) =>
		db.transaction((tx) => (isHidden ? hideRating(tx, who, id, 'It insults someone.') : showRating(tx, who, id)))
	expect(await appealRating(member, applicationId, 'It is true.')).toEqual({ ok: false, failure: 'not-refused' })
	await moderated(operator, true)
	expect(await findHire(member, applicationId)).toMatchObject({
		hiding: { reason: 'It insults someone.', mayAppeal: true },
	})

	expect(await appealRating(await aMember(), applicationId, 'It is true.')).toEqual({ ok: false, failure: 'not-found' })
	expect(await appealRating(specialist, applicationId, 'Mine.')).toEqual({ ok: false, failure: 'not-found' })
	const appeals = await Promise.all([1, 2].map(() => appealRating(member, applicationId, 'It is true.')))
	expect(appeals).toContainEqual({ ok: true, value: null })
	expect(appeals).toContainEqual({ ok: false, failure: 'already-appealed' })
	expect(await moderated(operator, false)).toEqual({ ok: false, failure: 'own-refusal' })
	expect(await starsOf(specialist.specialistId)).toEqual({ ratingSum: 0, ratingCount: 0 })

	const decided = await Promise.all([moderated(other, false), moderated(await anOperator(), false)])
	expect(decided.map(({ ok }) => ok).sort()).toEqual([false, true])
	expect(await starsOf(specialist.specialistId)).toEqual({ ratingSum: 2, ratingCount: 1 })
	await moderated(operator, true)
	expect(await appealRating(member, applicationId, 'Again.')).toEqual({ ok: false, failure: 'already-appealed' })
})
