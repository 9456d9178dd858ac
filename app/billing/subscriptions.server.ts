import { and, desc, eq, gt, isNull, lte, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { lifecycleRunner } from '#app/platform/lifecycle.server.ts'
import { graceDays, type PlanId, type PlanRefusal, plans } from './plans.ts'
import { endedOrderStatuses, type OrderStatus, subscriptionLifecycle } from './status.ts'
import { payments, planOrders, subscriptionEvents, subscriptions } from './tables.server.ts'

/** Only here statuses change. */
export const subscriptionRunner = lifecycleRunner(subscriptionLifecycle, {
	table: subscriptions,
	state: 'status',
	history: subscriptionEvents,
	of: 'subscriptionId',
})

const { endsAt, status } = subscriptions
const grace = sql.raw(`interval '${graceDays} days'`)

/** By the clock, whether or not its task has come round. */
const isOver = sql<boolean>`(${status} = 'cancelled'
	or coalesce(${endsAt} + case when ${status} = 'trialing' then interval '0' else ${grace} end <= clock_timestamp(), false))`

/** Of a hospital that paid during its trial: when the first time that it paid for begins, as long as that is to come. */
const firstPaidToCome = sql`(select min(${payments.periodStart}) from ${payments}
	where ${payments.hospitalId} = ${subscriptions.hospitalId} and ${payments.unusedPaise} is null
	having min(${payments.periodStart}) > clock_timestamp())`
// Wrapped, because of one table Drizzle writes the columns of a selection without its name.
const paidFrom = sql<Date | null>`${firstPaidToCome}`.mapWith(payments.periodStart)

const columns = {
	plan: subscriptions.plan,
	agreedRequests: subscriptions.agreedRequests,
	isOver,
	isTrial: sql<boolean>`(${status} = 'trialing' or ${firstPaidToCome} is not null)`,
}

type Subscribed = { plan: PlanId; agreedRequests: number | null; isOver: boolean; isTrial: boolean }

/** What a hospital may do now. One whose plan is over keeps what it has and may add nothing. */
export type PlanOfHospital = { plan: PlanId; isOver: boolean; contactRequests: number; exports: boolean }

const allowed = ({ plan, agreedRequests, isOver, isTrial }: Subscribed): PlanOfHospital => ({
	plan,
	isOver,
	contactRequests: isOver ? 0 : (agreedRequests ?? plans[plan].contactRequests),
	// A trial shows what the larger plans can do.
	exports: !isOver && (isTrial || plans[plan].exports),
})

/** Of a hospital whose trial has not begun. */
const beforeTrial: Subscribed = { plan: 'starter', agreedRequests: null, isOver: false, isTrial: true }

/** To show it; what decides on it takes `holdPlan`. */
export async function findPlan(hospitalId: string, on: Queryable = db): Promise<PlanOfHospital> {
	const [last] = await lastOf(hospitalId, on)
	return allowed(last ?? beforeTrial)
}

const unpaidStatuses: readonly OrderStatus[] = ['ordering', 'created']
/** Paid for by orders of which none is charged again. One that was granted was never ordered. */
const hasNoRenewal = sql`(${status} in ('active', 'past_due')
	and exists (select 1 from ${payments} where ${payments.subscriptionId} = ${subscriptions.id})
	and not exists (select 1 from ${planOrders} where ${planOrders.hospitalId} = ${subscriptions.hospitalId}
		and ${notInArray(planOrders.status, [...endedOrderStatuses, ...unpaidStatuses])}
		and not ${planOrders.isEnding} and ${planOrders.replacedAt} is null))`
const isCancelled = sql<boolean>`${hasNoRenewal}`

/** With its status and the last moment of its trial or paid time, for its owners. */
export async function findSubscription(hospitalId: string) {
	const [last] = await db
		// A millisecond before midnight belongs to the day that is named.
		.select({
			...columns,
			status,
			lastMoment: sql<Date | null>`${endsAt} - interval '1 millisecond'`.mapWith(endsAt),
			isCancelled,
			paidFrom,
		})
		.from(subscriptions)
		.where(eq(subscriptions.hospitalId, hospitalId))
		.orderBy(desc(subscriptions.createdAt))
		.limit(1)
	const { status: is = 'trialing', lastMoment = null, isCancelled: ends = false, paidFrom: from = null } = last ?? {}
	// A trial that has not begun lasts as long as one that begins now.
	const daysToCome = last ? null : env.TRIAL_DAYS
	return { ...allowed(last ?? beforeTrial), status: is, lastMoment, daysToCome, isCancelled: ends, paidFrom: from }
}

/** Of a trial that goes on; null where there is none, or it has no end. */
export async function findTrialEnd(hospitalId: string, on: Queryable = db): Promise<Date | null> {
	const [trial] = await on
		.select({ endsAt })
		.from(subscriptions)
		.where(and(eq(subscriptions.hospitalId, hospitalId), eq(status, 'trialing'), gt(endsAt, sql`clock_timestamp()`)))
	return trial?.endsAt ?? null
}

const lastOf = (hospitalId: string, on: Queryable) =>
	on
		.select(columns)
		.from(subscriptions)
		.where(eq(subscriptions.hospitalId, hospitalId))
		.orderBy(desc(subscriptions.createdAt))
		.limit(1)

/**
 * The plan of a hospital, locked until `tx` ends: those who count against it at the same moment count each other. The
 * trial of a verified hospital begins with the first thing that asks for it. Lock the hospital before.
 */
export async function holdPlan(tx: Transaction, hospitalId: string): Promise<PlanOfHospital> {
	const [last] = await lastOf(hospitalId, tx).for('update')
	if (last) return allowed(last)
	const [verified] = await tx
		.select({ id: hospitals.id })
		.from(hospitals)
		.where(and(eq(hospitals.id, hospitalId), eq(hospitals.status, 'verified')))
	if (!verified) return allowed(beforeTrial)
	await beginTrial(tx, hospitalId)
	return allowed(only(await lastOf(hospitalId, tx).for('update')))
}

/** Of two at one moment the second finds that of the first. */
async function beginTrial(tx: Transaction, hospitalId: string) {
	const [begun] = await tx
		.insert(subscriptions)
		.values({
			hospitalId,
			plan: 'starter',
			endsAt: sql`clock_timestamp() + make_interval(days => ${env.TRIAL_DAYS})`,
			createdAt: sql`clock_timestamp()`,
		})
		.onConflictDoNothing()
		.returning({ id: subscriptions.id })
	if (begun) await subscriptionRunner.begin(tx, begun.id, null)
}

/** Why a hospital that has so many of a thing may not add one; null when it may. The plan is that of `holdPlan`. */
export function whyFull(
	{ plan, isOver }: PlanOfHospital,
	what: 'activeJobs' | 'seats' | 'pools',
	now: number,
): PlanRefusal | null {
	if (isOver) return 'plan-over'
	return now >= plans[plan][what] ? `${plan}-full` : null
}

/** For callers that know nothing of plans: why a hospital with so many seats in use may not have one more. */
export const whyNoSeat = async (tx: Transaction, hospitalId: string, now: number) =>
	whyFull(await holdPlan(tx, hospitalId), 'seats', now)

export type Grant = { plan: PlanId; until: Date; agreedRequests: number | null }

/**
 * Puts a hospital on a plan that it has paid for until then, whatever it had before. False when there is no such hospital.
 * Runs from the command line, so no account did it.
 */
export function grantPlan(hospitalId: string, { plan, until, agreedRequests }: Grant): Promise<boolean> {
	return db.transaction(async (tx) => {
		const [hospital] = await tx
			.select({ id: hospitals.id })
			.from(hospitals)
			.where(eq(hospitals.id, hospitalId))
			.for('no key update')
		if (!hospital) return false
		await putOnPlan(tx, hospitalId, { plan, until, agreedRequests }, 'operator')
		await recordAudit(tx, {
			actorAccountId: null,
			action: 'hospital.plan-granted',
			subjectType: 'hospital',
			subjectId: hospitalId,
			facts: { plan, until: until.toISOString(), agreedRequests },
		})
		return true
	})
}

/** Of a hospital that is locked: its subscription goes on, or a new one begins. An agreed number stays unless one is named. */
export async function putOnPlan(
	tx: Transaction,
	hospitalId: string,
	{ plan, until, agreedRequests }: Omit<Grant, 'agreedRequests'> & { agreedRequests?: number | null },
	by: 'operator' | 'provider',
): Promise<string> {
	const live = and(eq(subscriptions.hospitalId, hospitalId), ne(status, 'cancelled'))
	if (!(await lockOne(tx, live))) await beginTrial(tx, hospitalId)
	const row = await lockOne(tx, live)
	if (!row) throw new Error('A subscription was not begun')

	const kept = plan === row.plan ? row.agreedRequests : null
	const set = { plan, endsAt: until, agreedRequests: agreedRequests === undefined ? kept : agreedRequests }
	if (row.status === 'active')
		await tx
			.update(subscriptions)
			.set({ ...set, version: row.version + 1 })
			.where(eq(subscriptions.id, row.id))
	else await subscriptionRunner.move(tx, row, { to: 'active', by, actorAccountId: null, set })
	return row.id
}

/** The subscription of a hospital that is paid for, locked, with the end of that time, which may have been granted. */
export async function holdPaidTime(tx: Transaction, hospitalId: string) {
	const row = await lockOne(tx, and(eq(subscriptions.hospitalId, hospitalId), eq(status, 'active')))
	return row?.endsAt ? { id: row.id, endsAt: row.endsAt } : null
}

async function lockOne(tx: Transaction, which: SQL | undefined) {
	const [row] = await tx.select().from(subscriptions).where(which).for('update')
	return row ?? null
}

/** Trials that began when trials had no end last as long from now as one that begins now. */
export async function endTrialsWithoutEnd(): Promise<void> {
	await db
		.update(subscriptions)
		.set({
			endsAt: sql`clock_timestamp() + make_interval(days => ${env.TRIAL_DAYS})`,
			version: sql`${subscriptions.version} + 1`,
		})
		.where(and(eq(status, 'trialing'), isNull(endsAt)))
}

/** Those whose time is over, longest over first. */
export const listDue = (most: number) =>
	db.select({ id: subscriptions.id }).from(subscriptions).where(isDue).orderBy(subscriptions.endsAt).limit(most)

const isDue = and(
	ne(status, 'cancelled'),
	lte(endsAt, sql`clock_timestamp() - case when ${status} = 'past_due' then ${grace} else interval '0' end`),
)

/** Ends a trial, marks a plan as due, or ends it after its days of grace. One that was paid by then stays. */
export async function moveOn(subscriptionId: string): Promise<void> {
	await db.transaction(async (tx) => {
		const row = await lockOne(tx, and(eq(subscriptions.id, subscriptionId), isDue))
		if (!row) return
		const to = row.status === 'active' ? 'past_due' : 'cancelled'
		await subscriptionRunner.move(tx, row, { to, by: 'clock', actorAccountId: null })
	})
}
