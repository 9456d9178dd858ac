import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Charge, Heard, ProviderEvent } from '../payment-provider.server.ts'
import { orderStatuses } from '../status.ts'

/** The body of Razorpay’s answers and events, as far as we read them. Its clock counts seconds. */
const seconds = z
	.number()
	.int()
	.nonnegative()
	.transform((value) => new Date(value * 1000))
const maybe = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null)

export const Subscription = z.object({
	id: z.string().min(1),
	status: z.enum(orderStatuses).exclude(['ordering']),
	current_start: maybe(seconds),
	current_end: maybe(seconds),
	short_url: maybe(z.string()),
	// An empty list where there are none.
	notes: z
		.union([z.object({ order_id: z.uuid().optional() }), z.array(z.never())])
		.catch([])
		.transform((notes) => ('order_id' in notes && notes.order_id) || null),
})
type Subscription = z.infer<typeof Subscription>

const paise = z.number().int().positive().transform(BigInt)
const Payment = z.object({ id: z.string().min(1), amount: paise, status: z.string(), created_at: seconds })

const Event = z.object({
	event: z.string().min(1),
	created_at: seconds,
	payload: z.object({
		subscription: z.object({ entity: Subscription }).optional(),
		payment: z.object({ entity: Payment }).optional(),
	}),
})

const Invoice = z.object({
	status: z.string(),
	payment_id: maybe(z.string()),
	amount_paid: maybe(z.number().int()),
	paid_at: maybe(seconds),
	billing_start: maybe(seconds),
	billing_end: maybe(seconds),
})
export const Invoices = z.object({ items: z.array(Invoice) })

/** What we read ourselves is dated as events are, so that neither outranks the other by a fraction. */
export const thisSecond = () => new Date(Math.floor(Date.now() / 1000) * 1000)

export const heardOf = (subscription: Subscription, at: Date, charges: Charge[] = []): Heard => ({
	providerId: subscription.id,
	orderId: subscription.notes,
	status: subscription.status,
	at,
	checkoutUrl: subscription.short_url,
	charges,
})

export function chargesOf({ items }: z.infer<typeof Invoices>): Charge[] {
	return items.flatMap(({ status, payment_id, amount_paid, paid_at, billing_start, billing_end }) =>
		status === 'paid' && payment_id && amount_paid && paid_at
			? [
					{
						paymentId: payment_id,
						amountPaise: BigInt(amount_paid),
						paidAt: paid_at,
						period: billing_start && billing_end ? { start: billing_start, end: billing_end } : null,
					},
				]
			: [],
	)
}

const signatureOf = (body: Buffer, secret: string) => createHmac('sha256', secret).update(body).digest('hex')

/** As Razorpay sends an event, for those who stand in for it. */
export const signedHeaders = (body: Buffer, secret: string, eventId: string) => ({
	'content-type': 'application/json',
	'x-razorpay-signature': signatureOf(body, secret),
	'x-razorpay-event-id': eventId,
})

/** The signature is checked before anything is parsed. Null for a forged or unreadable body. */
export function readSignedEvent(body: Buffer, headers: Headers, secret: string): ProviderEvent | null {
	const given = Buffer.from(headers.get('x-razorpay-signature') ?? '')
	const right = Buffer.from(signatureOf(body, secret))
	if (given.length !== right.length || !timingSafeEqual(given, right)) return null
	let json: unknown
	try {
		json = JSON.parse(body.toString())
	} catch {
		return null
	}
	const read = Event.safeParse(json)
	if (!read.success) return null

	const { event: kind, created_at: at, payload } = read.data
	// The header is not signed: the same body under another id changes nothing, because payments and statuses count once.
	const id = headers.get('x-razorpay-event-id') ?? createHash('sha256').update(body).digest('hex')
	const subscription = payload.subscription?.entity
	if (!subscription || !kind.startsWith('subscription.')) return { id, kind, at, heard: null }
	const { current_start: start, current_end: end } = subscription
	const payment = kind === 'subscription.charged' ? payload.payment?.entity : undefined
	const period = start && end ? { start, end } : null
	const charges =
		payment?.status === 'captured'
			? [{ paymentId: payment.id, amountPaise: payment.amount, paidAt: payment.created_at, period }]
			: []
	return { id, kind, at, heard: heardOf(subscription, at, charges) }
}
