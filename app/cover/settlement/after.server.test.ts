import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { contestAbsence, reportAbsence } from './absence.server.ts'
import { endAfterCover, remindAfterCover } from './after.server.ts'
import { decideDispute, findDispute, listDisputes } from './disputes.server.ts'
import { dueOf } from '../labels.ts'
import { aCoverSpecialist, aWorkedCover, hoursFromNow } from '../fixtures.server.ts'
import { confirmHours, enterHours, stayApart } from './hours.server.ts'
import { lastReason } from './last-reason.server.ts'
import { specialistRecordOf } from './records.server.ts'
import { loadStatement } from './statement.server.ts'
import { coverEvents, coverRequests } from '../tables.server.ts'
import { listMyCoverWaiting, listOurCoverWaiting } from '../waiting.server.ts'

const current = async (id: string) => only(await db.select().from(coverRequests).where(eq(coverRequests.id, id)))
const titlesFor = async (accountId: string) =>
	(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)
/** As if everything about a request had happened so many days earlier. */
const daysPass = async (id: string, days: number) => {
	const earlier = sql`make_interval(days => ${days})`
	await db
		.update(coverRequests)
		.set({
			startsAt: sql`starts_at - ${earlier}`,
			endsAt: sql`ends_at - ${earlier}`,
			workedFrom: sql`worked_from - ${earlier}`,
			workedTo: sql`worked_to - ${earlier}`,
			remindedAt: sql`reminded_at - ${earlier}`,
		})
		.where(eq(coverRequests.id, id))
	await db
		.update(coverEvents)
		.set({ at: sql`at - ${earlier}` })
		.where(eq(coverEvents.requestId, id))
}
/** Two hours, or as many as given, that ended `ago` hours ago. */
const hours = (ago: number, length = 2) => ({ startsAt: hoursFromNow(-ago - length), endsAt: hoursFromNow(-ago) })

