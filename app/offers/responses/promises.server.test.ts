import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { publishedAnswers, specialists } from '#app/specialists/tables.server.ts'
import { aPlacement, aPromiseCheck } from '../fixtures.server.ts'
import { findMyPlacement } from '../placements/placement-queries.server.ts'
import { type Promised, promisesOf } from './promises.ts'
import { answerPromises, countKeptPromises, findPromiseCheck, publishPromises } from './promises.server.ts'
import { remindOfOffers } from '../reminders.server.ts'
import { placements, promiseChecks } from '../tables.server.ts'

const joined = (applicationId: string, daysAgo: number) =>
	db
		.update(placements)
		.set({ startedOn: addDays(istToday(new Date()), -daysAgo) })
		.where(eq(placements.applicationId, applicationId))
const told = async (accountId: string) =>
	(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).filter(({ href }) =>
		href?.endsWith('/as-advertised'),
	)
const well = { pay: 'yes', payOnTime: 'yes', duties: 'yes', accommodation: 'none' } as const

/** Someone who joined this hospital and answered. */
async function answered(member: Member, answers: Partial<typeof promiseChecks.$inferInsert>) {
	const application = await anApplication({ stage: 'hired', job: await aJob({ hospitalId: member.hospitalId }) })
	const placement = await aPlacement({ member, application })
	await aPromiseCheck(placement, { day: 40, ...well, answeredAt: new Date(), ...answers })
	return placement
}

test('a person who joined is asked on day 7, 40 and 100, once each, and only then', async () => {
	const { applicationId, specialist } = await aPlacement()
	for (const [daysAgo, count] of [
		[6, 0],
		[7, 1],
		[20, 1],
		[39, 1],
		[41, 2],
		[100, 3],
		[200, 3],
	] as const) {
		await joined(applicationId, daysAgo)
		await remindOfOffers.run({})
		await remindOfOffers.run({})
		expect([daysAgo, (await told(specialist.accountId)).length]).toEqual([daysAgo, count])
	}
	expect((await db.select().from(promiseChecks)).map(({ day }) => day).sort((a, b) => a - b)).toEqual([7, 40, 100])
})

test('what was asked last is answered and can be changed, by the person alone', async () => {
	const [placement, other] = [await aPlacement(), await aPlacement()]
	const { applicationId, specialist } = placement
	expect(await answerPromises(specialist, applicationId, well)).toMatchObject({ failure: 'not-found' })
	await aPromiseCheck(placement, { day: 7 })
	await aPromiseCheck(placement, { day: 40 })

	expect(await answerPromises(other.specialist, applicationId, well)).toMatchObject({ failure: 'not-found' })
	expect(await answerPromises(specialist, applicationId, well)).toEqual({ ok: true, value: null })
	expect(await answerPromises(specialist, applicationId, { ...well, pay: 'no' })).toEqual({ ok: true, value: null })

	expect(await findPromiseCheck(specialist, applicationId)).toMatchObject({ day: 40, pay: 'no', duties: 'yes' })
	expect(await findPromiseCheck(other.specialist, applicationId)).toBeNull()
	const rows = await db.select().from(promiseChecks).where(eq(promiseChecks.day, 7))
	expect(rows).toMatchObject([{ pay: null }])
})

test('the page of a placement names what is asked now, and that it was answered', async () => {
	const placement = await aPlacement()
	const { specialist, applicationId } = placement
	const asked = async () => (await findMyPlacement(specialist, applicationId))?.asked
	expect(await asked()).toBeNull()
	await aPromiseCheck(placement, { day: 7 })
	expect(await asked()).toEqual({
		what: 'duties and hours, accommodation, original certificates stay with you',
		isAnswered: false,
	})

	await answerPromises(specialist, applicationId, { duties: 'yes', accommodation: 'none' })

	expect(await asked()).toMatchObject({ isAnswered: true })
	await aPromiseCheck(placement, { day: 100 })
	expect(await asked()).toMatchObject({
		what: 'pay on time, duties and hours, accommodation, original certificates stay with you, bond as agreed, PF credited, final settlement on time',
		isAnswered: false,
	})
})

const shownOf = async ({ hospitalId }: Member) => {
	await publishPromises.run({})
	return countKeptPromises(hospitalId)
}
const countsOf = async (member: Member) =>
	(await shownOf(member)).map(({ promise, kept, of }) => ({ promise, kept, of }))

test('counts are shown from three people on, each by their last answer, without what was not promised', async () => {
	const member = await aMember()
	await answered(member, {})
	const second = await answered(member, {})
	await aPromiseCheck(second, { ...well, day: 100, payOnTime: 'no', pay: null, answeredAt: new Date() })
	expect(await shownOf(member)).toEqual([])

	await answered(member, { duties: 'no' })

	expect(await countsOf(member)).toEqual([
		{ promise: 'pay', kept: 3, of: 3 },
		{ promise: 'payOnTime', kept: 2, of: 3 },
		{ promise: 'duties', kept: 2, of: 3 },
	])
	expect(await shownOf(await aMember())).toEqual([])
})

test('what was said of pay before the first payday does not count', async () => {
	const member = await aMember()
	for (let at = 0; at < 3; at++) await answered(member, { day: 7, payOnTime: null })

	expect(await countsOf(member)).toEqual([{ promise: 'duties', kept: 3, of: 3 }])
})

