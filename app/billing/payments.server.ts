import { and, desc, eq, exists, inArray, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { listOwnersToNotify } from '#app/hospitals/team/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { announceChange } from '#app/platform/live/live.server.ts'
import { log } from '#app/platform/log.server.ts'
import { SenderUnavailable } from '#app/platform/delivery/sending.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import {
	type Charge,
	type Heard,
	type PaymentProvider,
	paymentProvider,
	type ProviderEvent,
} from './payment-provider.server.ts'
import { inSeconds } from './payments/seconds.ts'
import { paymentFailed, planChanged } from './messages.ts'
import { type Cycle, gstPercent, type PlanId } from './plans.ts'
import { approvedOrderStatuses, endedOrderStatuses, isLater, type OrderStatus } from './status.ts'
import { findTrialEnd, holdPaidTime, putOnPlan } from './subscriptions.server.ts'
import { paymentEvents, payments, planOrders, subscriptions } from './tables.server.ts'

type Order = typeof planOrders.$inferSelect

/** Stores an event and applies what it says. One that was stored before changes nothing. */
export async function receiveEvent(provider: PaymentProvider['name'], { id, kind, at, heard }: ProviderEvent) {
	await db.transaction(async (tx) => {
		const orderId = heard ? await findOrderId(tx, provider, heard) : null
		// Before the event is written, which refers to the order: two that refer to it would wait for each other.
		if (orderId) await lockOrder(tx, orderId)
		const [stored] = await tx
			.insert(paymentEvents)
			.values({
				providerEventId: id,
				kind,
				at,
				orderId,
				providerId: heard?.providerId ?? null,
				status: heard?.status ?? null,
				paymentId: heard?.charges[0]?.paymentId ?? null,
			})
			.onConflictDoNothing()
			.returning({ id: paymentEvents.id })
		if (stored && heard && orderId) await applyHeard(tx, orderId, heard)
	})
}

/** By the provider’s id, or by ours where an event is faster than the answer that names the provider’s. */
async function findOrderId(tx: Transaction, provider: PaymentProvider['name'], { providerId, orderId }: Heard) {
	const isIt = or(
		eq(planOrders.providerId, providerId),
		orderId ? and(eq(planOrders.id, orderId), sql`${planOrders.providerId} is null`) : undefined,
	)
	const [order] = await tx
		.select({ id: planOrders.id })
		.from(planOrders)
		.where(and(eq(planOrders.provider, provider), isIt))
	return order?.id ?? null
}

/**
 * Brings an order to what the provider says of it: every payment once, and a status only forward. Events, our own
 * questions and the answers to a cancellation all come here, in any order and any number of times.
 */
export async function applyHeard(tx: Transaction, orderId: string, heard: Heard): Promise<void> {
	const order = await lockOrder(tx, orderId)
	if (!order) return
	for (const charge of heard.charges) await take(tx, order, charge)
	await followUp(tx, order, heard)
	const linked = {
		providerId: order.providerId ?? heard.providerId,
		checkoutUrl: heard.checkoutUrl ?? order.checkoutUrl,
	}
	const later = isLater(heard, { status: order.status, at: order.heardAt })
	await tx
		.update(planOrders)
		.set({ ...linked, ...(later ? { status: heard.status, heardAt: heard.at } : {}) })
		.where(eq(planOrders.id, order.id))
	if (!later || heard.status === order.status) return
	const action = auditOf[heard.status as keyof typeof auditOf]
	if (action) await write(tx, order, action, { status: heard.status })
	if (action === 'hospital.payment-failed')
		await send(tx, paymentFailed, {
			to: await listOwnersToNotify(tx, order.hospitalId),
			key: `payment-failed/${order.id}/${heard.at.getTime()}`,
			facts: { plan: order.plan, isRetried: heard.status === 'pending' },
		})
	await announceToOwners(tx, order)
}

const auditOf = {
	pending: 'hospital.payment-failed',
	halted: 'hospital.payment-failed',
	cancelled: 'hospital.plan-order-ended',
	completed: 'hospital.plan-order-ended',
	expired: 'hospital.plan-order-ended',
} as const

/** The hospital is locked before its order and its subscription, here as everywhere. */
async function lockOrder(tx: Transaction, orderId: string): Promise<Order | null> {
	const [found] = await tx
		.select({ hospitalId: planOrders.hospitalId })
		.from(planOrders)
		.where(eq(planOrders.id, orderId))
	if (!found) return null
	await lockHospital(tx, found.hospitalId)
	const [order] = await tx.select().from(planOrders).where(eq(planOrders.id, orderId)).for('update')
	return order ?? null
}

