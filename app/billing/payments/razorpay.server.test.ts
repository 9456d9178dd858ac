import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SenderRefused, SenderUnavailable } from '#app/platform/delivery/sending.server.ts'
import { startRazorpay } from '#test/stand-ins/razorpay.ts'
import { signedHeaders } from './razorpay-format.server.ts'
import { razorpay } from './razorpay.server.ts'

const [keyId, keySecret, webhookSecret] = ['rzp_test', 'key-secret', 'hook-secret']
const order = {
	id: '0f8fad5b-d9cb-469f-a165-70867728950e',
	plan: 'growth',
	cycle: 'yearly',
	startsAt: null,
	upfrontPaise: null,
} as const
let gateway: Awaited<ReturnType<typeof startRazorpay>>
beforeAll(async () => {
	gateway = await startRazorpay(keyId, keySecret)
})
afterAll(() => gateway.stop())
beforeEach(() => {
	gateway.mood = 'answers'
	gateway.asked.length = 0
})
const account = (more = {}) =>
	razorpay({
		url: gateway.url,
		keyId,
		keySecret,
		webhookSecret,
		planIds: { 'growth-yearly': 'plan_GY' },
		timeoutMs: 200,
		...more,
	})

test('a subscription is created for the plan and carries the id of our order', async () => {
	const created = await account().create(order)

	expect(created).toMatchObject({ status: 'created', orderId: order.id, charges: [] })
	expect(created.checkoutUrl).toMatch(/^https:/)
	expect(gateway.asked).toMatchObject([
		{ method: 'POST', path: '/v1/subscriptions', body: { plan_id: 'plan_GY', total_count: 10, customer_notify: 0 } },
	])
	await expect(account().create({ ...order, plan: 'starter' })).rejects.toBeInstanceOf(SenderRefused)
})

test('every invoice that was paid counts as a charge, and one that was issued does not', async () => {
	const { providerId } = await account().create(order)
	const paid = { status: 'paid', payment_id: 'pay_1', amount_paid: 17_698_820, paid_at: 1_800_000_000 }
	const period = { billing_start: 1_800_000_000, billing_end: 1_831_536_000 }
	gateway.kept.get(providerId)?.invoices.push({ ...paid, ...period }, { ...period, status: 'issued' })

	expect((await account().find(providerId)).charges).toEqual([
		{
			paymentId: 'pay_1',
			amountPaise: 17_698_820n,
			paidAt: new Date(1_800_000_000_000),
			period: { start: new Date(1_800_000_000_000), end: new Date(1_831_536_000_000) },
		},
	])
})

test('cancelling at the end of the period keeps the subscription going, and now ends it', async () => {
	const { providerId } = await account().create(order)

	expect(await account().cancel(providerId, 'at-period-end')).toMatchObject({ status: 'created' })
	expect(gateway.asked.at(-1)?.body).toEqual({ cancel_at_cycle_end: 1 })
	expect(await account().cancel(providerId, 'now')).toMatchObject({ status: 'cancelled' })
})

test.each([
	['hangs', SenderUnavailable],
	['breaks', SenderUnavailable],
	['resets', SenderUnavailable],
	['garbage', SenderUnavailable],
	['rejects-key', SenderUnavailable],
	['refuses', SenderRefused],
] as const)('when Razorpay %s, the call fails in time and says whether to try again', async (mood, failure) => {
	gateway.mood = mood

	await expect(account().create(order)).rejects.toBeInstanceOf(failure)
})

test('an event is read only with the signature of its very bytes', () => {
	const entity = { id: 'sub_1', status: 'active', current_start: 1_800_000_000, current_end: 1_802_678_400, notes: [] }
	const payment = { id: 'pay_9', amount: 1_769_882, status: 'captured', created_at: 1_800_000_001 }
	const event = { event: 'subscription.charged', created_at: 1_800_000_002 }
	const body = Buffer.from(
		JSON.stringify({ ...event, payload: { subscription: { entity }, payment: { entity: payment } } }),
	)
	const read = (bytes: Buffer, secret: string) =>
		account().readEvent(bytes, new Headers(signedHeaders(body, secret, 'evt_1')))

	expect(read(body, webhookSecret)).toMatchObject({
		id: 'evt_1',
		heard: { providerId: 'sub_1', orderId: null, status: 'active', charges: [{ paymentId: 'pay_9' }] },
	})
	expect(read(body, 'another-secret')).toBeNull()
	expect(read(Buffer.concat([body, Buffer.from(' ')]), webhookSecret)).toBeNull()
	expect(account().readEvent(body, new Headers())).toBeNull()
	const nonsense = Buffer.from('{"event":')
	expect(account().readEvent(nonsense, new Headers(signedHeaders(nonsense, webhookSecret, 'e')))).toBeNull()
})
