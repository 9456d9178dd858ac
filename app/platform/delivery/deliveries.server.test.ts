import { setTimeout } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startMsg91 } from '#test/stand-ins/msg91.ts'
import { db, only } from '../database/db.server.ts'
import {
	deliver,
	deliverQueued,
	findDelivery,
	outgoingMail,
	outgoingSms,
	queueDeliveries,
	secondsUntilMorning,
} from './deliveries.server.ts'
import { listDemoSends } from './demo-outbox.server.ts'
import { demoMail } from './mail/demo.server.ts'
import { writeSms } from './sms-template.ts'
import { smsIsDown } from './sms-outage.server.ts'
import { msg91 } from './sms/msg91.server.ts'
import { deliveries, demoOutbox } from '../tables.server.ts'
import { countQueued, createQueues, stopTasks, workOn } from '../tasks/tasks.server.ts'

let gateway: Awaited<ReturnType<typeof startMsg91>>
let senders: NonNullable<Parameters<typeof deliver>[1]>

beforeAll(() => createQueues([deliverQueued]))
beforeEach(async () => {
	await db.delete(deliveries)
	await db.delete(demoOutbox)
	gateway = await startMsg91()
	const templateIds = { 'sign-in-code': '1107161234567890123' }
	senders = { sms: msg91({ url: gateway.url, authKey: 'key', templateIds, timeoutMs: 300 }), email: demoMail }
})
afterEach(() => gateway.stop())

const code = {
	to: '+919876543210',
	sms: { template: 'sign-in-code', params: { code: '048213' }, text: '048213 is your code.' },
}

type Differences = { key?: string; giveUpAfterSeconds?: number; sms?: typeof code.sms }
const queueCode = async (differences: Differences = {}) => {
	const message = { ...code, key: crypto.randomUUID(), ...differences }
	return only(await db.transaction((tx) => queueDeliveries(tx, [outgoingSms(message)])))
}
const row = async (id: string) => only(await db.select().from(deliveries).where(eq(deliveries.id, id)))

describe('queueing', () => {
	test('what is queued under one key twice is one message', async () => {
		const before = await countQueued(deliverQueued)
		const ids = await Promise.all([
			queueCode({ key: 'code/1' }),
			queueCode({ key: 'code/1' }),
			queueCode({ key: 'code/1' }),
		])

		expect(new Set(ids).size).toBe(1)
		expect(await countQueued(deliverQueued)).toBe(before + 1)
	})

	test('a transaction that fails leaves no message', async () => {
		const before = await countQueued(deliverQueued)
		const failing = db.transaction(async (tx) => {
			await queueDeliveries(tx, [outgoingSms({ ...code, key: 'code/2' })])
			throw new Error('something else went wrong')
		})

		await expect(failing).rejects.toThrow('something else')
		expect(await db.$count(deliveries)).toBe(0)
		expect(await countQueued(deliverQueued)).toBe(before)
	})

	test('neither number nor code can be read in the table, and nothing is kept once it is sent', async () => {
		const id = await queueCode()
		const { payload } = await row(id)
		expect(payload?.length).toBeGreaterThan(100)
		expect(payload?.toString('latin1')).not.toMatch(/9876543210|048213/)

		await deliver(id, senders)

		expect(await row(id)).toMatchObject({ status: 'sent', payload: null, providerId: expect.stringMatching(/^3763/) })
	})
})

