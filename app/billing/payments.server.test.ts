import { asc, eq, inArray } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { startRazorpay } from '#test/stand-ins/razorpay.ts'
import { aSubscription } from './fixtures.server.ts'
import { SenderUnavailable } from '#app/platform/delivery/sending.server.ts'
import { cancelOrder, createLater, findLiveOrder, orderPlan } from './orders.server.ts'
import { askAbout, listToAskAbout, receiveEvent } from './payments.server.ts'
import { signedHeaders } from './payments/razorpay-format.server.ts'
import { razorpay } from './payments/razorpay.server.ts'
import { priceOf } from './plans.ts'
import { findPlan, grantPlan } from './subscriptions.server.ts'
import { paymentEvents, payments, planOrders, subscriptions } from './tables.server.ts'

const secret = 'hook-secret'
const monthly = { plan: 'growth', cycle: 'monthly' } as const
const month = 30 * 86_400

async function provider() {
	const gateway = await startRazorpay('key', 'secret')
	onTestFinished(gateway.stop)
	const planIds = { 'growth-monthly': 'plan_GM', 'network-monthly': 'plan_NM' }
	const account = { url: gateway.url, keyId: 'key', keySecret: 'secret', webhookSecret: secret, planIds }
	return { gateway, pay: razorpay({ ...account, timeoutMs: 300 }) }
}

/** Orders that the provider has created, each of a hospital of its own. */
async function someOrders(count: number) {
	const tag = crypto.randomUUID().slice(0, 8)
	const members = await Promise.all(Array.from({ length: count }, () => aMember()))
	return db
		.insert(planOrders)
		.values(
			members.map(({ hospitalId }, at) => ({
				hospitalId,
				...monthly,
				provider: 'razorpay' as const,
				providerId: `sub_${tag}_${at}`,
				status: 'created' as const,
			})),
		)
		.returning()
}

type Sent = { id: string; body: Buffer }
const start = Math.floor(Date.now() / 1000) - 3 * 86_400

function anEvent(subscription: string, at: number, status: string, paidPeriod?: number): Sent {
	const kind = paidPeriod === undefined ? status : 'charged'
	const period = paidPeriod ?? 0
	const entity = {
		id: subscription,
		status,
		current_start: start + period * month,
		current_end: start + (period + 1) * month,
		notes: [],
	}
	const amount = Number(priceOf('growth', 'monthly').totalPaise)
	const payment = { id: `pay_${subscription}_${period}`, amount, status: 'captured', created_at: at }
	const payload = { subscription: { entity }, ...(paidPeriod === undefined ? {} : { payment: { entity: payment } }) }
	return {
		id: `evt_${subscription}_${at}_${kind}`,
		body: Buffer.from(JSON.stringify({ event: `subscription.${kind}`, created_at: at, payload })),
	}
}

const { readEvent } = razorpay({ url: 'http://x', keyId: '', keySecret: '', webhookSecret: secret, planIds: {} })

/** What the route does; false where it would have answered 400. */
async function deliver({ id, body }: Sent, signed: Buffer = body): Promise<boolean> {
	const event = readEvent(body, new Headers(signedHeaders(signed, secret, id)))
	if (event) await receiveEvent('razorpay', event)
	return event !== null
}

async function stateOf(orders: { id: string; hospitalId: string }[]) {
	const hospitalIds = orders.map(({ hospitalId }) => hospitalId)
	const [held, paid, ordered] = await Promise.all([
		db.select().from(subscriptions).where(inArray(subscriptions.hospitalId, hospitalIds)),
		db.select().from(payments).where(inArray(payments.hospitalId, hospitalIds)).orderBy(asc(payments.periodStart)),
		db.select().from(planOrders).where(inArray(planOrders.hospitalId, hospitalIds)),
	])
	return hospitalIds.map((hospital) => ({
		subscription: held
			.filter(({ hospitalId }) => hospitalId === hospital)
			.map(({ plan, status, endsAt }) => ({ plan, status, endsAt })),
		payments: paid
			.filter(({ hospitalId }) => hospitalId === hospital)
			.map(({ totalPaise, periodStart, periodEnd }) => ({ totalPaise, periodStart, periodEnd })),
		order: ordered
			.filter(({ hospitalId }) => hospitalId === hospital)
			.map(({ status, heardAt }) => ({ status, heardAt })),
	}))
}

