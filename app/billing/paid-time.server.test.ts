import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aPayment, aSubscription } from './fixtures.server.ts'
import { offerOf, orderPlan } from './orders.server.ts'
import type { Heard } from './payment-provider.server.ts'
import { applyHeard, endWhileSuspended } from './payments.server.ts'
import { demoProvider } from './payments/demo.server.ts'
import { priceOf } from './plans.ts'
import { paymentStateOf } from './status.ts'
import { findPlan, findSubscription } from './subscriptions.server.ts'
import { payments, planOrders } from './tables.server.ts'

const day = 86_400_000
const now = Math.floor(Date.now() / 1000) * 1000
const at = (days: number) => new Date(now + days * day)

/** An order at the demo provider of a hospital, and what the provider says of a charge for some days. */
async function anOrder(hospitalId: string, wanted: Partial<typeof planOrders.$inferInsert> = {}) {
	const order = only(
		await db
			.insert(planOrders)
			.values({ hospitalId, plan: 'growth', cycle: 'monthly', provider: 'demo', status: 'created', ...wanted })
			.returning(),
	)
	const { providerId } = await demoProvider.create({
		...{ id: order.id, plan: order.plan, cycle: order.cycle, startsAt: null, upfrontPaise: null },
	})
	await db.update(planOrders).set({ providerId }).where(eq(planOrders.id, order.id))
	const heard = (status: Heard['status'], charge?: { from: number; to: number }, seconds = 0): Heard => ({
		...{ providerId, orderId: order.id, status, at: new Date(now + seconds * 1000), checkoutUrl: null },
		charges: charge
			? [
					{
						paymentId: `pay_${crypto.randomUUID()}`,
						amountPaise: priceOf(order.plan, 'monthly').totalPaise,
						paidAt: at(0),
						period: { start: at(charge.from), end: at(charge.to) },
					},
				]
			: [],
	})
	const hear = (...news: Parameters<typeof heard>) => db.transaction((tx) => applyHeard(tx, order.id, heard(...news)))
	const is = async () => only(await db.select().from(planOrders).where(eq(planOrders.id, order.id)))
	return { id: order.id, hear, is }
}

const periodsOf = async (hospitalId: string) =>
	(await db.select().from(payments).where(eq(payments.hospitalId, hospitalId)).orderBy(payments.periodStart)).map(
		({ periodStart, periodEnd }) => [periodStart, periodEnd],
	)

test('a trial runs to its end when its hospital pays early, and every month that is paid begins after it', async () => {
	const { hospitalId } = await aSubscription({ status: 'trialing', plan: 'starter', endsAt: at(10) })
	const { hear } = await anOrder(hospitalId, { plan: 'starter' })

	await hear('active', { from: 0, to: 30 })

	expect(await periodsOf(hospitalId)).toEqual([[at(10), at(40)]])
	expect(await findSubscription(hospitalId)).toMatchObject({ plan: 'starter', isOver: false, paidFrom: at(10) })
	// A trial shows what the larger plans can do, to its end.
	expect(await findPlan(hospitalId)).toMatchObject({ exports: true })

	await hear('active', { from: 30, to: 60 }, 5)
	expect(await periodsOf(hospitalId)).toEqual([
		[at(10), at(40)],
		[at(40), at(70)],
	])
})

test('a plan that is changed during a trial costs the difference for the days that were paid for', async () => {
	const { hospitalId } = await aSubscription({ status: 'trialing', plan: 'starter', endsAt: at(10) })
	const { hear } = await anOrder(hospitalId)
	await hear('active', { from: 0, to: 30 })

	const offer = await offerOf(hospitalId, { plan: 'network', cycle: 'monthly' })

	expect(offer.ok && offer.value.change).toMatchObject({
		restPaise: priceOf('network', 'monthly').netPaise,
		unusedPaise: priceOf('growth', 'monthly').netPaise,
	})
})

