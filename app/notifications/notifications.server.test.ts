import { expect, test } from 'vitest'
import { anAccount } from '#app/identity/fixtures.server.ts'
import { db } from '#app/platform/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import type { EventKey } from './channels.ts'
import { markAllRead, openNotification, savePreferences } from './commands.server.ts'
import { notify, retractNotice, writeTo } from './notify.server.ts'
import { countUnread, findPreferences, listNotifications } from './queries.server.ts'

const notice = { key: 'stage/1', title: 'Lakeside Heart Institute shortlisted you', href: '/applications/1' }
const tell = (accountId: string, key: string) => db.transaction((tx) => notify(tx, [accountId], { ...notice, key }))

test('an event told twice is one notice, and one that is taken back is none', async () => {
	const { id } = await anAccount()
	await tell(id, 'stage/1')
	await tell(id, 'stage/1')
	expect(await countUnread(id)).toBe(1)

	await db.transaction((tx) => retractNotice(tx, 'stage/1'))

	expect(await countUnread(id)).toBe(0)
})

test('opening a notice marks it read and says where it leads; the unread ones stand first', async () => {
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

test("nobody can open or see another person's notices", async () => {
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
	expect(await findPreferences(id)).toEqual({ email: true, jobAlerts: true, messages: true, updates: true })

	await savePreferences(id, { email: true, jobAlerts: true, messages: true, updates: false })
	await write('a', 'application-moved')
	await write('b', 'job-digest')
	await savePreferences(id, { email: false, jobAlerts: true, messages: true, updates: true })
	await write('c', 'application-moved')

	expect(await db.$count(deliveries)).toBe(1)
})
