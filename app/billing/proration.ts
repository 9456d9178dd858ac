import { addYears, daysBetween, isCalendarDate, istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { type Cycle, gstOn, type PlanId, planIds, plans } from './plans.ts'

export type Ordered = { plan: PlanId; cycle: Cycle }
/** A time that is not over and what it is worth without GST, from one moment to another. */
export type PaidTime = { netPaise: bigint; from: Date; to: Date }

/** At once for what is due today, or at the end of the time that is paid for, for nothing today. */
export type PlanChange =
	| {
			when: 'now'
			/** The new plan from today until the next charge, without GST. */
			restPaise: bigint
			/** Of what was paid, the part for days that the old plan no longer serves. */
			unusedPaise: bigint
			/** Due today: the difference, with GST on it. */
			netPaise: bigint
			gstPaise: bigint
			totalPaise: bigint
			nextChargeAt: Date
	  }
	| { when: 'later'; nextChargeAt: Date }

/** Less than the provider charges. */
const leastPaise = 100n

/** More in the same rhythm, or the longer rhythm for no less. Everything else waits for the end of the paid time. */
export function isUpward(from: Ordered, to: Ordered): boolean {
	const [before, after] = [planIds.indexOf(from.plan), planIds.indexOf(to.plan)]
	if (from.cycle === to.cycle) return after > before
	return to.cycle === 'yearly' && after >= before
}

/**
 * What a change of plan costs at `now`. `began` is the start of the month or year that is running, without which it is taken to be a
 * whole one before its end. Days are those of India, and the day of the change belongs to the new plan. Rest and
 * unused part are each rounded to the paisa, so that the difference adds up, and GST is on the difference.
 */
export function planChange(
	from: Ordered,
	to: Ordered,
	{ paid, began, now }: { paid: readonly PaidTime[]; began?: Date | null; now: Date },
): PlanChange {
	const paidUntil = new Date(Math.max(now.getTime(), ...paid.map((time) => time.to.getTime())))
	if (paid.length === 0 || !isUpward(from, to)) return { when: 'later', nextChargeAt: paidUntil }

	const [today, lastDay] = [istToday(now), istToday(paidUntil)]
	const price = plans[to.plan].paise[to.cycle]
	const staysInRhythm = from.cycle === to.cycle
	const beforeLast = to.cycle === 'yearly' ? addYears(lastDay, -1) : aMonthBefore(lastDay)
	const cycleDays = daysBetween(began ? istToday(began) : beforeLast, lastDay)
	// What is left of a trial was not paid for, and is not now.
	const firstPaidDay = istToday(new Date(Math.min(...paid.map((time) => time.from.getTime()))))
	const firstDay = today > firstPaidDay ? today : firstPaidDay
	const restPaise = staysInRhythm ? part(price, daysBetween(firstDay, lastDay), cycleDays) : price
	const unusedPaise = paid.reduce((sum, { netPaise, ...time }) => {
		const [first, last] = [istToday(time.from), istToday(time.to)]
		return sum + part(netPaise, daysBetween(today > first ? today : first, last), daysBetween(first, last))
	}, 0n)
	const netPaise = restPaise - unusedPaise
	if (netPaise < leastPaise) return { when: 'later', nextChargeAt: paidUntil }
	const gstPaise = gstOn(netPaise)
	const nextChargeAt = staysInRhythm ? paidUntil : aYearAfter(now)
	return { when: 'now', restPaise, unusedPaise, netPaise, gstPaise, totalPaise: netPaise + gstPaise, nextChargeAt }
}

/** Of an amount for all days, that for those that are left, rounded half up. */
function part(paise: bigint, left: number, all: number): bigint {
	if (all <= 0 || left <= 0) return 0n
	return (paise * BigInt(left) * 2n + BigInt(all)) / (BigInt(all) * 2n)
}

/** The same day of the month before, or its last. */
function aMonthBefore(day: string): string {
	const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
	const before = `${month === 1 ? year - 1 : year}-${String(month === 1 ? 12 : month - 1).padStart(2, '0')}`
	const dates = [date, 30, 29, 28].map((one) => `${before}-${String(one).padStart(2, '0')}`)
	return dates.find(isCalendarDate) ?? day
}

/** The same time of day in India a year later. */
function aYearAfter(now: Date): Date {
	const today = istToday(now)
	return new Date(startOfIstDay(addYears(today, 1)).getTime() + now.getTime() - startOfIstDay(today).getTime())
}
