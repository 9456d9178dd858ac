import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { t } from '#app/platform/language/words.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { anAccount } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { listDemoSends } from '#app/platform/delivery/demo-outbox.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import type { Choice, EventKey } from './channels.ts'
import { markRead, openNotification, savePreferences } from './commands.server.ts'
import { notify, type Reader, retractNotice, writeTo } from './notify.server.ts'
import { countUnread, findChoices, findPreferences, listNotifications } from './queries.server.ts'

const text = {
	title: 'Lakeside Heart Institute shortlisted you',
	app: '',
	href: '/applications/1',
	email: ['News.'],
}
const tell = (accountId: string, key: string) =>
	db.transaction((tx) =>
		notify(tx, { name: 'test.news', to: 'specialist', write: () => text }, { to: [{ accountId }], key, facts: null }),
	)

test('an event sent twice is one notification, a withdrawn one is none', async () => {
	const { id } = await anAccount()
	await tell(id, 'stage/1')
	await tell(id, 'stage/1')
	expect(await countUnread(id)).toBe(1)

	await db.transaction((tx) => retractNotice(tx, 'stage/1'))

	expect(await countUnread(id)).toBe(0)
})

test('a message without a line for the bell is not on the list behind it', async () => {
	const { id } = await anAccount()

	const quiet = { name: 'test.news', to: 'specialist', write: () => ({ title: 'News', email: ['News.'] }) } as const
	await db.transaction((tx) => notify(tx, quiet, { to: [{ accountId: id }], facts: null }))

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
	expect(await markRead(id, [notifications[0]?.id ?? ''])).toBe(1)
	expect(await countUnread(id)).toBe(1)
	await markRead(id)
	expect(await countUnread(id)).toBe(0)
})

test("no one can open or see another's notifications", async () => {
	const [asha, ravi] = [await anAccount(), await anAccount()]
	await tell(asha.id, 'stage/1')
	const [own] = (await listNotifications(asha.id, 20)).notifications

	expect(await openNotification(ravi.id, own?.id ?? '')).toBeNull()
	expect(await markRead(ravi.id)).toBe(0)
	expect(await markRead(ravi.id, [own?.id ?? ''])).toBe(0)

	expect((await listNotifications(ravi.id, 20)).notifications).toEqual([])
	expect(await countUnread(asha.id)).toBe(1)
})

