import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '#app/notifications/tables.server.ts'
import { addDays, formatDate, istToday } from '#app/platform/text/dates.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { whileRowFails } from '#app/platform/database/failing-row-fixtures.server.ts'
import { anOffer, aPlacement, aRating } from './fixtures.server.ts'
import { rateSpecialist } from './ratings/rating.server.ts'
import { remindOfOffers } from './reminders.server.ts'
import { offers, placements } from './tables.server.ts'

const titles = async (accountId: string) => {
	const found = await db.select().from(notifications).where(eq(notifications.accountId, accountId))
	return found.map(({ title }) => title)
}
const remindTwice = async () => {
	await remindOfOffers.run({})
	await remindOfOffers.run({})
}
const startedDaysAgo = async (applicationId: string, days: number) =>
	db
		.update(placements)
		.set({ startedOn: addDays(istToday(new Date()), -days) })
		.where(eq(placements.applicationId, applicationId))

test('who has not answered an offer for half of its time is reminded, once', async () => {
	const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
	const half = await anOffer({ sentAt: hours(-73), expiresAt: hours(72) })
	const later = await anOffer({ sentAt: hours(-71), expiresAt: hours(72) })
	const answered = await anOffer({ status: 'declined', sentAt: hours(-73), expiresAt: hours(72) })

	await remindTwice()

	expect(await titles(half.specialist.accountId)).toEqual([
		`Your offer from Lakeside Heart Institute expires on ${formatDate(hours(72))}`,
	])
	expect(await titles(later.specialist.accountId)).toEqual([])
	expect(await titles(answered.specialist.accountId)).toEqual([])
})

test('both sides are reminded on the joining date of an accepted offer, once', async () => {
	const today = await anOffer({ status: 'accepted', startsOn: istToday(new Date()) })
	const tomorrow = await anOffer({ status: 'accepted', startsOn: addDays(istToday(new Date()), 1) })

	await remindTwice()

	expect(await titles(today.specialist.accountId)).toEqual(['Today is your joining date at Lakeside Heart Institute'])
	expect(await titles(today.member.accountId)).toEqual(['Dr Asha Menon joins today'])
	expect(await titles(tomorrow.specialist.accountId)).toEqual([])
})

/** On the same day the person is asked whether the job is as advertised. */
const ratingsAskedOf = async (accountId: string) =>
	(await titles(accountId)).filter((title) => title.startsWith('Rate '))

test('a rating is asked of both on day 7, of no one who has rated, and none can be made before', async () => {
	const [week, young, rated] = [await aPlacement(), await aPlacement(), await aPlacement()]
	await startedDaysAgo(young.applicationId, 6)
	await aRating(rated)

	expect(await rateSpecialist(young.member, young.applicationId, { stars: 5, comment: null })).toEqual({
		ok: false,
		failure: 'too-early',
	})
	await remindTwice()

	expect(await ratingsAskedOf(week.specialist.accountId)).toEqual(['Rate your first week at Lakeside Heart Institute'])
	expect(await titles(week.member.accountId)).toEqual(['Rate Dr Asha Menon after their first week'])
	expect(await titles(young.specialist.accountId)).toEqual([])
	expect(await ratingsAskedOf(rated.specialist.accountId)).toEqual([])
	expect(await titles(rated.member.accountId)).toHaveLength(1)
})

test('hired again by the same hospital, no one is asked for a second rating', async () => {
	const first = await aPlacement()
	await aRating(first)
	await startedDaysAgo(first.applicationId, 90)
	const job = await aJob({ hospitalId: first.member.hospitalId })
	const application = await anApplication({ stage: 'hired', job, specialist: first.specialist })
	await aPlacement({ member: first.member, application })
	await remindTwice()

	expect(await ratingsAskedOf(first.specialist.accountId)).toEqual([])
})

test('an offer of which no one can be reminded keeps no other', async () => {
	const hours = (count: number) => new Date(Date.now() + count * 3_600_000)
	const half = () => anOffer({ sentAt: hours(-73), expiresAt: hours(72) })
	const waiting = [await half(), await half()]
	const today = await anOffer({ status: 'accepted', startsOn: istToday(new Date()) })

	for (const { id } of waiting) await whileRowFails(offers, id, () => remindOfOffers.run({}).catch(() => undefined))

	for (const { specialist } of [...waiting, today]) expect(await titles(specialist.accountId)).toHaveLength(1)
})