test('no published count moves with one answer or two, whatever they are, and with three it may', async () => {
	const member = await aMember()
	const first: Awaited<ReturnType<typeof answered>>[] = []
	for (let at = 0; at < 3; at++) first.push(await answered(member, {}))
	const before = await shownOf(member)

	const changed = await answered(member, { pay: 'no' })
	expect(await shownOf(member)).toEqual(before)
	expect(await answerPromises(changed.specialist, changed.applicationId, { ...well, duties: 'no' })).toMatchObject({
		ok: true,
	})
	expect(await shownOf(member)).toEqual(before)
	// Someone else leaves: what they said is not told by a count that falls.
	await db.delete(specialists).where(eq(specialists.id, first[0]?.specialist.specialistId ?? ''))
	expect(await shownOf(member)).toEqual(before)
	await answered(member, { pay: 'no' })

	expect(await countsOf(member)).toEqual([
		{ promise: 'pay', kept: 3, of: 4 },
		{ promise: 'payOnTime', kept: 4, of: 4 },
		{ promise: 'duties', kept: 3, of: 4 },
	])
})

test('three answers of which one is about this promise do not move its count', async () => {
	const member = await aMember()
	for (let at = 0; at < 3; at++) await answered(member, { accommodation: 'yes' })
	const before = await shownOf(member)

	await answered(member, { accommodation: 'no' })
	for (let at = 0; at < 2; at++) await answered(member, { accommodation: 'none' })

	const after = await shownOf(member)
	expect(after.find(({ promise }) => promise === 'duties')).toMatchObject({ promise: 'duties', kept: 6, of: 6 })
	expect(after.find(({ promise }) => promise === 'accommodation')).toEqual(
		before.find(({ promise }) => promise === 'accommodation'),
	)
})

test('what bites is counted as the rest is: certificates, bond, PF and, of who has left, the final settlement', async () => {
	const member = await aMember()
	const bites = { certificates: 'yes', bond: 'none', providentFund: 'no' } as const
	for (let at = 0; at < 3; at++) await answered(member, { ...bites, day: 100, settlement: at === 0 ? 'none' : 'yes' })

	expect((await countsOf(member)).slice(3)).toEqual([
		{ promise: 'certificates', kept: 3, of: 3 },
		{ promise: 'providentFund', kept: 0, of: 3 },
	])
})

test('each is asked when it can be known', () => {
	expect(promisesOf(7)).toEqual(['duties', 'accommodation', 'certificates'])
	expect(promisesOf(40)).toEqual([
		...['pay', 'payOnTime', 'duties', 'accommodation', 'certificates', 'bond', 'providentFund'],
	])
	expect(promisesOf(100)).toEqual([
		...['payOnTime', 'duties', 'accommodation', 'certificates', 'bond', 'providentFund', 'settlement'],
	])
	// Asked a little later than planned.
	expect(promisesOf(52)).toEqual(promisesOf(40))
})

/** As if what is published now had been published in an earlier year. */
const inYear = (year: number, { hospitalId }: Member) =>
	db.update(publishedAnswers).set({ year }).where(eq(publishedAnswers.hospitalId, hospitalId))
const yearsOf = async (member: Member, about: Promised = 'duties') =>
	(await shownOf(member)).find(({ promise }) => promise === about)?.years.map(({ kept, of, year }) => [year, kept, of])
const thisYear = Number(istToday(new Date()).slice(0, 4))

test('what people say is shown by the year in which it was published, each from three people on', async () => {
	const member = await aMember()
	for (let at = 0; at < 4; at++) await answered(member, {})
	await shownOf(member)
	await inYear(2025, member)
	for (let at = 0; at < 2; at++) await answered(member, { duties: 'no' })
	expect(await yearsOf(member)).toEqual([[2025, 4, 4]])

	await answered(member, { duties: 'no' })

	expect(await yearsOf(member)).toEqual([
		[thisYear, 0, 3],
		[2025, 4, 4],
	])
	expect((await countKeptPromises(member.hospitalId)).find(({ promise }) => promise === 'duties')).toMatchObject({
		kept: 4,
		of: 7,
	})
})

test('no year, and no difference between a year and the whole, moves with one answer or two', async () => {
	const member = await aMember()
	const first: Awaited<ReturnType<typeof answered>>[] = []
	for (let at = 0; at < 4; at++) first.push(await answered(member, {}))
	await shownOf(member)
	await inYear(2025, member)
	for (let at = 0; at < 3; at++) await answered(member, {})
	const before = await shownOf(member)
	const change = ({ specialist, applicationId }: Awaited<ReturnType<typeof answered>>) =>
		answerPromises(specialist, applicationId, { ...well, duties: 'no' })

	// Two of the first year and two new ones: together more than three, of no year as many.
	await change(only(first.slice(0, 1)))
	await change(only(first.slice(1, 2)))
	for (let at = 0; at < 2; at++) await answered(member, { duties: 'no' })
	expect(await shownOf(member)).toEqual(before)

	await change(only(first.slice(2, 3)))

	expect(await yearsOf(member)).toEqual([
		[thisYear, 3, 3],
		[2025, 1, 4],
	])
})

test('a year of which fewer than three people are left is gone, also from the whole', async () => {
	const member = await aMember()
	const first: Awaited<ReturnType<typeof answered>>[] = []
	for (let at = 0; at < 4; at++) first.push(await answered(member, {}))
	await shownOf(member)
	await inYear(2025, member)
	for (let at = 0; at < 3; at++) await answered(member, { duties: 'no' })
	await shownOf(member)

	for (const { specialist } of first.slice(0, 3))
		await db.delete(specialists).where(eq(specialists.id, specialist.specialistId))

	expect(await yearsOf(member)).toEqual([[thisYear, 0, 3]])
	expect((await countKeptPromises(member.hospitalId)).find(({ promise }) => promise === 'duties')).toMatchObject({
		kept: 0,
		of: 3,
	})
})