/** The life of a subscription in 25 events; every third ends, every fifth fails at the end. */
function lifeOf(subscription: string, which: number): Sent[] {
	const events = [anEvent(subscription, start, 'authenticated'), anEvent(subscription, start + 1, 'active')]
	for (let period = 0; events.length < 24; period++) {
		const at = start + 10 + period * 100
		events.push(anEvent(subscription, at, 'pending'), anEvent(subscription, at + 50, 'active', period))
	}
	const last = which % 3 === 0 ? 'cancelled' : which % 5 === 0 ? 'halted' : 'active'
	return [...events, anEvent(subscription, start + 5_000, last)]
}

/** Always the same order for the same seed. */
function shuffled<Item>(items: Item[], seed: number): Item[] {
	let state = seed
	const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32
	return items
		.map((item) => ({ item, place: next() }))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item)
}

test('1,000 events, each three times, shuffled, five in a hundred corrupted, end where the ordered run ends', async () => {
	const [ordered, stormed] = [await someOrders(40), await someOrders(40)]
	for (const [which, { providerId }] of ordered.entries())
		for (const event of lifeOf(providerId ?? '', which)) expect(await deliver(event)).toBe(true)
	const events = stormed.flatMap(({ providerId }, which) => lifeOf(providerId ?? '', which))
	expect(events).toHaveLength(1_000)
	const deliveries = shuffled([...events, ...events, ...events], 20_261_123)

	let refused = 0
	const again: Sent[] = []
	const one = async (event: Sent, at: number) => {
		if (at % 20 !== 0) return deliver(event)
		const body = Buffer.from(event.body)
		body[at % body.length] = (body[at % body.length] ?? 0) ^ 1
		if (await deliver({ ...event, body }, event.body)) throw new Error('A forged event was taken')
		refused++
		// What is refused is sent again.
		again.push(event)
		return false
	}
	for (let at = 0; at < deliveries.length; at += 8)
		await Promise.all(deliveries.slice(at, at + 8).map((event, place) => one(event, at + place)))
	for (const event of again) await deliver(event)

	expect(refused).toBe(150)
	expect(await stateOf(stormed)).toEqual(await stateOf(ordered))
	expect((await stateOf(stormed))[1]).toMatchObject({
		subscription: [{ plan: 'growth', status: 'active', endsAt: new Date((start + 11 * month) * 1000) }],
		order: [{ status: 'active' }],
	})
	const stored = inArray(
		paymentEvents.orderId,
		stormed.map(({ id }) => id),
	)
	expect(await db.$count(paymentEvents, stored)).toBe(1_000)
})

test('a charge puts the hospital on what it bought, with net, GST and total', async () => {
	const [order] = await someOrders(1)
	const { hospitalId, providerId } = order ?? only([])

	await deliver(anEvent(providerId ?? '', start, 'active', 0))

	expect(await findPlan(hospitalId)).toMatchObject({ plan: 'growth', isOver: false })
	expect(await db.select().from(payments).where(eq(payments.hospitalId, hospitalId))).toMatchObject([
		{ plan: 'growth', cycle: 'monthly', netPaise: 1_499_900n, gstPaise: 269_982n, totalPaise: 1_769_882n },
	])
})