test('what is switched off is not written', async () => {
	const { id, name } = await anAccount()
	const reader = { accountId: id, name, email: 'asha@lakeside.example' }
	const write = (key: string, event: EventKey) =>
		db.transaction((tx) =>
			writeTo(
				tx,
				{ name: 'test.news', to: 'specialist', event, write: () => text },
				{ to: [reader], key, facts: null },
			),
		)
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
	params: { hospital: 'Lakeside', job: 'Consultant', stage: 'Interview' },
}

test('an SMS is in the language of its account, with its values in that language', async () => {
	const [asha, ravi] = [await anAccount(), await anAccount()]
	await db.update(accounts).set({ language: 'mr' }).where(eq(accounts.id, asha.id))
	const moved = {
		...({ name: 'test.news', to: 'specialist', event: 'application-moved' } as const),
		write: () => ({ ...text, sms: { ...sms, params: { ...sms.params, stage: t.of('stage')`Interview` } } }),
	}
	const to = [asha, ravi].map((one) => ({ ...reader(one), email: null }))

	await db.transaction((tx) => writeTo(tx, moved, { to, key: 'a', facts: null }))
	await sendQueued()

	const sentTo = async ({ phone }: { phone: string | null }) => (await listDemoSends(phone)).map((one) => one.text)
	expect(await sentTo(asha)).toEqual([
		expect.stringMatching(/^आपल्या अर्जाची नवीन स्थिती, Lakeside, Consultant: मुलाखत\. /),
	])
	expect(await sentTo(ravi)).toEqual([
		expect.stringMatching(/^Lakeside moved your application for Consultant to Interview\. /),
	])
})

test.each<[string, Choice, Choice]>([
	['email', ['push', 'sms'], ['sms']],
	['sms', ['email', 'push'], ['email']],
])(
	'without %s for an event, that event goes by the other channels and every other as before',
	async (_, choice, left) => {
		const asha = await anAccount()
		await savePreferences(asha.id, { ...on, choices: { 'application-moved': choice } })
		const write = (event: EventKey) =>
			db.transaction((tx) =>
				writeTo(
					tx,
					{ name: 'test.news', to: 'specialist', event, write: () => ({ ...text, sms }) },
					{ to: [reader(asha)], key: event, facts: null },
				),
			)

		await write('application-moved')
		expect((await db.select().from(deliveries)).map(({ channel }) => channel)).toEqual(left)
		await write('application-rejected')

		expect((await db.select().from(deliveries)).map(({ channel }) => channel).sort()).toEqual([...left, 'email'].sort())
	},
)

test.each([
	['a person without an email address', null, on, ['sms']],
	['one who has an address', 'asha@lakeside.example', on, ['email']],
	['one without an address who switched email off', null, { ...on, email: false }, []],
])('%s hears by %j', async (_, email, chosen, channels) => {
	const asha = await anAccount()
	await savePreferences(asha.id, chosen)
	const rejected = { title: 'News', email: ['News.'], smsInstead: sms }

	await db.transaction((tx) =>
		writeTo(
			tx,
			{ name: 'test.news', to: 'specialist', event: 'application-rejected', write: () => rejected },
			{ to: [{ ...reader(asha), email }], facts: null },
		),
	)

	expect((await db.select().from(deliveries)).map(({ channel }) => channel)).toEqual(channels)
})

test('no choice brings an SMS for which operators let no text through', async () => {
	const asha = await anAccount()
	await savePreferences(asha.id, {
		...on,
		choices: { 'application-rejected': ['sms'] },
	})

	await db.transaction((tx) =>
		writeTo(
			tx,
			{ name: 'test.news', to: 'specialist', event: 'application-rejected', write: () => ({ title: 'News', sms }) },
			{ to: [reader(asha)], facts: null },
		),
	)

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
		savePreferences(id, { ...on, choices: { 'job-digest': ['push'] } }, version),
		savePreferences(id, { ...on, choices: { 'job-digest': ['email'] } }, version),
	])

	expect(second).toContainEqual({ ok: false, failure: 'stale' })
	expect((await findPreferences(id)).version).toBe(version + 1)
	const [digest] = (await findChoices(id, 'specialist')).filter(({ event }) => event === 'job-digest')
	expect(digest?.channels).toEqual(second[0].ok ? ['push'] : ['email'])
})

test('an email greets its reader and says where it can be switched off; what was asked for is sent all the same, and does not', async () => {
	const { id, name } = await anAccount()
	await savePreferences(id, { email: false, jobAlerts: true, messages: true, updates: true })
	const write = (event: EventKey | undefined, reader: Reader) =>
		db.transaction((tx) =>
			writeTo(
				tx,
				{
					name: 'test.news',
					to: 'anyone',
					...(event && { event }),
					write: () => ({ ...text, button: 'View application' }),
				},
				{ to: [reader], facts: null },
			),
		)
	const email = 'asha@lakeside.example'

	await write('application-moved', { accountId: id, name, email })
	await write('application-moved', { name, email: 'switched@lakeside.example' })
	await write(undefined, { accountId: id, name, email })
	await write(undefined, { name: null, email: 'unknown@lakeside.example' })
	await write(undefined, { email: 'ours@lakeside.example' })
	await sendQueued()

	const sent = await listDemoSends(null)
	const linesTo = (address: string) =>
		sent.filter(({ to }) => to === address).map(({ text: body }) => body.split('\n\n'))
	const link = expect.stringMatching(/^View application:\nhttp\S+\/applications\/1$/)
	const signature = expect.stringMatching(/^-- \n/)
	const rest = ['News.', link]
	expect(linesTo('switched@lakeside.example')).toEqual([
		[text.title, `Hello ${name},`, ...rest, expect.stringContaining('in Settings.'), signature],
	])
	expect(linesTo(email)).toEqual([[text.title, `Hello ${name},`, ...rest, signature]])
	expect(linesTo('unknown@lakeside.example')).toEqual([[text.title, 'Hello,', ...rest, signature]])
	expect(linesTo('ours@lakeside.example')).toEqual([[text.title, ...rest, signature]])
})
