import { inSeconds } from './seconds.ts'
import type { z } from 'zod'
import { circuitBreaker } from '#app/platform/delivery/circuit-breaker.server.ts'
import { addDays, istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { SenderRefused, SenderUnavailable } from '#app/platform/delivery/sending.server.ts'
import type { PaymentProvider } from '../payment-provider.server.ts'
import type { Cycle, PlanId } from '../plans.ts'
import { chargesOf, heardOf, Invoices, readSignedEvent, Subscription, thisSecond } from './razorpay-format.server.ts'

type Account = {
	url: string
	keyId: string
	keySecret: string
	webhookSecret: string
	planIds: Partial<Record<`${PlanId}-${Cycle}`, string>>
	timeoutMs?: number
}

/** Razorpay wants a number: ten years of charges. */
const chargesAtMost: Record<Cycle, number> = { monthly: 120, yearly: 10 }
/** After so many seconds an unpaid link expires. */
const linkSeconds = 7 * 86_400
/** A link with a price of today expires with the day, and lasts an hour at least. */
const leastLinkSeconds = 3_600
/** An approval that comes after the charge that it follows would be too late. */
function lastSecondOf(now: Date, startsAt: Date | null, isPricedToday: boolean) {
	const endOfDay = inSeconds(startOfIstDay(addDays(istToday(now), 1)))
	return Math.min(
		isPricedToday ? Math.max(endOfDay, inSeconds(now) + leastLinkSeconds) : inSeconds(now) + linkSeconds,
		startsAt ? inSeconds(startsAt) - 1_800 : Infinity,
	)
}
/** Faults of our account or of the moment, not of this order. */
const passing = new Set([401, 402, 403, 408, 409, 425, 429])

/** Razorpay’s subscriptions over its REST API. */
export function razorpay(account: Account): PaymentProvider {
	const { url, keyId, keySecret, webhookSecret, planIds, timeoutMs = 5_000 } = account
	const guard = circuitBreaker('razorpay')
	const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

	const ask = <Schema extends z.ZodType>(schema: Schema, path: string, body?: object) =>
		guard(async (): Promise<z.infer<Schema>> => {
			const { status, text } = await send(path, body)
			// Only the status goes into errors: the provider's message may repeat what was sent.
			if (status >= 500 || status < 200 || passing.has(status)) throw new SenderUnavailable(`razorpay: ${status}`)
			if (status >= 300) throw new SenderRefused(`razorpay: ${status}`)
			try {
				return schema.parse(JSON.parse(text))
			} catch {
				throw new SenderUnavailable('razorpay: unreadable answer')
			}
		})

	async function send(path: string, body: object | undefined) {
		try {
			const response = await fetch(new URL(`/v1/${path}`, url), {
				...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
				headers: { authorization, accept: 'application/json', 'content-type': 'application/json' },
				redirect: 'error',
				signal: AbortSignal.timeout(timeoutMs),
			})
			return { status: response.status, text: await response.text() }
		} catch (error) {
			throw new SenderUnavailable(`razorpay: ${error instanceof Error ? error.name : 'failed'}`)
		}
	}

	const at = (providerId: string) => `subscriptions/${encodeURIComponent(providerId)}`

	return {
		name: 'razorpay',
		async create({ id, plan, cycle, startsAt, upfrontPaise }) {
			const planId = planIds[`${plan}-${cycle}`]
			if (!planId) throw new SenderRefused(`razorpay: RAZORPAY_PLAN_IDS has no ${plan}-${cycle}`)
			const now = thisSecond()
			const created = await ask(Subscription, 'subscriptions', {
				plan_id: planId,
				total_count: chargesAtMost[cycle],
				quantity: 1,
				customer_notify: 0,
				expire_by: lastSecondOf(now, startsAt, upfrontPaise !== null),
				notes: { order_id: id },
				...(startsAt ? { start_at: inSeconds(startsAt) } : {}),
				...(upfrontPaise === null
					? {}
					: {
							addons: [{ item: { name: 'Rest of the time paid for', amount: Number(upfrontPaise), currency: 'INR' } }],
						}),
			})
			return heardOf(created, now)
		},
		async find(providerId) {
			const now = thisSecond()
			const [subscription, invoices] = await Promise.all([
				ask(Subscription, at(providerId)),
				ask(Invoices, `invoices?subscription_id=${encodeURIComponent(providerId)}&count=100`),
			])
			return heardOf(subscription, now, chargesOf(invoices))
		},
		async cancel(providerId, when) {
			const now = thisSecond()
			const body = { cancel_at_cycle_end: when === 'at-period-end' ? 1 : 0 }
			return heardOf(await ask(Subscription, `${at(providerId)}/cancel`, body), now)
		},
		readEvent: (body, headers) => readSignedEvent(body, headers, webhookSecret),
	}
}