describe('hours', () => {
	test('are entered by the hospital a day after the end where the specialist has not, and confirmed by the specialist', async () => {
		const person = await aCoverSpecialist()
		const soon = await aWorkedCover(person, { endedAgo: 20 })
		const { id, member } = await aWorkedCover(person, { endedAgo: 30, member: soon.member })

		expect(await enterHours(member, soon.id, hours(20))).toMatchObject({ failure: 'too-soon' })
		expect(await enterHours(member, id, hours(30))).toMatchObject({ ok: true })

		const entered = await current(id)
		expect(entered).toMatchObject({ status: 'finished', hoursBy: 'hospital', duePaise: 600_000n })
		expect(await titlesFor(person.accountId)).toContain('Lakeside Heart Institute entered your hours')
		expect(await confirmHours(member, id, entered.version)).toMatchObject({ failure: 'changed' })
		expect(await confirmHours(person, id, entered.version)).toMatchObject({ ok: true })
		expect(await current(id)).toMatchObject({ status: 'confirmed' })
	})

	test('far from those asked for reach the other side with the reason that was given', async () => {
		const person = await aCoverSpecialist()
		const { id } = await aWorkedCover(person, { endedAgo: 5 })

		await enterHours(person, id, { ...hours(4, 12), reason: 'The relief could not come because of the flood.' })

		expect(await lastReason(id)).toMatchObject({ reason: 'The relief could not come because of the flood.' })
	})

	test('of one side are answered once by others, which count as soon as the first side agrees', async () => {
		const person = await aCoverSpecialist()
		const { id, member } = await aWorkedCover(person, { endedAgo: 5, payUnit: 'hour', payPaise: 100_000n })
		const first = hours(4, 3)
		await enterHours(person, id, first)
		expect(await enterHours(member, id, { ...first, reason: 'As said.' })).toMatchObject({ failure: 'same' })

		const other = { ...hours(5, 2), reason: 'The list ended an hour earlier.' }
		expect(await enterHours(member, id, other)).toMatchObject({ ok: true })
		expect(await enterHours(person, id, hours(4, 4))).toMatchObject({ failure: 'changed' })
		expect(await confirmHours(person, id, (await current(id)).version)).toMatchObject({ ok: true })

		expect(await current(id)).toMatchObject({ status: 'confirmed', duePaise: 200_000n, workedFrom: other.startsAt })
	})

	test('on which both sides stay apart are decided by an operator, whose reason both read', async () => {
		const person = await aCoverSpecialist()
		const { id, member } = await aWorkedCover(person, { endedAgo: 5, payUnit: 'hour', payPaise: 100_000n })
		await enterHours(person, id, hours(4, 3))
		expect(await stayApart(member, id, 'Too many.')).toMatchObject({ failure: 'changed' })
		await enterHours(member, id, { ...hours(5, 2), reason: 'It was two hours.' })
		expect(await stayApart(member, id, 'Too many.')).toMatchObject({ failure: 'changed' })
		expect(await stayApart(person, id, 'The second case began late.')).toMatchObject({ ok: true })
		const month = istToday(hours(5).startsAt).slice(0, 7)
		expect(await loadStatement(person, month)).toMatchObject({
			lines: [{ id, duePaise: null, state: 'our team decides' }],
			totalPaise: 0n,
		})
		const operator = await anOperator()
		expect((await listDisputes(operator)).map(({ request }) => request.id)).toEqual([id])
		expect((await findDispute(operator, id))?.history.map(({ reason }) => reason)).toContain('It was two hours.')

		await decideDispute(operator, id, { verdict: 'other', reason: 'The OT register says two hours.' })

		expect(await current(id)).toMatchObject({ status: 'confirmed', duePaise: 200_000n })
		for (const { accountId } of [person, member])
			expect(await titlesFor(accountId)).toContainEqual(expect.stringMatching(/^Our team decided about/))
		expect(await listDisputes(operator)).toEqual([])
	})

	test('that were entered first are due when an operator decides for them, and the other hours are nowhere the last', async () => {
		const person = await aCoverSpecialist()
		const { id, member } = await aWorkedCover(person, { endedAgo: 5, payUnit: 'hour', payPaise: 100_000n })
		await enterHours(person, id, hours(4, 3))
		await enterHours(member, id, { ...hours(5, 2), reason: 'It was two hours.' })
		await stayApart(person, id, 'The second case began late.')

		await decideDispute(await anOperator(), id, { verdict: 'first', reason: 'The register says three hours.' })

		const decided = await current(id)
		expect(decided).toMatchObject({ status: 'confirmed', duePaise: 300_000n, counterFrom: null })
		expect(dueOf(decided)).toBe(300_000n)
	})
})

