import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { savePreferences } from '#app/notifications/commands.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { whileRowFails } from '#app/platform/database/failing-row-fixtures.server.ts'
import { deliver } from '#app/platform/delivery/deliveries.server.ts'
import { deliveries, demoOutbox } from '#app/platform/tables.server.ts'
import { askForOtherTimes, chooseSlot } from '../proposing/responding.server.ts'
import { cancelInterview } from './cancellation.server.ts'
import { anInterview, rescheduleSooner } from '../fixtures.server.ts'
import { proposeAgain } from '../proposing/proposals.server.ts'
import { remindOfInterviews } from './reminders.server.ts'
import { interviews, interviewSlots } from '../tables.server.ts'

const hour = 60
const remind = () => remindOfInterviews.run({})
const day = 24 * hour

/** What went out, by channel and subject; SMS have no subject. */
async function sent() {
	const queued = await db.select().from(deliveries).orderBy(asc(deliveries.createdAt))
	for (const { id, status } of queued) if (status === 'queued') await deliver(id)
	return db.select().from(demoOutbox).orderBy(asc(demoOutbox.createdAt))
}
const count = (all: readonly { channel: string; to: string }[], to: string) =>
	all.filter((each) => each.to === to).length

test('both sides are reminded a day and two hours before, once each; the second time by SMS too', async () => {
	const { id, specialist } = await anInterview({ status: 'scheduled', startsInMinutes: 25 * hour })
	await remind()
	expect(await sent()).toEqual([])

	await rescheduleSooner(id, 23 * hour)
	await Promise.all([remind(), remind(), remind()])
	const dayBefore = await sent()
	expect(dayBefore.map(({ channel }) => channel)).toEqual(['email', 'email'])
	await rescheduleSooner(id, hour)
	await Promise.all([remind(), remind()])
	await remind()

	const all = await sent()
	expect(all.map(({ channel }) => channel).sort()).toEqual(['email', 'email', 'email', 'email', 'sms'])
	expect(count(all, 'asha.menon@lakeside.example')).toBe(2)
	const [noted] = await db.select().from(interviews)
	expect(noted).toMatchObject({ remindedDayBeforeAt: expect.any(Date), remindedHoursBeforeAt: expect.any(Date) })
	expect(all.find(({ channel }) => channel === 'sms')?.text).toContain(
		'Reminder: interview with Lakeside Heart Institute, ',
	)
	const bell = await db.select().from(notifications).where(eq(notifications.accountId, specialist.accountId))
	expect(bell).toHaveLength(2)
})

test('who switched updates off is not written to', async () => {
	const { id, specialist, member } = await anInterview({ status: 'scheduled' })
	for (const { accountId } of [specialist, member])
		await savePreferences(accountId, { email: true, jobAlerts: true, messages: true, updates: false })

	await rescheduleSooner(id, hour)
	await remind()

	expect(await sent()).toEqual([])
})

test('an interview that moved is reminded of at its new time, one that was cancelled not at all', async () => {
	const moved = await anInterview({ status: 'scheduled', startsInMinutes: 23 * hour })
	const cancelled = await anInterview({ status: 'scheduled', startsInMinutes: 23 * hour, member: await otherMember() })
	await cancelInterview(cancelled.member, cancelled.id, { reason: 'The post is filled.', version: 1 })
	await remind()
	await askForOtherTimes(moved.specialist, moved.id, { reason: 'I am on call.', version: 1 })
	const slot = {
		startsAt: new Date(Date.now() + 3 * day * 60_000),
		endsAt: new Date(Date.now() + (3 * day + 30) * 60_000),
	}
	const { mode, place, note, minutes, member } = moved
	const proposal = { mode, place, note, minutes, interviewerAccountIds: [member.accountId], slots: [slot], version: 2 }
	expect((await proposeAgain(member, moved.id, proposal)).ok).toBe(true)
	const [chosen] = await db.select().from(interviewSlots).where(eq(interviewSlots.startsAt, slot.startsAt))
	expect((await chooseSlot(moved.specialist, moved.id, chosen?.id ?? '')).ok).toBe(true)
	const before = await reminders()

	await remind()
	expect(await reminders()).toBe(before)
	await rescheduleSooner(moved.id, 20 * hour)
	await remind()

	expect(before).toBe(1)
	expect(await reminders()).toBe(2)
})

test('no one gets a reminder of a time that was just picked', async () => {
	const { id, specialist, slots } = await anInterview({ slots: [hour] })
	await chooseSlot(specialist, id, slots[0]?.id ?? '')

	await remind()

	expect(await reminders()).toBe(0)
})

/** How many interviews have a reminder behind the bell. */
async function reminders() {
	const rows = await db.select({ key: notifications.key }).from(notifications)
	return new Set(rows.map(({ key }) => key).filter((key) => key.startsWith('interview-reminder/'))).size
}

const otherMember = async () => (await anInterview({ status: 'completed' })).member

test('an interview of which no one can be reminded keeps no other from its reminder', async () => {
	const stuck = await anInterview({ status: 'scheduled', startsInMinutes: hour })
	const [soon, tomorrow] = [
		await anInterview({ status: 'scheduled', startsInMinutes: hour + 10 }),
		await anInterview({ status: 'scheduled', startsInMinutes: 23 * hour }),
	]

	await whileRowFails(interviews, stuck.id, () => expect(remind()).rejects.toThrow())

	for (const { specialist } of [soon, tomorrow])
		expect(await db.$count(notifications, eq(notifications.accountId, specialist.accountId))).toBe(1)
})
