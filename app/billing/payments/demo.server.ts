import { inSeconds } from './seconds.ts'
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db, only } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { SenderRefused } from '#app/platform/delivery/sending.server.ts'
import type { Heard, PaymentProvider } from '../payment-provider.server.ts'
import { type Cycle, priceOf } from '../plans.ts'
import { type OrderStatus, isEnded } from '../status.ts'
import { type DemoState, demoSubscriptions } from '../tables.server.ts'
import { webhookPath } from '../webhook-path.ts'
import { readSignedEvent, signedHeaders, thisSecond } from './razorpay-format.server.ts'

const idOf = (kind: 'sub' | 'pay' | 'evt') => `${kind}_demo${randomBytes(8).toString('hex')}`
const atSecond = (seconds: number) => new Date(seconds * 1000)
const checkoutUrl = (id: string) => `${env.APP_ORIGIN}/dev/pay/${id}`

const heardOf = (id: string, { orderId, status, charges, at = 0 }: DemoState): Heard => ({
	providerId: id,
	orderId,
	status,
	at: new Date(Math.max(thisSecond().getTime(), at * 1000)),
	checkoutUrl: checkoutUrl(id),
	charges: charges.map(({ paymentId, amountPaise, paidAt, from, to }) => ({
		paymentId,
		amountPaise: BigInt(amountPaise),
		paidAt: atSecond(paidAt),
		period: { start: atSecond(from), end: atSecond(to) },
	})),
})

export async function findDemoSubscription(id: string): Promise<DemoState | null> {
	const [row] = await db.select().from(demoSubscriptions).where(eq(demoSubscriptions.id, id))
	return row?.state ?? null
}

/** Changes what the demo provider knows; null when there is no such subscription. */
function change(id: string, how: (state: DemoState) => DemoState): Promise<DemoState | null> {
	return db.transaction(async (tx) => {
		const [row] = await tx.select().from(demoSubscriptions).where(eq(demoSubscriptions.id, id)).for('update')
		if (!row) return null
		const state = how(row.state)
		await tx.update(demoSubscriptions).set({ state }).where(eq(demoSubscriptions.id, id))
		return state
	})
}

/** Stands in for Razorpay without money: speaks of its subscriptions in Razorpay’s words. */
export const demoProvider: PaymentProvider = {
	name: 'demo',
	async create({ id: orderId, plan, cycle, startsAt, upfrontPaise }) {
		const state: DemoState = {
			...{ orderId, plan, cycle, status: 'created', isEnding: false, charges: [] },
			...(startsAt ? { startsAt: inSeconds(startsAt) } : {}),
			...(upfrontPaise === null ? {} : { upfrontPaise: Number(upfrontPaise) }),
		}
		const { id } = only(
			await db
				.insert(demoSubscriptions)
				.values({ id: idOf('sub'), state })
				.returning(),
		)
		return heardOf(id, state)
	},
	async find(id) {
		const state = await findDemoSubscription(id)
		if (!state) throw new SenderRefused('demo: no such subscription')
		return heardOf(id, state)
	},
	async cancel(id, when) {
		const state = await change(id, (before) =>
			when === 'now' ? { ...before, status: 'cancelled' } : { ...before, isEnding: true },
		)
		if (!state) throw new SenderRefused('demo: no such subscription')
		return heardOf(id, state)
	},
	readEvent: (body, headers) => readSignedEvent(body, headers, env.SECRET),
}

/** A calendar month or year later, on the last day where that month is shorter. */
function periodAfter(seconds: number, cycle: Cycle): number {
	const from = atSecond(seconds)
	const to = new Date(from)
	to.setUTCDate(1)
	to.setUTCMonth(from.getUTCMonth() + (cycle === 'monthly' ? 1 : 12))
	const daysInMonth = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
	to.setUTCDate(Math.min(from.getUTCDate(), daysInMonth))
	return inSeconds(to)
}

/** Approves an order that begins later, with what is due at once; else a charge that goes through. The next one pays for the time after the last. */
export async function payInDemo(id: string): Promise<boolean> {
	const state = await findDemoSubscription(id)
	return state && isToApprove(state) ? approve(id) : charge(id)
}

/** Of one that begins later: not approved yet, also where that failed. */
export const isToApprove = ({ startsAt, charges, status, isApproved = status === 'authenticated' }: DemoState) =>
	startsAt !== undefined && charges.length === 0 && !isApproved

const approve = (id: string) =>
	happen(id, 'subscription.authenticated', (state) => {
		const paidAt = inSeconds(new Date())
		const { upfrontPaise: amountPaise, startsAt: to = paidAt } = state
		const charges = amountPaise === undefined ? [] : [{ paymentId: idOf('pay'), amountPaise, paidAt, from: paidAt, to }]
		return { ...state, status: 'authenticated', isApproved: true, charges }
	})

const charge = (id: string) =>
	happen(id, 'subscription.charged', (state) => {
		const from = state.charges.at(-1)?.to ?? state.startsAt ?? inSeconds(new Date())
		// The demo does not wait for the day.
		const paidAt = state.startsAt ? Math.max(inSeconds(new Date()), from) : inSeconds(new Date())
		const amountPaise = Number(priceOf(state.plan, state.cycle).totalPaise)
		const charge = { paymentId: idOf('pay'), amountPaise, paidAt, from, to: periodAfter(from, state.cycle) }
		return { ...state, status: 'active', charges: [...state.charges, charge] }
	})

/** A charge that is refused for good. */
export const failInDemo = (id: string) => happen(id, 'subscription.halted', (state) => ({ ...state, status: 'halted' }))

/** A charge that the bank has neither confirmed nor refused. */
export const leavePendingInDemo = (id: string) =>
	happen(id, 'subscription.pending', (state) => ({ ...state, status: 'pending' }))

/** Changes the subscription and posts the event to our own address. False for one that has ended or never was. */
async function happen(id: string, kind: string, how: (state: DemoState) => DemoState): Promise<boolean> {
	const before = await findDemoSubscription(id)
	if (!before || isEnded(before.status)) return false
	const second = inSeconds(new Date())
	// What comes later has a later second, however fast someone presses.
	const state = await change(id, (now) => ({ ...how(now), at: Math.max(second, (now.at ?? 0) + 1) }))
	if (!state) return false
	const body = Buffer.from(JSON.stringify(eventBody(kind, id, state)))
	await fetch(new URL(webhookPath, `http://127.0.0.1:${env.PORT}`), {
		method: 'POST',
		headers: signedHeaders(body, env.SECRET, idOf('evt')),
		body,
		signal: AbortSignal.timeout(5_000),
	})
	return true
}

function eventBody(kind: string, id: string, { orderId, status, charges, at }: DemoState) {
	const last = charges.at(-1)
	const entity: { id: string; status: OrderStatus } & Record<string, unknown> = {
		id,
		status,
		current_start: last?.from ?? null,
		current_end: last?.to ?? null,
		short_url: checkoutUrl(id),
		notes: { order_id: orderId },
	}
	const payment = last && {
		entity: { id: last.paymentId, amount: last.amountPaise, status: 'captured', created_at: last.paidAt },
	}
	return {
		event: kind,
		created_at: at,
		payload: { subscription: { entity }, ...(kind === 'subscription.charged' ? { payment } : {}) },
	}
}