test('owners are told once of a charge that is pending, and once that it failed', async () => {
	const [order] = await someOrders(1)
	const { hospitalId, providerId } = order ?? only([])
	const failed = anEvent(providerId ?? '', start + 9, 'pending')

	await deliver(failed)
	await deliver(failed)
	await deliver(anEvent(providerId ?? '', start + 10, 'halted'))

	const [owner] = await db
		.select({ id: hospitalMembers.accountId })
		.from(hospitalMembers)
		.where(eq(hospitalMembers.hospitalId, hospitalId))
	const told = await db
		.select()
		.from(notifications)
		.where(eq(notifications.accountId, owner?.id ?? ''))
	expect(told.map(({ title }) => title).toSorted()).toEqual([
		'A payment for your plan failed',
		'A payment for your plan is pending',
	])
})

test('a payment after the plan has ended begins a new subscription, and the ended one stays', async () => {
	const [order] = await someOrders(1)
	const { hospitalId, providerId } = order ?? only([])
	await aSubscription({ hospitalId, status: 'cancelled', endsAt: new Date(0), createdAt: new Date(0) })

	await deliver(anEvent(providerId ?? '', start, 'active', 0))

	const held = await db.select().from(subscriptions).where(eq(subscriptions.hospitalId, hospitalId))
	expect(held.map(({ status }) => status).sort()).toEqual(['active', 'cancelled'])
})

test('a charge does not shorten time that was granted beyond it, nor change its plan', async () => {
	const [order] = await someOrders(1)
	const { hospitalId, providerId } = order ?? only([])
	await deliver(anEvent(providerId ?? '', start, 'active', 0))
	const until = new Date((start + 10 * month) * 1000)
	await grantPlan(hospitalId, { plan: 'network', until, agreedRequests: 700 })

	await deliver(anEvent(providerId ?? '', start + month, 'active', 1))

	expect(await findPlan(hospitalId)).toMatchObject({ plan: 'network', contactRequests: 700 })
	const held = await db.select().from(subscriptions).where(eq(subscriptions.hospitalId, hospitalId))
	expect(held.map(({ endsAt }) => endsAt)).toEqual([until])
	expect(await db.$count(payments, eq(payments.hospitalId, hospitalId))).toBe(2)
})

test('two owners who order at once, and twice, make one subscription at the provider', async () => {
	const { gateway, pay } = await provider()
	const owner = await aMember()

	const ordered = await Promise.all(Array.from({ length: 6 }, () => orderPlan(pay, owner, monthly)))

	expect(new Set(ordered.map((one) => (one.ok ? one.value.id : one.failure))).size).toBe(1)
	expect(gateway.kept.size).toBe(1)
	expect(await findLiveOrder(owner.hospitalId)).toMatchObject({ providerId: 'sub_1', status: 'created' })
})

test('an unpaid order makes way for another plan, and one that was paid does not', async () => {
	const { gateway, pay } = await provider()
	const owner = await aMember()
	await orderPlan(pay, owner, monthly)

	expect(await orderPlan(pay, owner, { plan: 'network', cycle: 'monthly' })).toMatchObject({ ok: true })
	expect([...gateway.kept.values()].map(({ status }) => status)).toEqual(['cancelled', 'created'])

	await deliver(anEvent('sub_2', start, 'active', 0))
	expect(await orderPlan(pay, owner, { plan: 'network', cycle: 'monthly' })).toEqual({
		ok: false,
		failure: 'already-ordered',
	})
	expect(gateway.kept.size).toBe(2)
})

test('time that was granted comes first, and an unverified hospital orders nothing', async () => {
	const { pay } = await provider()
	const [granted, pending] = [
		await aMember(),
		await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id }),
	]
	await aSubscription({ hospitalId: granted.hospitalId })

	expect(await orderPlan(pay, granted, monthly)).toEqual({ ok: false, failure: 'still-paid' })
	expect(await orderPlan(pay, pending, monthly)).toEqual({ ok: false, failure: 'not-verified' })
})