describe('an absence', () => {
	test('is reported half an hour after the start, and counts in the record', async () => {
		const person = await aCoverSpecialist()
		const early = await aWorkedCover(person, { endedAgo: -1.8 })
		expect(await reportAbsence(early.member, early.id, 'No one came.')).toMatchObject({ failure: 'not-begun' })

		for (const endedAgo of [20, 30, 40]) {
			const { id, member } = await aWorkedCover(person, { endedAgo, member: early.member })
			expect(await reportAbsence(member, id, 'No one came.')).toMatchObject({ ok: true })
		}

		expect(await specialistRecordOf(person.specialistId)).toMatchObject({ missed: 3 })
		expect(await titlesFor(person.accountId)).toContain('Lakeside Heart Institute reported that you did not come')
	})

	test('is reported also once the specialist has entered hours, and not while the specialist has to answer other ones', async () => {
		const person = await aCoverSpecialist()
		const { id, member } = await aWorkedCover(person, { endedAgo: 5 })
		const other = await aWorkedCover(person, { endedAgo: 15, member })
		const entered = hours(5, 3)
		await enterHours(person, id, entered)
		await enterHours(person, other.id, hours(15))
		await enterHours(member, other.id, { ...hours(15, 1), reason: 'It was one hour.' })

		expect(await reportAbsence(member, other.id, 'No one came.')).toMatchObject({ failure: 'changed' })
		expect(await reportAbsence(member, id, 'No one came.')).toMatchObject({ ok: true })

		expect(await current(id)).toMatchObject({ status: 'missed', duePaise: null })
		await contestAbsence(person, id, 'I was there.')
		expect(await decideDispute(await anOperator(), id, { verdict: 'other', reason: 'No.' })).toMatchObject({
			failure: 'no-such-verdict',
		})
		await decideDispute(await anOperator(), id, { verdict: 'first', reason: 'The gate has the entry.' })
		expect(await current(id)).toMatchObject({ status: 'confirmed', duePaise: 600_000n, workedTo: entered.endsAt })
	})

	test('that our team has decided is final: it cannot be contested again', async () => {
		const person = await aCoverSpecialist()
		const { id, member } = await aWorkedCover(person, { endedAgo: 5 })
		await reportAbsence(member, id, 'No one came.')
		await contestAbsence(person, id, 'I was there.')
		await decideDispute(await anOperator(), id, { verdict: 'absent', reason: 'The gate has no entry.' })

		expect(await contestAbsence(person, id, 'I was there.')).toMatchObject({ failure: 'decided' })
		expect(await lastReason(id)).toMatchObject({ reason: 'The gate has no entry.', from: 'disputed', to: 'missed' })
	})

	test('is what an operator can decide about hours as well, and then nothing is due', async () => {
		const person = await aCoverSpecialist()
		const { id, member } = await aWorkedCover(person, { endedAgo: 5 })
		await enterHours(person, id, hours(5))
		await enterHours(member, id, { ...hours(5, 1), reason: 'It was one hour.' })
		await stayApart(person, id, 'It was two.')

		expect(
			await decideDispute(await anOperator(), id, { verdict: 'absent', reason: 'A colleague was there.' }),
		).toEqual({
			ok: true,
			value: null,
		})
		expect(await current(id)).toMatchObject({ status: 'missed', duePaise: null })
	})

	test('that the specialist contests within a week is decided by an operator and does not count until then', async () => {
		const person = await aCoverSpecialist()
		const { id, member } = await aWorkedCover(person, { endedAgo: 5 })
		const late = await aWorkedCover(person, { endedAgo: 15, member })
		for (const one of [id, late.id]) await reportAbsence(member, one, 'No one came.')
		await daysPass(late.id, 8)

		expect(await contestAbsence(person, late.id, 'I was there.')).toMatchObject({ failure: 'too-late' })
		expect(await contestAbsence(person, id, 'I was there at 8.')).toMatchObject({ ok: true })
		await decideDispute(await anOperator(), id, { verdict: 'first', reason: 'The gate has the entry.' })

		expect(await current(id)).toMatchObject({ status: 'confirmed', duePaise: 600_000n })
	})
})

test('a specialist reads why the cover is as it is, and never why a colleague gave it back', async () => {
	const person = await aCoverSpecialist()
	const { id, member } = await aWorkedCover(person, { endedAgo: 5 })
	const move = { requestId: id, at: hoursFromNow(-20) }
	await db.insert(coverEvents).values([
		{ ...move, from: 'covered', to: 'open', reason: 'My child is in hospital.' },
		{ ...move, from: 'open', to: 'covered', at: hoursFromNow(-19) },
	])
	await enterHours(person, id, hours(5))
	expect(await lastReason(id)).toBeNull()

	await enterHours(member, id, { ...hours(5, 1), reason: 'It was one hour.' })
	expect(await lastReason(id)).toMatchObject({ reason: 'It was one hour.' })
	await confirmHours(person, id, (await current(id)).version)

	expect(await lastReason(id)).toBeNull()
})

