import { and, desc, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { db, only, type Queryable, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { SenderRefused, SenderUnavailable } from '#app/platform/sending.server.ts'
import type { Heard, PaymentProvider } from './payment-provider.server.ts'
import { applyHeard, lockHospital } from './payments.server.ts'
import type { Cycle, PlanId } from './plans.ts'
import { endedOrderStatuses } from './status.ts'
import { planOrders, subscriptions } from './tables.server.ts'

type Wanted = { plan: PlanId; cycle: Cycle }
type Order = typeof planOrders.$inferSelect

const isLive = notInArray(planOrders.status, [...endedOrderStatuses])
/** No charge has been approved yet, so another can take its place. */
const isUnpaid = ({ status }: Order) => status === 'ordering' || status === 'created'
/** After so long a request to the provider has failed, whether or not its process lived to say so. */
const askSeconds = 30

export const findLiveOrder = async (hospitalId: string, on: Queryable = db): Promise<Order | null> =>
	(
		await on
			.select()
			.from(planOrders)
			.where(and(eq(planOrders.hospitalId, hospitalId), isLive))
	)[0] ?? null

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

/** What stands in the way of an order of this hospital; null when nothing does. */
export async function whyNoOrder(
	hospitalId: string,
	on: Queryable = db,
): Promise<'already-ordered' | 'still-paid' | null> {
	const live = await findLiveOrder(hospitalId, on)
	if (live && !isUnpaid(live)) return 'already-ordered'
	return (await isPaidFor(hospitalId, on)) ? 'still-paid' : null
}

export type OrderFailure = 'not-verified' | 'already-ordered' | 'still-paid' | 'busy'

/**
 * Orders a plan and returns the order, whose page says how it goes. Presses at the same moment get the same order, and
 * one of them creates it at the provider. An unpaid order of another plan is cancelled there first.
 */
export async function orderPlan(
	provider: PaymentProvider,
	owner: Member,
	wanted: Wanted,
): Promise<Result<{ id: string }, OrderFailure>> {
	const replaced = await findLiveOrder(owner.hospitalId)
	if (replaced && isUnpaid(replaced) && !isSame(replaced, wanted) && !(await cancelUnpaid(provider, replaced)))
		return fail('busy')
	const placed = await db.transaction((tx) => place(tx, provider, owner, wanted))
	if (placed.ok && placed.value.providerId === null) await create(provider, placed.value)
	return placed.ok ? ok({ id: placed.value.id }) : placed
}

const isSame = (order: Order, { plan, cycle }: Wanted) => order.plan === plan && order.cycle === cycle

async function place(
	tx: Transaction,
	provider: PaymentProvider,
	{ hospitalId, accountId }: Member,
	wanted: Wanted,
): Promise<Result<Order, OrderFailure>> {
	const [hospital] = await lockHospital(tx, hospitalId)
	if (hospital?.status !== 'verified') return fail('not-verified')
	const live = await findLiveOrder(hospitalId, tx)
	if (live && isUnpaid(live)) return isSame(live, wanted) ? ok(live) : fail('busy')
	const why = await whyNoOrder(hospitalId, tx)
	if (why) return fail(why)

	const order = only(
		await tx
			.insert(planOrders)
			.values({ hospitalId, ...wanted, provider: provider.name, createdAt: sql`clock_timestamp()` })
			.returning(),
	)
	await write(tx, accountId, order, 'hospital.plan-ordered')
	return ok(order)
}

/** Only the request that claims the order asks the provider; a failure gives the claim back, so that the next press tries again. */
async function create(provider: PaymentProvider, { id, plan, cycle }: Order): Promise<void> {
	if (!(await claim(id))) return
	let created: Heard
	try {
		created = await provider.create({ id, plan, cycle })
	} catch (error) {
		await db.update(planOrders).set({ askedAt: null }).where(eq(planOrders.id, id))
		if (error instanceof SenderUnavailable || error instanceof SenderRefused) return
		throw error
	}
	const { providerId, checkoutUrl } = created
	// An event may have been faster.
	await db
		.update(planOrders)
		.set({
			providerId,
			checkoutUrl,
			status: sql`case when ${planOrders.status} = 'ordering' then 'created' else ${planOrders.status} end`,
		})
		.where(and(eq(planOrders.id, id), or(isNull(planOrders.providerId), eq(planOrders.providerId, providerId))))
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
export async function cancelOrder(
	provider: PaymentProvider,
	{ hospitalId, accountId }: Member,
): Promise<Result<{ isOver: boolean }, 'not-found' | 'busy'>> {
	const order = await findLiveOrder(hospitalId)
	if (!order?.providerId) return fail('not-found')
	if (order.isEnding) return ok({ isOver: false })
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
	return ok({ isOver: when === 'now' })
}

const write = (tx: Transaction, actorAccountId: string, { hospitalId, plan, cycle }: Order, action: string) =>
	recordAudit(tx, { actorAccountId, action, subjectType: 'hospital', subjectId: hospitalId, facts: { plan, cycle } })
