import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { savePreferences } from '#app/notifications/commands.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { whileRowFails } from '#app/platform/database/failing-row-fixtures.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { expireCredentials, remindOf, remindOfLastDays, watchLastDays } from './expiry.server.ts'
import { reminderDue } from './expiry.ts'
import { aCredential } from './fixtures.server.ts'
import { credentials } from './tables.server.ts'

const lastDay = '2026-11-30'
/** Just after midnight in India, so many days before the last one. */
const daysBefore = (days: number) => new Date(`${addDays(lastDay, -days - 1)}T18:35:00Z`)
const told = async () =>
	(await db.select({ title: notifications.title }).from(notifications).orderBy(notifications.createdAt)).map(
		({ title }) => title,
	)

let asha: Awaited<ReturnType<typeof aSpecialist>>
beforeEach(async () => {
	asha = await aSpecialist()
})

test.each([
	[181, null],
	[180, 180],
	[91, 180],
	[90, 90],
	[30, 30],
	[29, 30],
	[7, 7],
	[0, 7],
	[-1, null],
])('with %i days left the reminder of day %s is due', (left, due) => {
	expect(reminderDue(addDays(lastDay, -left), lastDay)).toBe(due)
})

test('a person is reminded four times on the way to the last day, however often the task runs', async () => {
	await aCredential(asha, { validUntil: lastDay })

	for (let left = 200; left >= 0; left--) {
		await remindOfLastDays(daysBefore(left))
		if (left % 10 === 0) await remindOfLastDays(daysBefore(left))
	}

	expect(await told()).toEqual(
		['in 180 days', 'in 90 days', 'in 30 days', 'in 7 days'].map(
			(when) => `Maharashtra Medical Council expires ${when}`,
		),
	)
	expect(await db.$count(deliveries)).toBe(4)
})

test('late verification sends only the nearest reminder', async () => {
	await aCredential(asha, { validUntil: lastDay })

	await remindOfLastDays(daysBefore(20))
	await remindOfLastDays(daysBefore(19))

	expect(await told()).toEqual(['Maharashtra Medical Council expires in 20 days'])
})

test('after a half-way crash each owner is notified exactly once', async () => {
	for (let number = 0; number < 3; number++) await aCredential(asha, { validUntil: lastDay })
	const [first, second] = await db.select().from(credentials).orderBy(credentials.id)
	const today = addDays(lastDay, -30)
	await db.transaction((tx) => remindOf(tx, first?.id ?? '', today))
	const killed = db.transaction(async (tx) => {
		await remindOf(tx, second?.id ?? '', today)
		throw new Error('power cut')
	})
	await expect(killed).rejects.toThrow('power cut')
	expect(await told()).toHaveLength(1)

	await Promise.all([remindOfLastDays(daysBefore(30)), remindOfLastDays(daysBefore(30))])

	expect(await told()).toHaveLength(3)
	expect(await db.$count(deliveries)).toBe(3)
})

test('email that was off is not sent later, and a new last day has new reminders', async () => {
	const { id } = await aCredential(asha, { validUntil: lastDay })
	await savePreferences(asha.accountId, { email: true, jobAlerts: true, messages: true, updates: false })
	await remindOfLastDays(daysBefore(30))
	await savePreferences(asha.accountId, { email: true, jobAlerts: true, messages: true, updates: true })
	await remindOfLastDays(daysBefore(29))
	expect(await db.$count(deliveries)).toBe(0)

	await db
		.update(credentials)
		.set({ validUntil: addDays(lastDay, 365) })
		.where(eq(credentials.id, id))
	await remindOfLastDays(daysBefore(30 - 365))

	expect(await told()).toHaveLength(2)
	expect(await db.$count(deliveries)).toBe(1)
})

test('only verified credentials are reminded of', async () => {
	for (const status of ['pending', 'rejected', 'expired'] as const)
		await aCredential(asha, { status, validUntil: lastDay })
	await aCredential(asha, { validUntil: null })

	await remindOfLastDays(daysBefore(7))
	await expireCredentials(daysBefore(-2))

	expect(await told()).toEqual([])
})

test('the last day itself counts; the day after, in India, it has expired and its owner is told once', async () => {
	const { id } = await aCredential(asha, { validUntil: lastDay })
	const status = async () => only(await db.select().from(credentials).where(eq(credentials.id, id))).status

	await expireCredentials(new Date('2026-11-30T18:29:00Z'))
	expect(await status()).toBe('verified')

	await Promise.all([1, 2, 3].map(() => expireCredentials(new Date('2026-11-30T18:31:00Z'))))
	await expireCredentials(new Date('2026-12-05T18:31:00Z'))

	expect(await status()).toBe('expired')
	expect(await told()).toEqual(['Maharashtra Medical Council has expired'])
})

test('a credential that cannot be dealt with keeps no other from its end or its reminder', async () => {
	const today = istToday(new Date())
	const over = [await aCredential(asha, { status: 'verified', validUntil: addDays(today, -1) })]
	over.push(await aCredential(asha, { status: 'verified', validUntil: addDays(today, -1) }))
	const ending = await aCredential(asha, { status: 'verified', validUntil: addDays(today, 7) })
	const [stuck, other] = over.toSorted((a, b) => a.id.localeCompare(b.id))

	await whileRowFails(credentials, stuck?.id ?? '', () => expect(watchLastDays.run({})).rejects.toThrow())

	expect(
		only(
			await db
				.select()
				.from(credentials)
				.where(eq(credentials.id, other?.id ?? '')),
		).status,
	).toBe('expired')
	expect(only(await db.select().from(credentials).where(eq(credentials.id, ending.id))).remindedDays).toBe(7)
})

test('what was verified before there were grades gets what its words allow, and never more', async () => {
	const said = {
		'Indian Medical Register': 'register',
		'Maharashtra Medical Council, online register': 'register',
		'Page of Maharashtra Medical Council, opened by the code on the document': 'council-page',
		// No document of it carries a signature that the program found valid.
		'Digital signature of Maharashtra Medical Council': 'seen',
		'A call to the council': 'seen',
	} as const
	for (const checkedAgainst of Object.keys(said)) await aCredential(asha, { checkedAgainst })
	await db.execute(sql`alter table ${credentials} disable trigger keep_checked_name`)
	await db.update(credentials).set({ checkGrade: null })
	await db.execute(sql`alter table ${credentials} enable trigger keep_checked_name`)

	await watchLastDays.run({})

	const rows = await db.select().from(credentials)
	expect(Object.fromEntries(rows.map((row) => [row.checkedAgainst, row.checkGrade]))).toEqual(said)
	expect(rows).toHaveLength(Object.keys(said).length)
})