describe('clocks', () => {
	test('hours that neither side enters are brought up once to both and end after 14 days, three after the reminder', async () => {
		const person = await aCoverSpecialist()
		const { id, member } = await aWorkedCover(person, { endedAgo: 24 })
		await remindAfterCover.run({})
		expect(await titlesFor(person.accountId)).toEqual([])
		await daysPass(id, 13)
		await endAfterCover.run({})
		await remindAfterCover.run({})
		await remindAfterCover.run({})
		expect(await titlesFor(person.accountId)).toEqual(['Enter your hours: LSCS'])
		expect(await titlesFor(member.accountId)).toEqual(['No hours yet: LSCS'])
		await endAfterCover.run({})
		expect((await current(id)).status).toBe('covered')

		await daysPass(id, 3)
		await endAfterCover.run({})

		expect((await current(id)).status).toBe('lapsed')
		expect((await lastReason(id))?.reason).toBe('Neither side entered the hours in 14 days.')
		expect(await titlesFor(person.accountId)).toContain('Ended without hours: LSCS')
	})

	test('hours that the other side leaves without an answer for a week count, with a sentence that says so', async () => {
		const person = await aCoverSpecialist()
		const { id, member } = await aWorkedCover(person, { endedAgo: 5 })
		await enterHours(person, id, hours(5))
		await daysPass(id, 4)
		await remindAfterCover.run({})
		expect(await titlesFor(member.accountId)).toContain('Confirm the hours for LSCS')
		await daysPass(id, 4)

		await endAfterCover.run({})

		expect((await current(id)).status).toBe('confirmed')
		expect((await lastReason(id))?.reason).toBe('The hospital did not answer in 7 days, so the hours as entered count.')
	})

	test('money is brought up after 15 days, and no longer after 90', async () => {
		const person = await aCoverSpecialist()
		const paidLate = { status: 'confirmed', workedFrom: hoursFromNow(-26), workedTo: hoursFromNow(-24) } as const
		const { id, member } = await aWorkedCover(person, { endedAgo: 24, ...paidLate })
		const old = await aWorkedCover(person, { endedAgo: 48, member, ...paidLate })
		await daysPass(id, 15)
		await daysPass(old.id, 91)

		await remindAfterCover.run({})

		expect(await titlesFor(member.accountId)).toEqual(['Not marked as paid yet: LSCS'])
		expect(await titlesFor(person.accountId)).toEqual(['Has it been paid? LSCS'])
	})
})

test('each side sees what it owes and awaits about cover on its page of what waits', async () => {
	const person = await aCoverSpecialist()
	const { member } = await aWorkedCover(person, { endedAgo: 5 })
	const finished = await aWorkedCover(person, { endedAgo: 10, member })
	await enterHours(person, finished.id, hours(10))
	await aWorkedCover(person, {
		endedAgo: 20,
		member,
		...{ status: 'confirmed', workedFrom: hoursFromNow(-22), workedTo: hoursFromNow(-20) },
	})

	const titles = ({ owed, awaited }: Awaited<ReturnType<typeof listMyCoverWaiting>>) => ({
		owed: owed.map(({ title }) => title),
		awaited: awaited.map(({ title }) => title),
	})

	expect(titles(await listMyCoverWaiting(person))).toEqual({
		owed: ['Lakeside Heart Institute: hours'],
		awaited: ['Lakeside Heart Institute: payment', 'Lakeside Heart Institute: confirmation of hours'],
	})
	expect(titles(await listOurCoverWaiting(member))).toEqual({
		owed: ['Dr Asha Menon: payment', 'Dr Asha Menon: confirmation of hours'],
		awaited: ['Dr Asha Menon: hours'],
	})
})

test('what takes a few at a time comes by more than once a day', () => {
	for (const { schedule } of [remindAfterCover, endAfterCover]) expect(schedule).toMatch(/^\*\/\d+ /)
})
