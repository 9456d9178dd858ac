import { z } from 'zod'
import { and, desc, eq, getTableColumns, gt, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { log } from '#app/platform/log.server.ts'
import { whilePatient } from '#app/platform/patience.server.ts'
import { SenderRefused, SenderUnavailable } from '#app/platform/delivery/sending.server.ts'
import { type Heard, type PaymentProvider, paymentProvider } from './payment-provider.server.ts'
import { announceToOwners, applyHeard, askAbout, lockHospital } from './payments.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { cycles, gstOn, planIds } from './plans.ts'
import { type Ordered, planChange, type PaidTime, type PlanChange } from './proration.ts'
import { endedOrderStatuses } from './status.ts'
import { holdPlan } from './subscriptions.server.ts'
import { creditNotes, invoices, payments, planOrders, subscriptions } from './tables.server.ts'

type Wanted = Ordered
type Order = typeof planOrders.$inferSelect

const isLive = notInArray(planOrders.status, [...endedOrderStatuses])
/** No charge has been approved yet, so another can take its place. */
const isUnpaid = ({ status }: Order) => status === 'ordering' || status === 'created'
/** After so long a request to the provider has failed, whether or not its process lived to say so. */
const askSeconds = 30

const findOne = async (where: SQL | undefined, on: Queryable): Promise<Order | null> =>
	(await on.select().from(planOrders).where(where))[0] ?? null

/** The order that is charged, or will be when it is paid for the first time. */
export const findLiveOrder = (hospitalId: string, on: Queryable = db) =>
	findOne(
		and(eq(planOrders.hospitalId, hospitalId), isLive, eq(planOrders.waits, false), isNull(planOrders.replacedAt)),
		on,
	)

/** The one that takes over from it, now or when its time ends. */
export const findWaitingOrder = (hospitalId: string, on: Queryable = db) =>
	findOne(and(eq(planOrders.hospitalId, hospitalId), isLive, eq(planOrders.waits, true)), on)

export async function findOrder(hospitalId: string, id: string): Promise<Order | null> {
	const [order] = await db
		.select()
		.from(planOrders)
		.where(and(eq(planOrders.id, id), eq(planOrders.hospitalId, hospitalId)))
	return order ?? null
}

/** Time that is paid for comes first, also where it was granted: another order would pay for it twice. */
async function isPaidFor(hospitalId: string, on: Queryable) {
	const [last] = await on
		.select({ status: subscriptions.status, isOver: sql<boolean>`${subscriptions.endsAt} <= clock_timestamp()` })
		.from(subscriptions)
		.where(eq(subscriptions.hospitalId, hospitalId))
		.orderBy(desc(subscriptions.createdAt))
		.limit(1)
	return last?.status === 'active' && !last.isOver
}

/** The plan that a hospital has paid for, and the time that is not over with its worth; null for one that was granted. */
async function findPaid(
	hospitalId: string,
	on: Queryable,
): Promise<(Wanted & { paid: PaidTime[]; began: Date | null }) | null> {
	const credited = on
		.select({ paymentId: invoices.paymentId, paise: sql<string>`sum(${creditNotes.netPaise})`.as('paise') })
		.from(creditNotes)
		.innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
		.where(eq(invoices.hospitalId, hospitalId))
		.groupBy(invoices.paymentId)
		.as('credited')
	const rows = await on
		.select({ ...getTableColumns(payments), creditedPaise: sql`coalesce(${credited.paise}, 0)`.mapWith(BigInt) })
		.from(payments)
		.leftJoin(credited, eq(credited.paymentId, payments.id))
		.where(and(eq(payments.hospitalId, hospitalId), gt(payments.periodEnd, sql`clock_timestamp()`)))
		.orderBy(desc(payments.paidAt), desc(payments.createdAt))
	const [last] = rows
	if (!last) return null
	// What was due with a change took the unused days before it into account: these are worth nothing more.
	const change = rows.findIndex(({ unusedPaise }) => unusedPaise !== null)
	const counted = change < 0 ? rows : rows.slice(0, change + 1)
	const paid = counted.map(({ netPaise, unusedPaise, creditedPaise, periodStart, periodEnd }) => ({
		// What was given back is not paid for.
		netPaise: netPaise + (unusedPaise ?? 0n) - creditedPaise,
		from: periodStart,
		to: periodEnd,
	}))
	// A change begins within the month or year of a regular charge, which goes on to the same end.
	const until = Math.max(...paid.map(({ to }) => to.getTime()))
	const running = rows.find(
		({ cycle, unusedPaise, periodEnd }) =>
			cycle === last.cycle && unusedPaise === null && periodEnd.getTime() === until,
	)
	return { plan: last.plan, cycle: last.cycle, paid, began: running?.periodStart ?? null }
}

/** One that took over with what was due is charged again only later, so it is only approved until then. */
const isInForce = ({ status, startsAt }: Order) =>
	status === 'active' || (status === 'authenticated' && startsAt !== null)

/** Time was paid for with it, also where the charge for the next is pending or has failed. */
export const hasPaidTime = (order: Order) => isInForce(order) || order.nextChargeAt !== null

/** Nearer to the next charge than this, an approval could come too late. */
const leastMs = 3_600_000

export type OrderFailure = 'not-verified' | 'already-ordered' | 'still-paid' | 'renews-soon' | 'busy'
export type Offer = { change: PlanChange | null }

/**
 * What an order of this plan would be: the first one, charged at once, or a change of what is paid for (`change`).
 *
 * Fails with `already-ordered` for what the hospital has and for a plan whose charge failed, with `still-paid` for time that was granted,
 * and with `renews-soon` within an hour of the next charge.
 */
export async function offerOf(
	hospitalId: string,
	wanted: Wanted,
	on: Queryable = db,
	now = new Date(),
): Promise<Result<Offer, OrderFailure>> {
	const live = await findLiveOrder(hospitalId, on)
	if (!(await isPaidFor(hospitalId, on)))
		return live && !isUnpaid(live) ? fail('already-ordered') : ok({ change: null })
	const last = await findPaid(hospitalId, on)
	if (!last) return fail('still-paid')
	if (live && !isInForce(live)) return fail('already-ordered')
	const goesOn = live !== null && !live.isEnding
	if (goesOn && isSame(live, wanted)) return fail('already-ordered')
	const change = planChange(last, wanted, { paid: last.paid, began: last.began, now })
	const paidUntil = Math.max(...last.paid.map(({ to }) => to.getTime()))
	if (paidUntil - now.getTime() < leastMs) return fail('renews-soon')
	return ok({ change })
}

/** Every plan and rhythm that a hospital could order now. */
export async function listOffers(hospitalId: string): Promise<Wanted[]> {
	const all = planIds.flatMap((plan) => cycles.map((cycle) => ({ plan, cycle })))
	const offers = await Promise.all(all.map((wanted) => offerOf(hospitalId, wanted)))
	return all.filter((_, at) => offers[at]?.ok)
}

/**
 * Orders a plan and returns the order, whose page says how it goes. Presses at the same moment get the same order, and
 * one of them creates it at the provider. An unpaid order of another plan, or at a price of another day, is cancelled there
 * first.
 */
export async function orderPlan(
	provider: PaymentProvider,
	owner: Member,
	wanted: Wanted,
): Promise<Result<{ id: string }, OrderFailure>> {
	const [first, waiting] = [await findLiveOrder(owner.hospitalId), await findWaitingOrder(owner.hospitalId)]
	const replaced = waiting ?? (first && isUnpaid(first) ? first : null)
	if (replaced && !(await isStill(replaced, wanted, db)) && !(await inTime(cancelUnpaid(provider, replaced))))
		return fail('busy')
	const placed = await db.transaction((tx) => place(tx, provider, owner, wanted))
	if (placed.ok && placed.value.providerId === null) await inTime(create(provider, placed.value))
	return placed.ok ? ok({ id: placed.value.id }) : placed
}

/** Null when the provider is slower than a page waits. What it was asked goes on, and what it says is taken then. */
const inTime = <Value>(asked: Promise<Value>) =>
	whilePatient(
		asked.catch((error: unknown) => {
			// Said in the log as well: after the answer there is no one to tell.
			log.warn({ err: error }, 'the payment provider was asked in vain')
			throw error
		}),
	)

const isSame = (order: Wanted, { plan, cycle }: Wanted) => order.plan === plan && order.cycle === cycle

/** Whether an unpaid order is what would be ordered now: what is due with a change is less every day. */
async function isStill(order: Order, wanted: Wanted, on: Queryable) {
	if (!isSame(order, wanted)) return false
	const offer = await offerOf(order.hospitalId, wanted, on)
	return !offer.ok || dueWith(offer.value).dueNetPaise === order.dueNetPaise
}

const dueWith = ({ change }: Offer) =>
	change?.when === 'now'
		? { dueNetPaise: change.netPaise, unusedPaise: change.unusedPaise }
		: { dueNetPaise: null, unusedPaise: null }

async function place(
	tx: Transaction,
	provider: PaymentProvider,
	{ hospitalId, accountId }: Member,
	wanted: Wanted,
): Promise<Result<Order, OrderFailure>> {
	const [hospital] = await lockHospital(tx, hospitalId)
	if (hospital?.status !== 'verified') return fail('not-verified')
	const [live, waiting] = [await findLiveOrder(hospitalId, tx), await findWaitingOrder(hospitalId, tx)]
	const open = waiting ?? (live && isUnpaid(live) ? live : null)
	if (open) return (await isStill(open, wanted, tx)) ? ok(open) : fail('busy')
	const offer = await offerOf(hospitalId, wanted, tx)
	if (!offer.ok) return offer
	const { change } = offer.value
	// Begins the trial of a hospital that has none yet: one that orders first has the same free days as any other.
	await holdPlan(tx, hospitalId)

	const order = only(
		await tx
			.insert(planOrders)
			.values({
				hospitalId,
				...wanted,
				provider: provider.name,
				createdAt: sql`clock_timestamp()`,
				...(change ? { waits: true, startsAt: change.nextChargeAt } : {}),
				...dueWith(offer.value),
			})
			.returning(),
	)
	await write(tx, accountId, order, 'hospital.plan-ordered')
	// The request asks at once. This is for when it gets no answer, or does not live to ask.
	await enqueue(tx, createOrder, { id: order.id }, { startAfterSeconds: 5 })
	return ok(order)
}

/** Asks the provider for an order that it does not know yet, until it answers. */
export const createOrder = defineTask({
	name: 'billing.create-order',
	payload: z.object({ id: z.uuid() }),
	retryLimit: 20,
	retryDelayMax: 60,
	run: async ({ id }) => {
		if (paymentProvider) await createLater(paymentProvider, id)
	},
})

/** Throws while another process asks or the provider does not answer, so that the task comes again. */
export async function createLater(provider: PaymentProvider, id: string) {
	const isOpen = and(eq(planOrders.id, id), eq(planOrders.status, 'ordering'), isNull(planOrders.providerId))
	const order = await findOne(isOpen, db)
	if (!order) return
	await create(provider, order)
	if (await findOne(isOpen, db)) throw new SenderUnavailable('the payment provider does not know the order yet')
}

/** Only the request that claims the order asks the provider; a failure gives the claim back, so that the next press tries again. */
async function create(provider: PaymentProvider, { id, plan, cycle, startsAt, dueNetPaise }: Order): Promise<void> {
	if (!(await claim(id))) return
	let created: Heard
	try {
		const upfrontPaise = dueNetPaise === null ? null : dueNetPaise + gstOn(dueNetPaise)
		created = await provider.create({ id, plan, cycle, startsAt, upfrontPaise })
	} catch (error) {
		await db.update(planOrders).set({ askedAt: null }).where(eq(planOrders.id, id))
		log.warn({ orderId: id, err: error }, 'the payment provider did not take an order')
		if (error instanceof SenderUnavailable || error instanceof SenderRefused) return
		throw error
	}
	const { providerId, checkoutUrl } = created
	await db.transaction(async (tx) => {
		// An event may have been faster.
		const [order] = await tx
			.update(planOrders)
			.set({
				providerId,
				checkoutUrl,
				status: sql`case when ${planOrders.status} = 'ordering' then 'created' else ${planOrders.status} end`,
			})
			.where(and(eq(planOrders.id, id), or(isNull(planOrders.providerId), eq(planOrders.providerId, providerId))))
			.returning({ id: planOrders.id, hospitalId: planOrders.hospitalId })
		if (order) await announceToOwners(tx, order)
	})
}

async function claim(id: string): Promise<boolean> {
	const now = sql`clock_timestamp()`
	const free = or(
		isNull(planOrders.askedAt),
		lt(planOrders.askedAt, sql`${now} - make_interval(secs => ${askSeconds})`),
	)
	const claimed = await db
		.update(planOrders)
		.set({ askedAt: now })
		.where(and(eq(planOrders.id, id), isNull(planOrders.providerId), free))
		.returning({ id: planOrders.id })
	return claimed.length > 0
}

/** False when it cannot be cancelled now: it is being created, was paid in this moment, or the provider does not answer. */
async function cancelUnpaid(provider: PaymentProvider, order: Order): Promise<boolean> {
	if (order.providerId === null) {
		if (!(await claim(order.id))) return false
		await db.update(planOrders).set({ status: 'cancelled' }).where(eq(planOrders.id, order.id))
		return true
	}
	// What is due at once may have been paid in this moment: then it has taken over. Without an answer no one knows.
	if (order.dueNetPaise !== null) {
		const asked = await askAbout(provider, { id: order.id, providerId: order.providerId })
		if (!asked?.waits) return false
	}
	const heard = await tryToCancel(provider, order.providerId, 'now')
	if (!heard) return false
	await db.transaction((tx) => applyHeard(tx, order.id, heard))
	return true
}

async function tryToCancel(provider: PaymentProvider, providerId: string, when: 'now' | 'at-period-end') {
	try {
		return await provider.cancel(providerId, when)
	} catch (error) {
		if (error instanceof SenderUnavailable || error instanceof SenderRefused) return null
		throw error
	}
}

/**
 * Ends what a hospital ordered. Time that is paid for goes on to its end, and nothing more is charged. An order whose
 * charge failed, or that was never paid, ends at once.
 */
export const cancelOrder = async (provider: PaymentProvider, owner: Member) =>
	(await inTime(cancelNow(provider, owner))) ?? fail('busy')

async function cancelNow(
	provider: PaymentProvider,
	{ hospitalId, accountId }: Member,
): Promise<Result<{ isOver: boolean }, 'not-found' | 'busy'>> {
	const waiting = await findWaitingOrder(hospitalId)
	if (waiting && !(await cancelUnpaid(provider, waiting))) return fail('busy')
	const order = await findLiveOrder(hospitalId)
	if (!order) return fail('not-found')
	if (order.providerId === null) {
		if (!(await cancelUnpaid(provider, order))) return fail('busy')
		await db.transaction((tx) => write(tx, accountId, order, 'hospital.plan-cancelled'))
		return ok({ isOver: true })
	}
	if (order.isEnding) return ok({ isOver: false })
	// What is only approved has no period at the provider that could end; its paid time goes on here.
	const when = order.status === 'active' ? 'at-period-end' : 'now'
	const heard = await tryToCancel(provider, order.providerId, when)
	if (!heard) return fail('busy')
	await db.transaction(async (tx) => {
		await applyHeard(tx, order.id, heard)
		const [first] = await tx
			.update(planOrders)
			.set({ isEnding: true })
			.where(and(eq(planOrders.id, order.id), eq(planOrders.isEnding, false)))
			.returning({ id: planOrders.id })
		if (first) await write(tx, accountId, order, 'hospital.plan-cancelled')
	})
	return ok({ isOver: !hasPaidTime(order) })
}

/** Drops a change that has not begun. An approval of it has ended what it would follow, which can be ordered to go on. */
export const dropChange = async (provider: PaymentProvider, owner: Member) =>
	(await inTime(dropNow(provider, owner))) ?? fail('busy')

async function dropNow(provider: PaymentProvider, owner: Member): Promise<Result<null, 'not-found' | 'busy'>> {
	const waiting = await findWaitingOrder(owner.hospitalId)
	if (!waiting) return fail('not-found')
	if (!(await cancelUnpaid(provider, waiting))) return fail('busy')
	await db.transaction((tx) => write(tx, owner.accountId, waiting, 'hospital.plan-change-dropped'))
	return ok(null)
}

const write = (tx: Transaction, actorAccountId: string, { hospitalId, plan, cycle }: Order, action: string) =>
	recordAudit(tx, { actorAccountId, action, subjectType: 'hospital', subjectId: hospitalId, facts: { plan, cycle } })