export const lockHospital = (tx: Transaction, hospitalId: string) =>
	tx.select({ status: hospitals.status }).from(hospitals).where(eq(hospitals.id, hospitalId)).for('no key update')

/** A payment that is new extends the plan, unless a later time has been paid for already, here or by transfer. */
async function take(tx: Transaction, order: Order, charge: Charge) {
	const { paymentId, amountPaise, paidAt } = charge
	const period = periodOf(order, charge)
	if (!period) return
	const [known] = await tx.select({ id: payments.id }).from(payments).where(eq(payments.providerPaymentId, paymentId))
	if (known) return
	const { hospitalId, plan, cycle } = order
	const { start: periodStart, end: periodEnd } = period.isDue ? period : await behindOthers(tx, hospitalId, period)
	const [last] = await tx
		.select({ subscriptionId: payments.subscriptionId, periodEnd: payments.periodEnd })
		.from(payments)
		.where(eq(payments.hospitalId, hospitalId))
		.orderBy(desc(payments.periodEnd))
		.limit(1)
	const live = await holdPaidTime(tx, hospitalId)
	// What is due with a change is for a time that another charge had paid for, so it changes the plan and never the end.
	const ends = [periodEnd, ...(last ? [last.periodEnd] : []), ...(live ? [live.endsAt] : [])]
	const until = new Date(Math.max(...ends.map((end) => end.getTime())))
	const isLater = (!last || last.periodEnd < periodEnd) && !(live && live.endsAt > periodEnd)
	const subscriptionId =
		isLater || period.isDue
			? await putOnPlan(tx, hospitalId, { plan: await planInForce(tx, order), until }, 'provider')
			: (last?.subscriptionId ?? live?.id)
	if (subscriptionId === undefined) throw new Error('A payment is of no subscription')
	const paid = { hospitalId, subscriptionId, plan, cycle, amountPaise, periodStart, periodEnd, paidAt }
	await recordPayment(tx, {
		...paid,
		providerPaymentId: paymentId,
		unusedPaise: period.isDue ? order.unusedPaise : null,
	})
	await write(tx, order, 'hospital.plan-paid', { paymentId, until: periodEnd.toISOString() })
	if (!period.isDue)
		await tx
			.update(planOrders)
			.set({ nextChargeAt: sql`greatest(${planOrders.nextChargeAt}, ${period.end.toISOString()}::timestamptz)` })
			.where(eq(planOrders.id, order.id))
	if (order.waits) await takeOver(tx, order, until)
	await announceToOwners(tx, order)
}

/** As long as what a charge is for, from the first moment that neither a trial nor another charge covers. */
async function behindOthers(tx: Transaction, hospitalId: string, { start, end }: { start: Date; end: Date }) {
	const length = end.getTime() - start.getTime()
	const paid = await tx
		.select({ from: payments.periodStart, to: payments.periodEnd })
		.from(payments)
		.where(and(eq(payments.hospitalId, hospitalId), isNull(payments.unusedPaise)))
		.orderBy(payments.periodStart)
	let from = Math.max(start.getTime(), (await findTrialEnd(hospitalId, tx))?.getTime() ?? 0)
	for (const other of paid)
		if (other.from.getTime() < from + length && other.to.getTime() > from) from = other.to.getTime()
	return { start: new Date(from), end: new Date(from + length) }
}

/** A charge of an order that was replaced is for time, and the plan is that of the order that took over. */
async function planInForce(tx: Transaction, { hospitalId, plan, replacedAt }: Order): Promise<PlanId> {
	if (replacedAt === null) return plan
	const [current] = await tx
		.select({ plan: planOrders.plan })
		.from(planOrders)
		.where(and(eq(planOrders.hospitalId, hospitalId), eq(planOrders.waits, false), isNull(planOrders.replacedAt)))
		.orderBy(desc(planOrders.createdAt))
		.limit(1)
	return current?.plan ?? plan
}

/** What a charge pays for. One before the regular charges begin, by the whole seconds of providers, is what was due with the change. */
function periodOf({ startsAt, dueNetPaise }: Order, { paidAt, period }: Charge) {
	if (startsAt && dueNetPaise !== null && inSeconds(paidAt) < inSeconds(startsAt))
		return { start: paidAt, end: startsAt, isDue: true }
	return period && { ...period, isDue: false }
}

