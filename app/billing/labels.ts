import { formatRupees } from '#app/platform/text/money.ts'
import type { PlanChange } from './proration.ts'
import { type Cycle, gstOn, gstPercent, type PlanId, plans, priceOf } from './plans.ts'

type DueNow = Omit<Extract<PlanChange, { when: 'now' }>, 'when' | 'nextChargeAt'>

/** A charge that failed, on the plan’s page and on that of the order. */
export const paymentFailed = 'The payment did not go through. Try again, or use another card or account.'

export const perCycle: Record<Cycle, string> = { monthly: 'a month', yearly: 'a year' }
const cycleNames: Record<Cycle, string> = { monthly: 'monthly', yearly: 'yearly' }

/** 'Growth, paid yearly' */
export const orderName = ({ plan, cycle }: { plan: PlanId; cycle: Cycle }) =>
	`${plans[plan].name}, paid ${cycleNames[cycle]}`

/** Price, GST and total of one cycle, as facts. */
export function priceFacts(plan: PlanId, cycle: Cycle) {
	const { netPaise, gstPaise, totalPaise } = priceOf(plan, cycle)
	return [
		{ label: 'Price', value: `${formatRupees(netPaise)} ${perCycle[cycle]}` },
		{ label: `GST (${gstPercent}%)`, value: formatRupees(gstPaise) },
		{ label: 'Total', value: `${formatRupees(totalPaise)} ${perCycle[cycle]}` },
	]
}

/** What a change of plan costs today, as facts. */
export const changeFacts = ({ restPaise, unusedPaise, netPaise, gstPaise, totalPaise }: DueNow) => [
	{ label: 'Rest of the time paid for', value: formatRupees(restPaise) },
	{ label: 'Less unused days', value: `− ${formatRupees(unusedPaise)}` },
	{ label: 'Taxable value', value: formatRupees(netPaise) },
	{ label: `GST (${gstPercent}%)`, value: formatRupees(gstPaise) },
	{ label: 'Total now', value: formatRupees(totalPaise) },
]

/** What is due at once with a change that was ordered; null when it costs nothing before its first regular charge. */
export const dueFacts = ({ dueNetPaise, unusedPaise }: { dueNetPaise: bigint | null; unusedPaise: bigint | null }) => {
	if (dueNetPaise === null) return null
	const [unused, gstPaise] = [unusedPaise ?? 0n, gstOn(dueNetPaise)]
	return changeFacts({
		...{ restPaise: dueNetPaise + unused, unusedPaise: unused },
		...{ netPaise: dueNetPaise, gstPaise, totalPaise: dueNetPaise + gstPaise },
	})
}

type Payable = { plan: PlanId; cycle: Cycle; startsAt: Date | null; dueNetPaise: bigint | null }

/** What the payment page asks for now: the approval of a change until its regular charges begin, else one of these. */
export function payLabel({ plan, cycle, startsAt, dueNetPaise }: Payable, now: Date): string {
	const isChange = startsAt !== null && startsAt > now
	if (!isChange) return `Pay ${formatRupees(priceOf(plan, cycle).totalPaise)}`
	return dueNetPaise === null ? 'Approve the charge' : `Pay ${formatRupees(dueNetPaise + gstOn(dueNetPaise))}`
}

export const planPath = '/hospital/plan'
export const checkoutPath = (orderId: string) => `${planPath}/checkout/${orderId}`
