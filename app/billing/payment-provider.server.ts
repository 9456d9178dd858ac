import { env } from '#app/platform/env.server.ts'
import { demoProvider } from './payments/demo.server.ts'
import { razorpay } from './payments/razorpay.server.ts'
import type { Cycle, PlanId } from './plans.ts'
import type { OrderStatus } from './status.ts'

/** One payment that went through, and the time it pays for; null where the provider names none, for what was due with an approval. */
export type Charge = { paymentId: string; amountPaise: bigint; paidAt: Date; period: { start: Date; end: Date } | null }

/** What is ordered of a provider. */
type NewOrder = {
	/** Ours. */
	id: string
	plan: PlanId
	cycle: Cycle
	/** When the regular charges begin; null for at once. */
	startsAt: Date | null
	/** Charged with the approval, GST included; null for nothing. */
	upfrontPaise: bigint | null
}

/** What a provider says of one of its subscriptions at a moment of its clock. */
export type Heard = {
	providerId: string
	/** Ours, which we sent along when we created it. */
	orderId: string | null
	status: OrderStatus
	at: Date
	checkoutUrl: string | null
	charges: Charge[]
}

/** `heard` is null for an event about something that we do not follow. */
export type ProviderEvent = { id: string; kind: string; at: Date; heard: Heard | null }

/**
 * The company that charges hospitals for plans. Calls throw `SenderUnavailable` when a later try may help and `SenderRefused` when
 * it will not, after five seconds at most; never call inside a transaction or while a page is drawn, and let no form wait for it.
 */
export type PaymentProvider = {
	name: 'razorpay' | 'demo'
	create: (order: NewOrder) => Promise<Heard>
	/** With every charge so far. */
	find: (providerId: string) => Promise<Heard>
	cancel: (providerId: string, when: 'now' | 'at-period-end') => Promise<Heard>
	/** Null unless the provider signed these very bytes. */
	readEvent: (body: Buffer, headers: Headers) => ProviderEvent | null
}

/** Null where plans cannot be paid for. */
export const paymentProvider: PaymentProvider | null =
	env.PAYMENTS_PROVIDER === 'razorpay'
		? razorpay({
				url: env.RAZORPAY_URL,
				keyId: env.RAZORPAY_KEY_ID ?? '',
				keySecret: env.RAZORPAY_KEY_SECRET ?? '',
				webhookSecret: env.RAZORPAY_WEBHOOK_SECRET ?? '',
				planIds: env.RAZORPAY_PLAN_IDS ?? {},
			})
		: env.PAYMENTS_PROVIDER === 'demo'
			? demoProvider
			: null