/** The order that waited is the one that counts; the one before it is ended at the provider, as often as that takes. */
async function takeOver(tx: Transaction, { id, hospitalId, plan, cycle }: Order, until: Date) {
	const [before] = await tx
		.update(planOrders)
		.set({ replacedAt: sql`clock_timestamp()` })
		.where(
			and(
				eq(planOrders.hospitalId, hospitalId),
				notInArray(planOrders.status, [...endedOrderStatuses]),
				eq(planOrders.waits, false),
				isNull(planOrders.replacedAt),
			),
		)
		.returning({ plan: planOrders.plan, cycle: planOrders.cycle })
	await tx.update(planOrders).set({ waits: false }).where(eq(planOrders.id, id))
	await recordAudit(tx, {
		actorAccountId: null,
		action: 'hospital.plan-changed',
		subjectType: 'hospital',
		subjectId: hospitalId,
		facts: { plan, cycle, from: before?.plan ?? null, fromCycle: before?.cycle ?? null },
	})
	await send(tx, planChanged, {
		to: await listOwnersToNotify(tx, hospitalId),
		key: `plan-changed/${id}`,
		facts: { plan, until: formatDate(new Date(until.getTime() - 1)) },
	})
	await enqueue(tx, endReplaced, {})
}

const approved: readonly OrderStatus[] = approvedOrderStatuses

/** Once an order that waits is approved, what it follows is not charged again, and what was due with it is asked for. */
async function followUp(tx: Transaction, order: Order, { status, providerId, charges }: Heard) {
	if (!order.waits || !approved.includes(status)) return
	await enqueue(tx, endReplaced, {})
	// The event of an approval does not say what was paid with it.
	if (order.dueNetPaise !== null && charges.length === 0) await enqueue(tx, askAboutOrder, { id: order.id, providerId })
}

/** Asks for what an event left out, until the provider says it. */
export const askAboutOrder = defineTask({
	name: 'billing.ask-about-order',
	payload: z.object({ id: z.uuid(), providerId: z.string() }),
	retryLimit: 20,
	run: async (order) => {
		if (paymentProvider) await askAboutDue(paymentProvider, order)
	},
})

/** Throws while the payment that an approval came with is not known, so that the task comes again. */
export async function askAboutDue(provider: PaymentProvider, order: { id: string; providerId: string }) {
	const asked = await askAbout(provider, order)
	if (!asked || (asked.waits && approved.includes(asked.status)))
		throw new SenderUnavailable('the payment provider does not know yet what was paid')
}

/** Ends at the provider what another order has replaced, at once, and what an approved one follows or a suspended hospital has, when its time ends. */
export const endReplaced = defineTask({
	name: 'billing.end-replaced',
	payload: z.object({}),
	schedule: '*/15 * * * *',
	run: async () => {
		if (!paymentProvider) return
		await endAllReplaced(paymentProvider)
		await endWhileSuspended(paymentProvider)
	},
})

export async function endAllReplaced(provider: PaymentProvider) {
	const waiting = alias(planOrders, 'waiting')
	const isFollowed = exists(
		db
			.select({ one: sql`1` })
			.from(waiting)
			.where(
				and(eq(waiting.hospitalId, planOrders.hospitalId), eq(waiting.waits, true), inArray(waiting.status, approved)),
			),
	)
	const due = await listLive(
		provider,
		or(isNotNull(planOrders.replacedAt), and(eq(planOrders.waits, false), eq(planOrders.isEnding, false), isFollowed)),
	)
	await eachAlone(due, (order) => endAt(provider, order))
}

/** So many days before a charge no hospital is charged that is suspended then. */
const suspendedDays = 2

/**
 * Ends, with the time that is paid for, orders of suspended hospitals that would soon be charged: by the provider’s
 * calendar, which is ahead where a plan was paid for during a trial. One that was never charged could be at
 * any moment. A hospital that is restored keeps its plan by ordering it again.
 */
export async function endWhileSuspended(provider: PaymentProvider) {
	const soon = sql`clock_timestamp() + make_interval(days => ${suspendedDays})`
	const isSuspended = sql`exists (select 1 from ${hospitals} where ${hospitals.id} = ${planOrders.hospitalId} and ${hospitals.status} = 'suspended')`
	const isChargedSoon = sql`coalesce(${planOrders.nextChargeAt}, ${planOrders.startsAt}, ${soon}) <= ${soon}`
	const due = await listLive(
		provider,
		and(eq(planOrders.isEnding, false), isNull(planOrders.replacedAt), isSuspended, isChargedSoon),
	)
	await eachAlone(due, (order) =>
		endAt(provider, order, (tx) => write(tx, order, 'hospital.plan-cancelled', { reason: 'suspended' })),
	)
}