describe('sending', () => {
	test('many processes at once send one message', async () => {
		const id = await queueCode()
		await Promise.allSettled(Array.from({ length: 20 }, () => deliver(id, senders)))

		expect(gateway.requests).toBe(1)
		expect(await findDelivery(id)).toMatchObject({ status: 'sent', attempts: 1, sentAt: expect.any(Date) })

		await deliver(id, senders)

		expect(gateway.requests).toBe(1)
	})

	test('a message whose process died is sent by another, and not before that is certain', async () => {
		const id = await queueCode()
		await db.update(deliveries).set({ status: 'sending', claimedAt: sql`now() - interval '50 seconds'` })
		await expect(deliver(id, senders)).rejects.toThrow('Being sent elsewhere')

		await db.update(deliveries).set({ claimedAt: sql`now() - interval '61 seconds'` })
		await deliver(id, senders)

		expect(gateway.taken).toHaveLength(1)
	})

	test('a refused message is not tried again, and is wiped', async () => {
		gateway.mood = 'refuses'
		const id = await queueCode()
		await deliver(id, senders)
		await deliver(id, senders)

		expect(gateway.requests).toBe(1)
		expect(await row(id)).toMatchObject({
			status: 'failed',
			payload: null,
			sentAt: null,
			lastError: 'msg91: status 400, code 202',
		})
		expect(await smsIsDown()).toBe(false)
	})

	test('a message that has become useless is not sent', async () => {
		const id = await queueCode({ giveUpAfterSeconds: -1 })
		await deliver(id, senders)

		expect(gateway.requests).toBe(0)
		expect(await row(id)).toMatchObject({ status: 'failed', payload: null })
	})

	test('a message moved to another row is not sent', async () => {
		const [mine, other] = [await queueCode(), await queueCode()]
		const { payload } = await row(other)
		await db.update(deliveries).set({ payload }).where(eq(deliveries.id, mine))
		await deliver(mine, senders)

		expect(gateway.requests).toBe(0)
		expect(await row(mine)).toMatchObject({ status: 'failed', lastError: 'cannot be unsealed' })
	})

	test('the demo senders deliver to the outbox, newest first', async () => {
		const sms = await queueCode()
		await deliver(sms)
		const mail = { to: 'asha@example.org', subject: 'Hello', text: 'Text', html: '<p>Text</p>', key: 'mail/1' }
		await deliver(only(await db.transaction((tx) => queueDeliveries(tx, [outgoingMail(mail)]))))

		expect(await listDemoSends(null)).toMatchObject([
			{ channel: 'email', to: 'asha@example.org', subject: 'Hello', text: 'Text', code: null },
			{ channel: 'sms', to: code.to, subject: null, code: '048213', text: expect.stringContaining('048213 is your') },
		])
		expect(await listDemoSends('+910000000000')).toEqual([])
	})
})

describe('an outage of the provider', () => {
	test('is visible to every page at once, and over with the next message that gets through', async () => {
		expect(await smsIsDown()).toBe(false)
		gateway.mood = 'breaks'
		const id = await queueCode()
		await deliver(id, senders)

		expect(await smsIsDown()).toBe(true)
		expect(await findDelivery(id)).toMatchObject({ status: 'queued', attempts: 1, sentAt: null })

		gateway.mood = 'accepts'
		await deliver(id, senders)

		expect(await smsIsDown()).toBe(false)
	})

	test('loses nothing and sends nothing twice: what was queued goes out when the provider is back', async () => {
		const task = {
			...deliverQueued,
			run: ({ deliveryId }: { deliveryId: string }) => deliver(deliveryId, senders),
		}
		await workOn([task])
		try {
			for (const [at, mood] of (['breaks', 'resets', 'accepts-silently'] as const).entries()) {
				gateway.mood = mood
				await queueCode({ sms: { ...code.sms, params: { code: `00000${at}` } } })
				await setTimeout(600)
			}
			expect(await db.$count(deliveries, eq(deliveries.status, 'sent'))).toBe(0)
			expect(await smsIsDown()).toBe(true)

			gateway.mood = 'accepts'
			await expect.poll(() => db.$count(deliveries, eq(deliveries.status, 'sent')), { interval: 200 }).toBe(3)
			expect(gateway.taken.map(({ variables }) => variables['code']).sort()).toEqual(['000000', '000001', '000002'])
		} finally {
			await stopTasks()
		}
	})
})

const quietHours = { from: 21, to: 8 }

test.each([
	['at 9 pm', '2026-11-23T15:30:00Z', 11],
	['a second before', '2026-11-23T15:29:59Z', 0],
	['at midnight', '2026-11-23T18:30:00Z', 8],
	['at 7 am', '2026-11-24T01:30:00Z', 1],
	['at 8 am', '2026-11-24T02:30:00Z', 0],
])('an SMS queued in quiet hours waits until 8 am in India: %s', (_when, now, hours) => {
	expect(secondsUntilMorning(new Date(now), quietHours)).toBe(hours * 3600)
	expect(secondsUntilMorning(new Date(now), undefined)).toBe(0)
})

test('at night a code leaves at once, and news of an application in the morning', async () => {
	const night = { now: new Date('2026-11-23T18:30:00Z'), quietHours }
	const template = { name: 'news', variables: [], texts: { en: 'News.' } }
	await db.transaction((tx) =>
		queueDeliveries(tx, [
			outgoingSms({ ...code, sms: writeSms({ ...template, atNight: true }, {}), key: 'code', ...night }),
			outgoingSms({ ...code, sms: writeSms(template, {}), key: 'news', ...night }),
		]),
	)

	const { rows } = await db.execute<{ key: string; hours: number }>(sql`
		select d.key, round(extract(epoch from j.start_after - j.created_on) / 3600)::int as hours
		from pgboss.job j join deliveries d on d.id = (j.data ->> 'deliveryId')::uuid order by 1`)
	expect(rows).toEqual([
		{ key: 'code', hours: 0 },
		{ key: 'news', hours: 8 },
	])
})
