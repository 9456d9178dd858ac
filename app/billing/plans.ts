import { many, t } from '#app/platform/language/words.ts'
export const planIds = ['starter', 'growth', 'network'] as const
export type PlanId = (typeof planIds)[number]

/** How often a plan is paid for. */
export const cycles = ['monthly', 'yearly'] as const
export type Cycle = (typeof cycles)[number]

/** Goods and services tax on every price, in percent. */
export const gstPercent = 18n

type Plan = {
	name: string
	/** Without GST. */
	paise: Record<Cycle, bigint>
	activeJobs: number
	/** Members and open invitations. */
	seats: number
	/** New ones in a calendar month of India. */
	contactRequests: number
	/** Lists of candidates beside the one that every hospital has. */
	pools: number
	/** Whether candidates can be exported as a file. */
	exports: boolean
}

/** What each plan allows, and nowhere else. */
export const plans: Record<PlanId, Plan> = {
	starter: {
		name: 'Starter',
		paise: { monthly: 499_900n, yearly: 4_999_000n },
		activeJobs: 10,
		seats: 5,
		contactRequests: 50,
		pools: 5,
		exports: false,
	},
	growth: {
		name: 'Growth',
		paise: { monthly: 1_499_900n, yearly: 14_999_000n },
		activeJobs: 40,
		seats: 15,
		contactRequests: 200,
		pools: 15,
		exports: true,
	},
	network: {
		name: 'Network',
		paise: { monthly: 3_999_900n, yearly: 39_999_000n },
		activeJobs: 200,
		seats: 60,
		contactRequests: 600,
		pools: 30,
		exports: true,
	},
}

/** No plan limits or charges cover. */
export const coverIncluded = () => t`Cover for one case or shift is included in every plan, without a fee per request.`

export type Price = { netPaise: bigint; gstPaise: bigint; totalPaise: bigint }

/** Rounded half up to the paisa. */
export const gstOn = (netPaise: bigint) => (netPaise * gstPercent + 50n) / 100n

/** What a plan costs for one cycle; with GST. */
export function priceOf(plan: PlanId, cycle: Cycle): Price {
	const netPaise = plans[plan].paise[cycle]
	const gstPaise = gstOn(netPaise)
	return { netPaise, gstPaise, totalPaise: netPaise + gstPaise }
}

/** After the paid time a hospital goes on for so long, before its plan ends. */
export const graceDays = 7

/** Why a plan does not allow something new: it has ended, or this one allows no more. */
export type PlanRefusal = 'plan-over' | `${PlanId}-full`

/** What a trial costs and how long it goes on, which is a setting. */
export const trialTerms = (days: number) =>
	many({ days }, 'It costs nothing and ends after # day.', 'It costs nothing and ends after # days.')

type Counted = 'activeJobs' | 'seats' | 'pools'

const units: Record<Counted, { many: string; instead: string }> = {
	activeJobs: { many: 'active jobs', instead: 'Pause or close one to open another.' },
	seats: {
		many: 'seats, pending invitations included',
		instead: 'Cancel an invitation or remove a member to invite another person.',
	},
	pools: { many: 'pools', instead: 'Delete one to create another.' },
}

/** Why one more is refused, in words for the hospital. */
export function planRefusals(what: Counted): Record<PlanRefusal, string> {
	const { many, instead } = units[what]
	const full = (plan: PlanId) => `Your plan, ${plans[plan].name}, includes ${plans[plan][what]} ${many}. ${instead}`
	return {
		'plan-over': planOver,
		'starter-full': full('starter'),
		'growth-full': full('growth'),
		'network-full': full('network'),
	}
}

/** Nothing is hidden when a plan ends; what is new waits. */
export const planEnded =
	'Your hospital’s plan has ended. You keep your applicants, messages and data, but cannot open jobs, invite members, send contact requests, create pools or export candidates.'

/** For those who meet it elsewhere than on the page of the plan, where plans may be for sale or only on request. */
export const planOver = `${planEnded} The Plan page tells an owner how to continue.`

export const noExports = `Your hospital’s plan does not include the export of candidates. ${plans.growth.name} and ${plans.network.name} do.`