/** Orders that the provider knows and has not ended. */
const listLive = (provider: PaymentProvider, which: SQL | undefined) =>
	db
		.select()
		.from(planOrders)
		.where(
			and(
				eq(planOrders.provider, provider.name),
				isNotNull(planOrders.providerId),
				notInArray(planOrders.status, [...endedOrderStatuses]),
				which,
			),
		)
		.limit(100)

async function endAt(
	provider: PaymentProvider,
	{ id, providerId, status, replacedAt }: Order,
	also: (tx: Transaction) => Promise<unknown> = () => Promise.resolve(),
) {
	if (providerId === null) return
	// One that is only approved has no period at the provider that could end: its first charge has to be stopped.
	const hasPeriod = status === 'active' && replacedAt === null
	const heard = await provider.cancel(providerId, hasPeriod ? 'at-period-end' : 'now')
	await db.transaction(async (tx) => {
		await applyHeard(tx, id, heard)
		await tx.update(planOrders).set({ isEnding: true }).where(eq(planOrders.id, id))
		await also(tx)
	})
}

type Payment = {
	hospitalId: string
	subscriptionId: string
	providerPaymentId: string
	plan: PlanId
	cycle: Cycle
	/** With GST, as it was charged. */
	amountPaise: bigint
	periodStart: Date
	periodEnd: Date
	paidAt: Date
	unusedPaise: bigint | null
}

/** The one place where a payment is written down; the caller holds the hospital and knows that it is new. */
async function recordPayment(tx: Transaction, { amountPaise, ...payment }: Payment): Promise<void> {
	const whole = 100n + gstPercent
	const netPaise = (amountPaise * 100n + whole / 2n) / whole
	await tx.insert(payments).values({ ...payment, netPaise, gstPaise: amountPaise - netPaise, totalPaise: amountPaise })
}

const write = (tx: Transaction, { hospitalId, plan, cycle }: Order, action: string, facts: Record<string, string>) =>
	recordAudit(tx, {
		actorAccountId: null,
		action,
		subjectType: 'hospital',
		subjectId: hospitalId,
		facts: { plan, cycle, ...facts },
	})

/** An owner who waits on the page of the order sees it at once. */
export async function announceToOwners(tx: Transaction, { hospitalId, id }: Pick<Order, 'hospitalId' | 'id'>) {
	const owners = await listOwnersToNotify(tx, hospitalId)
	await announceChange(
		tx,
		owners.map(({ accountId }) => accountId),
		{ kind: 'plan', id },
	)
}

/** Asks the provider how an order goes. One that it cannot answer for now is asked again in the next round. */
export async function askAbout(
	provider: PaymentProvider,
	{ id, providerId }: { id: string; providerId: string },
): Promise<Order | null> {
	let heard: Heard
	try {
		heard = await provider.find(providerId)
	} catch (error) {
		log.warn({ orderId: id, err: error }, 'the payment provider did not say how an order goes')
		return null
	}
	return db.transaction(async (tx) => {
		await applyHeard(tx, id, heard)
		const [order] = await tx
			.update(planOrders)
			.set({ checkedAt: sql`clock_timestamp()` })
			.where(eq(planOrders.id, id))
			.returning()
		return order ?? null
	})
}

/**
 * Orders of which nothing was heard lately, longest unasked first: unpaid or failed ones every hour, others once a day
 * and when their paid time is over.
 */
export async function listToAskAbout(provider: PaymentProvider['name'], most: number) {
	const checked = sql`coalesce(${planOrders.checkedAt}, ${planOrders.createdAt})`
	const rows = await db
		.select({ id: planOrders.id, providerId: planOrders.providerId })
		.from(planOrders)
		.where(
			and(
				eq(planOrders.provider, provider),
				isNotNull(planOrders.providerId),
				notInArray(planOrders.status, [...endedOrderStatuses]),
				or(
					lt(checked, sql`clock_timestamp() - interval '1 day'`),
					and(
						lt(checked, sql`clock_timestamp() - interval '55 minutes'`),
						or(
							sql`${planOrders.status} <> 'active' and not (${planOrders.status} = 'authenticated' and coalesce(${planOrders.startsAt} > clock_timestamp(), false))`,
							sql`exists (select 1 from ${subscriptions} where ${subscriptions.hospitalId} = ${planOrders.hospitalId}
								and ${subscriptions.status} <> 'cancelled' and ${subscriptions.endsAt} < clock_timestamp())`,
						),
					),
				),
			),
		)
		.orderBy(checked)
		.limit(most)
	return rows.flatMap(({ id, providerId }) => (providerId ? [{ id, providerId }] : []))
}
