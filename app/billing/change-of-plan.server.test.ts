import { and, asc, eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { addDays, istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { SenderUnavailable } from '#app/platform/delivery/sending.server.ts'
import { startRazorpay } from '#test/stand-ins/razorpay.ts'
import { issueCreditNote } from './credit-notes.server.ts'
import { aSubscription } from './fixtures.server.ts'
import { issueMissingInvoices } from './invoices.server.ts'
import {
	cancelOrder,
	dropChange,
	findLiveOrder,
	findWaitingOrder,
	hasPaidTime,
	listOffers,
	offerOf,
	orderPlan,
} from './orders.server.ts'
import { askAbout, askAboutDue, endAllReplaced, endWhileSuspended, receiveEvent } from './payments.server.ts'
import { signedHeaders } from './payments/razorpay-format.server.ts'
import { razorpay } from './payments/razorpay.server.ts'
import { priceOf } from './plans.ts'
import { findPlan } from './subscriptions.server.ts'
import { invoices, payments, planOrders, subscriptions } from './tables.server.ts'

const secret = 'hook-secret'
const growth = { plan: 'growth', cycle: 'monthly' } as const
const network = { plan: 'network', cycle: 'monthly' } as const
const starter = { plan: 'starter', cycle: 'monthly' } as const
const day = 86_400
const now = () => Math.floor(Date.now() / 1000)

async function provider() {
	const gateway = await startRazorpay('key', 'secret')
	onTestFinished(gateway.stop)
	const planIds = {
		'growth-monthly': 'plan_GM',
		'network-monthly': 'plan_NM',
		'starter-monthly': 'plan_SM',
		'growth-yearly': 'plan_GY',
	}
	const account = { url: gateway.url, keyId: 'key', keySecret: 'secret', webhookSecret: secret, planIds }
	const pay = razorpay({ ...account, timeoutMs: 300 })
	/** What the provider posts of one of its subscriptions, with a charge if there was one. */
	const post = async (
		providerId: string,
		status: string,
		charge?: { id: string; paise: bigint; from: number; to: number },
		at = now(),
	) => {
		const kept = gateway.kept.get(providerId) ?? only([])
		kept.status = status
		const entity = {
			id: providerId,
			status,
			current_start: charge?.from ?? null,
			current_end: charge?.to ?? null,
			notes: [],
		}
		const payment = charge && {
			entity: {
				id: charge.id,
				amount: Number(charge.paise),
				status: 'captured',
				created_at: Math.max(charge.from, now()),
			},
		}
		const kind = charge ? 'charged' : status
		const body = Buffer.from(
			JSON.stringify({
				event: `subscription.${kind}`,
				created_at: at,
				payload: { subscription: { entity }, ...(payment ? { payment } : {}) },
			}),
		)
		const event = pay.readEvent(
			body,
			new Headers(signedHeaders(body, secret, `evt_${gateway.url}_${providerId}_${kind}_${charge?.id ?? ''}`)),
		)
		if (!event) throw new Error('Unread')
		await receiveEvent('razorpay', event)
	}
	/** What was due with an approval stands in the provider’s invoices, without a period. */
	const settle = (providerId: string, paise: bigint) =>
		gateway.kept.get(providerId)?.invoices.push({
			status: 'paid',
			payment_id: `pay_due_${providerId}`,
			amount_paid: Number(paise),
			paid_at: now(),
		})
	return { gateway, pay, post, settle }
}

const from = () => now() - 10 * day
const until = () => now() + 20 * day

/** A hospital that has paid for Growth ten days ago, until in twenty days. */
async function onGrowth() {
	const tools = await provider()
	const owner = await aMember()
	// Its trial is over.
	await aSubscription({ hospitalId: owner.hospitalId, status: 'trialing', plan: 'starter', endsAt: new Date(0) })
	await orderPlan(tools.pay, owner, growth)
	const charge = {
		id: `pay_${crypto.randomUUID()}`,
		paise: priceOf('growth', 'monthly').totalPaise,
		from: from(),
		to: until(),
	}
	await tools.post('sub_1', 'active', charge)
	return { ...tools, owner, charge }
}

const ordersOf = ({ hospitalId }: Member) =>
	db.select().from(planOrders).where(eq(planOrders.hospitalId, hospitalId)).orderBy(asc(planOrders.createdAt))
const paymentsOf = ({ hospitalId }: Member) =>
	db.select().from(payments).where(eq(payments.hospitalId, hospitalId)).orderBy(asc(payments.periodStart))
const asked = (gateway: Awaited<ReturnType<typeof provider>>['gateway'], path: string) =>
	gateway.asked.filter((one) => one.path.endsWith(path))

test('a higher plan is in force once what is due is paid, to the same end, and the plan before is ended at the provider', async () => {
	const { gateway, pay, post, settle, owner } = await onGrowth()
	const offer = await offerOf(owner.hospitalId, network)
	if (!offer.ok || offer.value.change?.when !== 'now') throw new Error('Not offered')
	const { change } = offer.value

	expect(await orderPlan(pay, owner, network)).toMatchObject({ ok: true })
	expect(gateway.asked.at(-1)?.body).toMatchObject({
		plan_id: 'plan_NM',
		addons: [{ item: { amount: Number(change.totalPaise), currency: 'INR' } }],
	})
	expect(Math.abs(Number(gateway.asked.at(-1)?.body['start_at']) - until())).toBeLessThan(60)
	expect(await findPlan(owner.hospitalId)).toMatchObject({ plan: 'growth' })

	await post('sub_2', 'authenticated')
	expect(await findPlan(owner.hospitalId)).toMatchObject({ plan: 'growth' })
	const waiting = (await findWaitingOrder(owner.hospitalId)) ?? only([])
	const unsaid = 'the payment provider does not know yet what was paid'
	await expect(askAboutDue(pay, { id: waiting.id, providerId: 'sub_2' }), 'asked again').rejects.toThrow(unsaid)
	settle('sub_2', change.totalPaise)
	await askAboutDue(pay, { id: waiting.id, providerId: 'sub_2' })
	await endAllReplaced(pay)

	expect(await findPlan(owner.hospitalId)).toMatchObject({ plan: 'network', isOver: false })
	expect(await findLiveOrder(owner.hospitalId)).toMatchObject({ plan: 'network', waits: false })
	expect(gateway.kept.get('sub_1')).toMatchObject({ status: 'cancelled' })
	const [first, second] = await paymentsOf(owner)
	expect(second).toMatchObject({ plan: 'network', netPaise: change.netPaise, unusedPaise: change.unusedPaise })
	expect(second?.periodEnd).toEqual(first?.periodEnd)
	await issueMissingInvoices(500)
	const [invoice] = await db
		.select()
		.from(invoices)
		.where(eq(invoices.paymentId, second?.id ?? ''))
	expect(invoice).toMatchObject({ netPaise: change.netPaise, totalPaise: change.totalPaise })
	expect(invoice?.description).toMatch(/less ₹[\d,.]+ for unused days of the plan before$/)
	const told = await db.select().from(notifications).where(eq(notifications.accountId, owner.accountId))
	expect(told.map(({ title }) => title)).toContain('Your plan is now Network')
})

test('the first regular charge after a change buys its whole time, though the provider counts seconds and we less', async () => {
	const { gateway, pay, post, settle, owner } = await onGrowth()
	const offer = await offerOf(owner.hospitalId, network)
	if (!offer.ok || offer.value.change?.when !== 'now') throw new Error('Not offered')
	await orderPlan(pay, owner, network)
	await post('sub_2', 'authenticated')
	const waiting = (await findWaitingOrder(owner.hospitalId)) ?? only([])
	settle('sub_2', offer.value.change.totalPaise)
	await askAboutDue(pay, { id: waiting.id, providerId: 'sub_2' })
	const starts = Number(gateway.asked.findLast(({ body }) => body['start_at'])?.body['start_at'])
	await db
		.update(planOrders)
		.set({ startsAt: new Date(starts * 1000 + 721) })
		.where(eq(planOrders.id, waiting.id))

	const end = starts + 30 * day
	await post('sub_2', 'active', {
		id: 'pay_regular',
		paise: priceOf('network', 'monthly').totalPaise,
		from: starts,
		to: end,
	})

	const regular = (await paymentsOf(owner)).find(({ providerPaymentId }) => providerPaymentId === 'pay_regular')
	expect(regular).toMatchObject({ unusedPaise: null })
	const bought = (regular?.periodEnd.getTime() ?? 0) - (regular?.periodStart.getTime() ?? 0)
	expect(bought).toBe(30 * day * 1000)
	const [plan] = await db
		.select({ endsAt: subscriptions.endsAt })
		.from(subscriptions)
		.where(and(eq(subscriptions.hospitalId, owner.hospitalId), eq(subscriptions.plan, 'network')))
	expect(plan?.endsAt?.getTime()).toBe(end * 1000)
})

test('a plan whose renewal is pending or has failed is a plan that is cancelled, not an order that nothing was paid for', async () => {
	const { owner } = await onGrowth()
	const order = (await findLiveOrder(owner.hospitalId)) ?? only([])
	for (const status of ['pending', 'halted'] as const) expect(hasPaidTime({ ...order, status })).toBe(true)
	expect(hasPaidTime({ ...order, status: 'created', nextChargeAt: null })).toBe(false)
})

test('a change costs what it costs on the day it is paid: its link ends with the day, and a press after that orders it again', async () => {
	const { gateway, pay, owner } = await onGrowth()
	await orderPlan(pay, owner, network)
	const endOfDay = startOfIstDay(addDays(istToday(new Date()), 1)).getTime() / 1000
	const expiresBy = Number(gateway.asked.at(-1)?.body['expire_by'])
	expect(expiresBy).toBeGreaterThanOrEqual(endOfDay)
	expect(expiresBy).toBeLessThanOrEqual(Math.max(endOfDay, now() + 3_601))
	const [, today] = await ordersOf(owner)
	await orderPlan(pay, owner, network)
	expect(await ordersOf(owner), 'the same day, the same order').toHaveLength(2)

	await db
		.update(planOrders)
		.set({ dueNetPaise: sql`${planOrders.dueNetPaise} + 100` })
		.where(eq(planOrders.id, today?.id ?? ''))
	expect(await orderPlan(pay, owner, network)).toMatchObject({ ok: true })

	const [, old, fresh] = await ordersOf(owner)
	expect(old).toMatchObject({ status: 'cancelled' })
	expect(fresh).toMatchObject({ plan: 'network', status: 'created', dueNetPaise: today?.dueNetPaise })
})

test('what a credit note has returned is not taken off again by a change', async () => {
	const { owner } = await onGrowth()
	await issueMissingInvoices(500)
	const [paid] = await paymentsOf(owner)
	const [invoice] = await db
		.select()
		.from(invoices)
		.where(eq(invoices.paymentId, paid?.id ?? ''))
	const number = invoice?.number ?? ''
	const unused = async () => {
		const offer = await offerOf(owner.hospitalId, network)
		return offer.ok && offer.value.change?.when === 'now' ? offer.value.change.unusedPaise : null
	}
	const before = (await unused()) ?? 0n

	await issueCreditNote({ number, reason: 'Half of it', paise: (invoice?.totalPaise ?? 0n) / 2n })
	expect(await unused()).toBe((before + 1n) / 2n)
	await issueCreditNote({ number, reason: 'The rest', paise: null })
	expect(await unused()).toBe(0n)
})

test('an unpaid change leaves the plan as it is, renewals included', async () => {
	const { pay, post, owner, gateway } = await onGrowth()
	await orderPlan(pay, owner, network)

	await post('sub_1', 'active', {
		id: 'pay_renewal',
		paise: priceOf('growth', 'monthly').totalPaise,
		from: until(),
		to: until() + 30 * day,
	})
	await endAllReplaced(pay)

	expect(await findPlan(owner.hospitalId)).toMatchObject({ plan: 'growth' })
	expect(await paymentsOf(owner)).toHaveLength(2)
	expect(asked(gateway, '/cancel')).toEqual([])
})

test('a lower plan costs nothing today, is charged from the end of what is paid for, and the plan before ends there', async () => {
	const { gateway, pay, post, owner } = await onGrowth()
	await orderPlan(pay, owner, starter)
	expect(gateway.asked.at(-1)?.body).not.toHaveProperty('addons')

	await post('sub_2', 'authenticated')
	await endAllReplaced(pay)
	expect(asked(gateway, '/sub_1/cancel').map(({ body }) => body)).toEqual([{ cancel_at_cycle_end: 1 }])
	expect(await findPlan(owner.hospitalId)).toMatchObject({ plan: 'growth', isOver: false })

	await post('sub_2', 'active', {
		id: 'pay_first',
		paise: priceOf('starter', 'monthly').totalPaise,
		from: until(),
		to: until() + 30 * day,
	})
	expect(await findPlan(owner.hospitalId)).toMatchObject({ plan: 'starter', isOver: false })
	expect(await findLiveOrder(owner.hospitalId)).toMatchObject({ plan: 'starter' })
	const [held] = await db.select().from(subscriptions).where(eq(subscriptions.hospitalId, owner.hospitalId))
	expect(held?.endsAt?.getTime()).toBe((until() + 30 * day) * 1000)
})

test('a smaller plan after a larger one that is only approved: the larger is never charged beside it', async () => {
	const { gateway, pay, post, settle, owner } = await onGrowth()
	await orderPlan(pay, owner, network)
	const up = (await findWaitingOrder(owner.hospitalId)) ?? only([])
	await post('sub_2', 'authenticated')
	settle('sub_2', 1_000_000n)
	await askAbout(pay, { id: up.id, providerId: 'sub_2' })

	await orderPlan(pay, owner, starter)
	await post('sub_3', 'authenticated')
	await endAllReplaced(pay)

	expect(['sub_1', 'sub_2', 'sub_3'].map((id) => gateway.kept.get(id)?.status)).toEqual([
		...['cancelled', 'cancelled', 'authenticated'],
	])
	expect(await findPlan(owner.hospitalId)).toMatchObject({ plan: 'network', isOver: false })
})

test('a renewal of the plan before that came through after all is paid time of the plan that took over', async () => {
	const { pay, post, settle, owner } = await onGrowth()
	await orderPlan(pay, owner, network)
	const up = (await findWaitingOrder(owner.hospitalId)) ?? only([])
	await post('sub_2', 'authenticated')
	settle('sub_2', 1_000_000n)
	await askAbout(pay, { id: up.id, providerId: 'sub_2' })

	const paise = priceOf('growth', 'monthly').totalPaise
	await post('sub_1', 'active', { id: 'pay_late', paise, from: until(), to: until() + 30 * day })

	expect(await findPlan(owner.hospitalId)).toMatchObject({ plan: 'network', isOver: false })
	const [held] = await db.select().from(subscriptions).where(eq(subscriptions.hospitalId, owner.hospitalId))
	expect(Math.round(((held?.endsAt?.getTime() ?? 0) / 1000 - now()) / day)).toBe(50)
})

test('a change is not dropped while no one can say whether it was paid', async () => {
	const { gateway, pay, owner } = await onGrowth()
	await orderPlan(pay, owner, network)
	const silent = { ...pay, find: () => Promise.reject(new SenderUnavailable('away')) }

	expect((await dropChange(silent, owner)).ok).toBe(false)
	expect(gateway.kept.get('sub_2')?.status).not.toBe('cancelled')
	expect(await dropChange(pay, owner)).toMatchObject({ ok: true })
})

test('a change is dropped until it happens; what it had ended can be kept, and so can a plan that was cancelled', async () => {
	const { gateway, pay, post, owner } = await onGrowth()
	expect(await dropChange(pay, owner)).toMatchObject({ failure: 'not-found' })
	await orderPlan(pay, owner, starter)
	await post('sub_2', 'authenticated')
	await endAllReplaced(pay)

	expect(await dropChange(pay, owner)).toEqual({ ok: true, value: null })
	expect(gateway.kept.get('sub_2')).toMatchObject({ status: 'cancelled' })
	expect(await listOffers(owner.hospitalId)).toContainEqual(growth)
	expect(await orderPlan(pay, owner, growth)).toMatchObject({ ok: true })
	expect(await findWaitingOrder(owner.hospitalId)).toMatchObject({ plan: 'growth', dueNetPaise: null })
	expect(await cancelOrder(pay, owner)).toMatchObject({ ok: true })
	expect(await findWaitingOrder(owner.hospitalId)).toBeNull()
})

test('what the hospital has is not offered again, nor a change within the hour of its renewal or after a failed charge', async () => {
	const { owner, pay, post, charge } = await onGrowth()
	expect(await offerOf(owner.hospitalId, growth)).toMatchObject({ failure: 'already-ordered' })
	expect(await offerOf(owner.hospitalId, network, db, new Date(charge.to * 1000 - 1_800_000))).toMatchObject({
		failure: 'renews-soon',
	})
	await db
		.update(planOrders)
		.set({ heardAt: new Date(0) })
		.where(eq(planOrders.hospitalId, owner.hospitalId))
	await post('sub_1', 'pending')
	expect(await orderPlan(pay, owner, network)).toMatchObject({ failure: 'already-ordered' })
})

test('events of both subscriptions in any order and more than once end in the same state', async () => {
	const ends: unknown[] = []
	for (let seed = 0; seed < 8; seed++) {
		const { pay, post, owner } = await onGrowth()
		await orderPlan(pay, owner, network)
		const paise = priceOf('network', 'monthly').totalPaise
		const due = { id: `pay_due_${owner.hospitalId}`, paise: 1_000_000n, from: now(), to: until() }
		const next = { id: `pay_next_${owner.hospitalId}`, paise, from: until(), to: until() + 30 * day }
		// Whenever an event arrives, it says when it happened.
		const approvedAt = now()
		const events = [
			() => post('sub_2', 'authenticated', due, approvedAt),
			() => post('sub_2', 'authenticated', undefined, approvedAt),
			() => post('sub_2', 'active', next, approvedAt + 1),
			() => post('sub_1', 'cancelled', undefined, approvedAt + 1),
		]
		const order = [...events, ...events].map((event, at) => ({
			event,
			place: seed === 0 ? at : Math.sin(seed * 97 + at * 13),
		}))
		for (const { event } of order.toSorted((a, b) => a.place - b.place)) await event()
		const [held] = await db.select().from(subscriptions).where(eq(subscriptions.hospitalId, owner.hospitalId))
		ends.push({
			plan: held?.plan,
			days: Math.round(((held?.endsAt?.getTime() ?? 0) / 1000 - now()) / day),
			paid: (await paymentsOf(owner)).map(({ plan, totalPaise, unusedPaise }) => [
				plan,
				totalPaise,
				unusedPaise !== null,
			]),
			orders: (await ordersOf(owner)).map(({ plan, waits, status }) => [plan, waits, status]),
		})
		// Each gateway counts from one.
		await db
			.update(planOrders)
			.set({ providerId: sql`${planOrders.providerId} || ${`_${seed}`}::text` })
			.where(eq(planOrders.hospitalId, owner.hospitalId))
	}
	const [first] = ends
	expect(first).toMatchObject({
		plan: 'network',
		days: 50,
		orders: [
			['growth', false, 'cancelled'],
			['network', false, 'active'],
		],
	})
	for (const end of ends) expect(end).toEqual(first)
})

test('of two changes confirmed at once one waits, and what is due is paid once however often it is heard', async () => {
	const { gateway, pay, post, settle, owner } = await onGrowth()

	const both = await Promise.all([
		orderPlan(pay, owner, network),
		orderPlan(pay, owner, network),
		orderPlan(pay, owner, starter),
	])

	expect(both.filter(({ ok }) => ok).length).toBeGreaterThan(0)
	expect((await ordersOf(owner)).filter(({ waits, status }) => waits && status !== 'cancelled')).toHaveLength(1)
	expect(await orderPlan(pay, owner, network)).toMatchObject({ ok: true })
	const waiting = (await findWaitingOrder(owner.hospitalId)) ?? only([])
	const providerId = waiting.providerId ?? ''
	settle(providerId, 1_000_000n)
	await Promise.all([
		post(providerId, 'authenticated'),
		...Array.from({ length: 3 }, () => askAbout(pay, { id: waiting.id, providerId })),
	])
	// Paid in this moment: another choice comes too late and finds it in force.
	expect(await orderPlan(pay, owner, network)).toMatchObject({ failure: 'already-ordered' })
	expect((await paymentsOf(owner)).filter(({ unusedPaise }) => unusedPaise !== null)).toHaveLength(1)
	expect(gateway.kept.get(providerId)).toMatchObject({ status: 'authenticated' })
})

test('what a second change takes off is what the first has paid and taken off, once', async () => {
	const { pay, post, settle, owner } = await onGrowth()
	await orderPlan(pay, owner, network)
	const first = (await findWaitingOrder(owner.hospitalId)) ?? only([])
	await post('sub_2', 'authenticated')
	settle('sub_2', ((first.dueNetPaise ?? 0n) * 118n) / 100n)
	await askAbout(pay, { id: first.id, providerId: 'sub_2' })
	// Its charges have not begun, but it is paid for: at the provider it is still only approved.
	const offer = await offerOf(owner.hospitalId, { plan: 'network', cycle: 'yearly' })

	const change = offer.ok ? offer.value.change : null
	expect(change).toMatchObject({ when: 'now', unusedPaise: (first.dueNetPaise ?? 0n) + (first.unusedPaise ?? 0n) })
})

test('a hospital that is suspended two days before its renewal is not charged, and keeps its plan by ordering it again', async () => {
	const { gateway, pay, owner } = await onGrowth()
	const is = (status: 'suspended' | 'verified') =>
		db
			.update(hospitals)
			.set({ status, statusReason: status === 'suspended' ? 'Papers lapsed' : null })
			.where(eq(hospitals.id, owner.hospitalId))
	const isChargedIn = (days: number) =>
		db
			.update(planOrders)
			.set({ nextChargeAt: new Date(Date.now() + days * day * 1000) })
			.where(eq(planOrders.hospitalId, owner.hospitalId))
	const cancels = () => asked(gateway, '/sub_1/cancel').map(({ body }) => body)

	await isChargedIn(1)
	await endWhileSuspended(pay)
	await is('suspended')
	await isChargedIn(3)
	await endWhileSuspended(pay)
	expect(cancels()).toEqual([])

	await isChargedIn(1.9)
	await endWhileSuspended(pay)
	await endWhileSuspended(pay)
	expect(cancels()).toEqual([{ cancel_at_cycle_end: 1 }])
	expect(await findPlan(owner.hospitalId)).toMatchObject({ plan: 'growth', isOver: false })
	expect(await orderPlan(pay, owner, growth)).toEqual({ ok: false, failure: 'not-verified' })

	await is('verified')
	expect(await orderPlan(pay, owner, growth)).toMatchObject({ ok: true })
})
