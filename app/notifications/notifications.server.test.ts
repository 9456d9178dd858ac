import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { anAccount } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import type { EventKey } from './channels.ts'
import { markAllRead, openNotification, savePreferences } from './commands.server.ts'
import { notify, retractNotice, writeTo } from './notify.server.ts'
import { countUnread, findChoices, findPreferences, listNotifications } from './queries.server.ts'

const notice = { key: 'stage/1', title: 'Lakeside Heart Institute shortlisted you', href: '/applications/1' }
const tell = (accountId: string, key: string) => db.transaction((tx) => notify(tx, [accountId], { ...notice, key }))

test('an event sent twice is one notification, a withdrawn one is none', async () => {
	const { id } = await anAccount()
	await tell(id, 'stage/1')
	await tell(id, 'stage/1')
	expect(await countUnread(id)).toBe(1)

	await db.transaction((tx) => retractNotice(tx, 'stage/1'))

	expect(await countUnread(id)).toBe(0)
})

test('opening a notification marks it read and gives its link, and unread ones are first', async () => {
	const { id } = await anAccount()
	for (const key of ['stage/1', 'stage/2', 'stage/3']) await tell(id, key)
	const [newest] = (await listNotifications(id, 20)).notifications

	expect(await openNotification(id, newest?.id ?? '')).toBe('/applications/1')

	const { notifications, hasMore } = await listNotifications(id, 2)
	expect(notifications.map(({ readAt }) => readAt)).toEqual([null, null])
	expect(hasMore).toBe(true)
	expect(await countUnread(id)).toBe(2)
	await markAllRead(id)
	expect(await countUnread(id)).toBe(0)
})

test("no one can open or see another's notifications", async () => {
	const [asha, ravi] = [await anAccount(), await anAccount()]
	await tell(asha.id, 'stage/1')
	const [own] = (await listNotifications(asha.id, 20)).notifications

	expect(await openNotification(ravi.id, own?.id ?? '')).toBeNull()
	await markAllRead(ravi.id)

	expect((await listNotifications(ravi.id, 20)).notifications).toEqual([])
	expect(await countUnread(asha.id)).toBe(1)
})

test('what is switched off is not written', async () => {
	const { id, name } = await anAccount()
	const reader = { accountId: id, name, email: 'asha@lakeside.example' }
	const write = (key: string, event: EventKey) =>
		db.transaction((tx) => writeTo(tx, [reader], { key, event, mail: { subject: 'News', paragraphs: ['News.'] } }))
	expect(await findPreferences(id)).toEqual({ email: true, jobAlerts: true, messages: true, updates: true, version: 0 })

	await savePreferences(id, { email: true, jobAlerts: true, messages: true, updates: false })
	await write('a', 'application-moved')
	await write('b', 'job-digest')
	await savePreferences(id, { email: false, jobAlerts: true, messages: true, updates: true })
	await write('c', 'application-moved')

	expect(await db.$count(deliveries)).toBe(1)
})

const on = { email: true, jobAlerts: true, messages: true, updates: true }
const reader = ({ id, name, phone }: { id: string; name: string; phone: string | null }) => ({
	accountId: id,
	name,
	phone,
	email: 'asha@lakeside.example',
})
const sms = {
	template: 'application-stage' as const,
	params: { hospital: 'Lakeside', job: 'Consultant', stage: 'Interview', url: 'https://a.example' },
}

test.each([
	['email', { email: false, push: true, sms: true }, ['sms']],
	['sms', { email: true, push: true, sms: false }, ['email']],
])(
	'without %s for an event, that event goes by the other channels and every other as before',
	async (_, choice, left) => {
		const asha = await anAccount()
		await savePreferences(asha.id, { ...on, choices: { 'application-moved': choice } })
		const write = (event: EventKey) =>
			db.transaction((tx) =>
				writeTo(tx, [reader(asha)], { key: event, event, sms, mail: { subject: 'News', paragraphs: ['News.'] } }),
			)

		await write('application-moved')
		expect((await db.select().from(deliveries)).map(({ channel }) => channel)).toEqual(left)
		await write('application-rejected')

		expect((await db.select().from(deliveries)).map(({ channel }) => channel).sort()).toEqual([...left, 'email'].sort())
	},
)

test('no choice brings an SMS for which operators let no text through', async () => {
	const asha = await anAccount()
	await savePreferences(asha.id, { ...on, choices: { 'job-digest': { email: false, push: false, sms: true } } })

	await db.transaction((tx) => writeTo(tx, [reader(asha)], { key: 'a', event: 'job-digest', sms }))

	expect(await db.$count(deliveries)).toBe(0)
})

test('of two tabs that save, one wins and the other is told; nothing is overwritten', async () => {
	const { id } = await anAccount()

	const first = await Promise.all([
		savePreferences(id, { ...on, email: false }, 0),
		savePreferences(id, { ...on, updates: false }, 0),
	])
	expect(first.filter(({ ok }) => ok)).toHaveLength(1)
	const { version } = await findPreferences(id)
	const second = await Promise.all([
		savePreferences(id, { ...on, choices: { 'job-digest': { email: false, push: true, sms: false } } }, version),
		savePreferences(id, { ...on, choices: { 'job-digest': { email: true, push: false, sms: false } } }, version),
	])

	expect(second).toContainEqual({ ok: false, failure: 'stale' })
	expect((await findPreferences(id)).version).toBe(version + 1)
	const [digest] = (await findChoices(id, 'specialist')).filter(({ event }) => event === 'job-digest')
	expect(digest?.email).toBe(!second[0].ok)
})

test('everything that writes to people asks what they switched off, but for what an account itself asked for', () => {
	const senders = globSync('app/**/*.ts')
		.filter(
			(file) => !file.endsWith('.test.ts') && /\bqueue(Mail|Sms|Push|PushDelivery)\(/.test(readFileSync(file, 'utf8')),
		)
		.sort()

	expect(senders).toEqual(
		[
			'app/platform/deliveries.server.ts',
			'app/notifications/notify.server.ts',
			'app/notifications/push.server.ts',
			...asked,
		].sort(),
	)
})

/** Replies to an action, such as a code, link or receipt, and account safety news. Sent whatever the switches say. */
const asked = [
	'app/content/contact.server.ts',
	'app/hospitals/account-mails.server.ts',
	'app/notifications/security-notifications.server.ts',
	'app/personal-data/owner-mail.server.ts',
	'app/identity/phone-code.server.ts',
]
