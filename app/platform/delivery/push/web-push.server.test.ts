import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPushService } from '#test/stand-ins/push-service.ts'
import { RecipientGone, SenderRefused, SenderUnavailable } from '../sending.server.ts'
import { deriveVapidKeys } from './vapid.server.ts'
import { webPush } from './web-push.server.ts'

const keys = deriveVapidKeys('a secret of at least 32 characters, for the test')
const sender = webPush({ ...keys, subject: 'mailto:care@lakeside.example', timeoutMs: 500 })
let service: Awaited<ReturnType<typeof startPushService>>

beforeEach(async () => {
	service = await startPushService(keys.publicKey)
})
afterEach(() => service.stop())

const news = {
	title: 'Lakeside Heart Institute shortlisted you',
	href: '/applications/1',
	tag: 'stage/1',
}
const send = () => sender.send({ ...service.subscription, ...news })

test('a push is signed by us, sealed for the browser and kept for a day', async () => {
	await send()

	const [taken] = service.taken
	expect(taken?.payload).toEqual(news)
	expect(taken?.headers).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' })
	expect(taken?.headers['topic']).toMatch(/^[\w-]{32}$/)
	expect(taken?.sender).toMatchObject({
		aud: new URL(service.subscription.endpoint).origin,
		sub: 'mailto:care@lakeside.example',
	})
	expect(taken?.sender.exp).toBeLessThanOrEqual(Date.now() / 1000 + 24 * 3600)
})

test.each([
	[404, RecipientGone],
	[410, RecipientGone],
	[400, SenderRefused],
	[413, SenderRefused],
	[429, SenderUnavailable],
	[503, SenderUnavailable],
])('HTTP %i of the push service is understood', async (status, problem) => {
	service.status = status

	await expect(send()).rejects.toBeInstanceOf(problem)
	expect(service.taken).toEqual([])
})

test('a push service that is away, or that leads elsewhere, is tried again later', async () => {
	service.status = 307
	await expect(send()).rejects.toBeInstanceOf(SenderUnavailable)

	await service.stop()
	await expect(send()).rejects.toBeInstanceOf(SenderUnavailable)
})

test('a demo keeps its keys', () => {
	expect(deriveVapidKeys('one secret')).toEqual(deriveVapidKeys('one secret'))
	expect(deriveVapidKeys('one secret')).not.toEqual(deriveVapidKeys('another secret'))
})
