import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Specialist } from '#app/identity/actor.ts'
import { anAccount, aSession } from '#app/identity/fixtures.server.ts'
import { endAllSessions, endOwnSession } from '#app/identity/sessions/session-list.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { deliver, queueDeliveries } from '#app/platform/delivery/deliveries.server.ts'
import { sendQueued } from '#app/platform/delivery/sending-fixtures.server.ts'
import { listDemoSends } from '#app/platform/delivery/demo-outbox.server.ts'
import { RecipientGone } from '#app/platform/delivery/sending.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { countQueued } from '#app/platform/tasks/tasks.server.ts'
import { writeTo } from '../notify.server.ts'
import { readPushWriter } from './push.server.ts'
import { PushSubscriptionInput } from '../schema.server.ts'
import {
	forgetGoneBrowser,
	forgetLoggedOutBrowsers,
	listPushBrowsers,
	subscribeToPush,
	unsubscribeFromPush,
} from './subscriptions.server.ts'
import { pushSubscriptions } from '../tables.server.ts'

const browser = (name: string) => ({
	endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
	p256dh: 'B'.repeat(87),
	auth: 'a'.repeat(22),
})
const news = {
	key: 'stage/1',
	title: 'Lakeside Heart Institute shortlisted you',
	href: '/applications/1',
}
const push = (accountId: string) =>
	db.transaction(async (tx) => queueDeliveries(tx, (await readPushWriter(tx, [accountId]))(accountId, news)))

test('every browser of the account gets one push, however often the event is told', async () => {
	const [asha, ravi] = [await anAccount(), await anAccount()]
	await subscribeToPush(asha.id, browser('phone'))
	await subscribeToPush(asha.id, browser('laptop'))
	await subscribeToPush(ravi.id, browser('another'))

	await push(asha.id)
	await push(asha.id)

	await sendQueued()
	const sent = await listDemoSends(null)
	expect(sent.map(({ to }) => to).sort()).toEqual([browser('laptop').endpoint, browser('phone').endpoint])
	expect(sent[0]).toMatchObject({ channel: 'push', subject: news.title, text: '/applications/1' })
})

test('a browser that its service knows no more is forgotten, and gets nothing again', async () => {
	const { id } = await anAccount()
	await subscribeToPush(id, browser('phone'))
	await push(id)

	const [queued] = await db.select({ id: deliveries.id }).from(deliveries)
	await deliver(queued?.id ?? '', { push: { send: () => Promise.reject(new RecipientGone('HTTP 410')) } })

	expect(only(await db.select({ status: deliveries.status }).from(deliveries))).toEqual({ status: 'failed' })
	expect(await countQueued(forgetGoneBrowser)).toBe(1)
	await forgetGoneBrowser.run({ endpoint: browser('phone').endpoint })
	expect(await listPushBrowsers(id)).toEqual([])
})

test('a browser belongs to its last subscriber, who may unsubscribe it', async () => {
	const [asha, ravi] = [await anAccount(), await anAccount()]
	await subscribeToPush(asha.id, browser('shared'))
	await subscribeToPush(ravi.id, browser('shared'))
	await subscribeToPush(asha.id, browser('own'))
	expect(await listPushBrowsers(asha.id)).toEqual([browser('own').endpoint])

	await unsubscribeFromPush(asha.id, browser('shared').endpoint)
	expect(await listPushBrowsers(ravi.id)).toEqual([browser('shared').endpoint])
	await unsubscribeFromPush(ravi.id, null)
	expect(await listPushBrowsers(ravi.id)).toEqual([])
})

test.each([
	['one device', (actor: Specialist, other: string) => endOwnSession(actor, other)],
	['all others', (actor: Specialist) => endAllSessions(actor, actor.sessionId)],
])('a device that its owner has logged out gets nothing more: %s', async (_, logOut) => {
	const account = await anAccount()
	const [{ sessionId }, { sessionId: lost }] = [await aSession(account), await aSession(account)]
	const { id, name } = account
	const asha: Specialist = { kind: 'specialist', accountId: id, specialistId: id, sessionId, name }
	await subscribeToPush(asha.accountId, browser('lost'))

	await logOut(asha, lost)

	expect(await countQueued(forgetLoggedOutBrowsers)).toBe(1)
	await forgetLoggedOutBrowsers.run({ accountId: asha.accountId })
	expect(await listPushBrowsers(asha.accountId)).toEqual([])
})

test('ten browsers are kept at most, the newest', async () => {
	const { id } = await anAccount()
	for (let at = 0; at < 12; at++) await subscribeToPush(id, browser(`phone-${at}`))

	const kept = await db
		.select({ endpoint: pushSubscriptions.endpoint })
		.from(pushSubscriptions)
		.where(eq(pushSubscriptions.accountId, id))
	expect(kept.length).toBe(10)
	expect(kept.map(({ endpoint }) => endpoint)).not.toContain(browser('phone-0').endpoint)
})

test('an event goes out by push where its switch is on', async () => {
	const { id, name } = await anAccount()
	await subscribeToPush(id, browser('phone'))
	const reader = { accountId: id, name }
	const text = { title: news.title, href: news.href, email: ['It is your turn.'] }
	const write = (key: string, event: 'application-moved' | 'job-digest') =>
		db.transaction((tx) =>
			writeTo(
				tx,
				{ name: 'test.news', to: 'specialist', event, write: () => text },
				{ to: [reader], key, facts: null },
			),
		)

	await write('stage/1', 'application-moved')
	await write('digest/1', 'job-digest')

	expect(await db.select({ channel: deliveries.channel }).from(deliveries)).toEqual([{ channel: 'push' }])
})

test.each([
	['https://fcm.googleapis.com/fcm/send/x', true],
	['https://updates.push.services.mozilla.com/wpush/v2/x', true],
	['https://web.push.apple.com/x', true],
	['https://wns2-pn1p.notify.windows.com/w/?token=x', true],
	['http://fcm.googleapis.com/x', false],
	['https://169.254.169.254/latest/meta-data', false],
	['https://localhost:5432/', false],
	['https://fcm.googleapis.com.evil.example/x', false],
	['https://evil.example/?fcm.googleapis.com', false],
	['https://fcm.googleapis.com:22/', false],
	['javascript:alert(1)', false],
])('%s: may we send there? %s', (endpoint, may) => {
	const { p256dh, auth } = browser('x')
	expect(PushSubscriptionInput.safeParse({ endpoint, p256dh, auth }).success).toBe(may)
})