test('a plan that is changed during a trial leaves the trial as long as it was', async () => {
	const { hospitalId } = await aSubscription({ status: 'trialing', plan: 'starter', endsAt: at(10) })
	const { hear } = await anOrder(hospitalId)
	await hear('active', { from: 0, to: 30 })
	// What was due with a change to a larger plan, for days that the first charge had paid for.
	const { subscriptionId = '' } = (await db.select().from(payments).where(eq(payments.hospitalId, hospitalId)))[0] ?? {}
	const due = { hospitalId, subscriptionId, plan: 'network' as const, unusedPaise: 1n }
	await aPayment({ ...due, periodStart: at(-1), periodEnd: at(40) })

	expect((await findSubscription(hospitalId)).paidFrom).toEqual(at(10))
	expect(await findPlan(hospitalId)).toMatchObject({ exports: true })
})

test('what is charged twice for the same time is added behind it, and the database refuses two charges for one moment', async () => {
	const { id: hospitalId } = await aHospital()
	const { hear } = await anOrder(hospitalId)
	await hear('active', { from: 0, to: 30 })
	await hear('active', { from: 29, to: 59 }, 5)

	expect(await periodsOf(hospitalId)).toEqual([
		[at(0), at(30)],
		[at(30), at(60)],
	])
	const [paid] = await db.select().from(payments).where(eq(payments.hospitalId, hospitalId))
	const { subscriptionId = '' } = paid ?? {}
	await expect(aPayment({ hospitalId, subscriptionId, periodStart: at(45), periodEnd: at(75) })).rejects.toMatchObject({
		cause: { constraint: 'payments_do_not_overlap' },
	})
})

test('a suspended hospital is not charged: not while its paid time goes on longer than the provider knows, nor for an order it never paid', async () => {
	const [early, unpaid] = [await aSubscription({ status: 'trialing', endsAt: at(14) }), await aHospital()]
	const paid = await anOrder(early.hospitalId)
	await paid.hear('active', { from: -29, to: 1 })
	const open = await anOrder(unpaid.id)
	for (const id of [early.hospitalId, unpaid.id])
		await db.update(hospitals).set({ status: 'suspended', statusReason: 'Papers lapsed' }).where(eq(hospitals.id, id))

	await endWhileSuspended(demoProvider)

	expect(await paid.is()).toMatchObject({ isEnding: true })
	expect(await open.is()).toMatchObject({ status: 'cancelled' })
	expect(await findSubscription(early.hospitalId)).toMatchObject({ isOver: false, isCancelled: true })
})

test('a plan reads as cancelled once nothing charges it again, and one that was granted does not', async () => {
	const { id: hospitalId } = await aHospital()
	const granted = await aSubscription()
	const { id, hear } = await anOrder(hospitalId)
	const isCancelled = async (of: string) => (await findSubscription(of)).isCancelled
	await hear('active', { from: 0, to: 30 })
	expect(await isCancelled(hospitalId)).toBe(false)

	await db.update(planOrders).set({ isEnding: true }).where(eq(planOrders.id, id))
	expect(await isCancelled(hospitalId)).toBe(true)
	await hear('cancelled', undefined, 9)
	expect(await isCancelled(hospitalId)).toBe(true)
	expect(await isCancelled(granted.hospitalId)).toBe(false)
})

test('the trial of a hospital that orders first begins with the order', async () => {
	const owner = await aMember()
	expect(await orderPlan(demoProvider, owner, { plan: 'growth', cycle: 'monthly' })).toMatchObject({ ok: true })

	expect(await findSubscription(owner.hospitalId)).toMatchObject({ status: 'trialing', daysToCome: null })
})

test.each([
	['created', null, 'unpaid'],
	['pending', null, 'awaits-bank'],
	['authenticated', null, 'awaits-bank'],
	['authenticated', at(20), 'approved'],
	['pending', at(20), 'awaits-bank'],
	['halted', null, 'failed'],
	['active', null, 'paid'],
	['expired', null, 'ended'],
] as const)('a payment that is %s at the provider, to begin %s, is %s', (status, startsAt, state) => {
	expect(paymentStateOf({ status, startsAt, waits: false, dueNetPaise: null })).toBe(state)
})
