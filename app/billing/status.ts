import { defineLifecycle } from '#app/platform/lifecycle.ts'
import { graceDays } from './plans.ts'

export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'cancelled'] as const

/** A hospital that goes on after its plan has ended gets a new subscription, so that an ended one stays what it was. */
export const subscriptionLifecycle = defineLifecycle({
	name: 'subscription',
	states: subscriptionStatuses,
	moves: [
		{ name: 'pay', from: ['trialing', 'past_due'], to: 'active', by: 'operator' },
		{ name: 'be charged', from: ['trialing', 'past_due'], to: 'active', by: 'provider', given: 'for each payment' },
		{ name: 'fall due', from: ['active'], to: 'past_due', by: 'clock', given: 'after the paid time' },
		{ name: 'end the trial', from: ['trialing'], to: 'cancelled', by: 'clock', given: 'after the trial' },
		{ name: 'end', from: ['past_due'], to: 'cancelled', by: 'clock', given: `${graceDays} days after the paid time` },
	],
})

/**
 * Of an order, in the provider’s words; `ordering` is before it has answered. Of two within one second the later in this
 * list holds: a failed charge that went through on the second try.
 */
export const orderStatuses = [
	'ordering',
	'created',
	'authenticated',
	'pending',
	'halted',
	'paused',
	'active',
	'completed',
	'expired',
	'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** After these nothing more is charged, whatever comes later. */
export const endedOrderStatuses = ['completed', 'expired', 'cancelled'] as const satisfies OrderStatus[]
export const isEnded = (status: OrderStatus) => (endedOrderStatuses as readonly string[]).includes(status)

/** In these the provider charges by itself. */
export const approvedOrderStatuses = ['authenticated', 'active'] as const satisfies OrderStatus[]

/**
 * How the payment of an order stands, for its owner. `awaits-bank`: a charge was approved or is tried again, so that to pay once more
 * would be to pay twice.
 */
export type PaymentState = 'unpaid' | 'awaits-bank' | 'failed' | 'approved' | 'paid' | 'ended'

type PaymentOf = { status: OrderStatus; waits: boolean; startsAt: Date | null; dueNetPaise: bigint | null }

export function paymentStateOf({ status, waits, startsAt, dueNetPaise }: PaymentOf): PaymentState {
	if (isEnded(status)) return 'ended'
	if (status === 'active') return 'paid'
	if (status === 'pending') return 'awaits-bank'
	if (status === 'halted' || status === 'paused') return 'failed'
	if (status !== 'authenticated') return 'unpaid'
	// Approved, and what was due with it, or the first charge, is not confirmed yet.
	return startsAt === null || (dueNetPaise !== null && waits) ? 'awaits-bank' : 'approved'
}

type StatusAt = { status: OrderStatus; at: Date | null }

/**
 * Whether `news` is later than what was heard before: an end is final, else the provider’s clock decides, and within one
 * of its seconds the later status. The outcome of many does not depend on their order.
 */
export function isLater(news: StatusAt, before: StatusAt): boolean {
	const place = ({ status, at }: StatusAt) =>
		[Number(isEnded(status)), at?.getTime() ?? 0, orderStatuses.indexOf(status)] as const
	const [later, earlier] = [place(news), place(before)]
	const differs = later.findIndex((part, index) => part !== earlier[index])
	return differs >= 0 && (later[differs] ?? 0) > (earlier[differs] ?? 0)
}