test('when the provider hangs, the order stays without a link and the next press creates it', async () => {
	const { gateway, pay } = await provider()
	const owner = await aMember()
	gateway.mood = 'hangs'

	const first = await orderPlan(pay, owner, monthly)
	expect(await findLiveOrder(owner.hospitalId)).toMatchObject({ status: 'ordering', checkoutUrl: null })
	gateway.mood = 'answers'

	expect(await orderPlan(pay, owner, monthly)).toEqual(first)
	expect(await findLiveOrder(owner.hospitalId)).toMatchObject({ status: 'created', providerId: 'sub_1' })
})

test('an order that the provider has not answered is cancelled, and no task creates it', async () => {
	const { gateway, pay } = await provider()
	const owner = await aMember()
	gateway.mood = 'hangs'
	const ordered = await orderPlan(pay, owner, monthly)
	const { id } = ordered.ok ? ordered.value : only([])

	expect(await cancelOrder(pay, owner)).toEqual({ ok: true, value: { isOver: true } })
	gateway.mood = 'answers'
	await createLater(pay, id)

	expect(gateway.kept.size).toBe(0)
	expect(await findLiveOrder(owner.hospitalId)).toBeNull()
})

test('an order that the provider did not answer is created by a task, once', async () => {
	const { gateway, pay } = await provider()
	const owner = await aMember()
	gateway.mood = 'hangs'
	const ordered = await orderPlan(pay, owner, monthly)
	const { id } = ordered.ok ? ordered.value : only([])

	await expect(createLater(pay, id)).rejects.toThrow(SenderUnavailable)
	gateway.mood = 'answers'
	await createLater(pay, id)
	await createLater(pay, id)

	expect(gateway.kept.size).toBe(1)
	expect(await findLiveOrder(owner.hospitalId)).toMatchObject({ status: 'created', providerId: 'sub_1' })
})

test('a cancelled plan goes on to the end of its paid time, and nothing is written twice', async () => {
	const { gateway, pay } = await provider()
	const owner = await aMember()
	await orderPlan(pay, owner, monthly)
	await deliver(anEvent('sub_1', start, 'active', 0))
	const kept = gateway.kept.get('sub_1') ?? only([])
	kept.status = 'active'

	expect(await cancelOrder(pay, owner)).toEqual({ ok: true, value: { isOver: false } })
	expect(await cancelOrder(pay, owner)).toEqual({ ok: true, value: { isOver: false } })

	expect(gateway.asked.filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1)
	expect(await findLiveOrder(owner.hospitalId)).toMatchObject({ isEnding: true, status: 'active' })
	expect(await findPlan(owner.hospitalId)).toMatchObject({ plan: 'growth', isOver: false })
})

test('a payment of which no event came is found by asking', async () => {
	const { gateway, pay } = await provider()
	const owner = await aMember()
	await orderPlan(pay, owner, monthly)
	const order = (await findLiveOrder(owner.hospitalId)) ?? only([])
	const isDue = async () => (await listToAskAbout('razorpay', 500)).some(({ id }) => id === order.id)
	expect(await isDue()).toBe(false)
	await db
		.update(planOrders)
		.set({ createdAt: new Date(Date.now() - 3_600_000) })
		.where(eq(planOrders.id, order.id))
	expect(await isDue()).toBe(true)
	const kept = gateway.kept.get('sub_1') ?? only([])
	kept.status = 'active'
	const paid = { status: 'paid', payment_id: 'pay_missed', amount_paid: 1_769_882, paid_at: start }
	kept.invoices.push({ ...paid, billing_start: start, billing_end: start + month })

	gateway.mood = 'hangs'
	await askAbout(pay, { id: order.id, providerId: 'sub_1' })
	expect(await findPlan(owner.hospitalId)).toMatchObject({ plan: 'starter' })
	gateway.mood = 'answers'
	await askAbout(pay, { id: order.id, providerId: 'sub_1' })

	expect(await findPlan(owner.hospitalId)).toMatchObject({ plan: 'growth', isOver: false })
	expect(await isDue()).toBe(false)
})
