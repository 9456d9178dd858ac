import { t } from '../language/words.ts'
import { isCalendarDate, startOfIstDay } from './dates.ts'
import { formatPayRange, formatRupees, type PayUnit } from './money.ts'

export type Hours = { startsAt: Date; endsAt: Date }
export type Pay = { payPaise: bigint; payUnit: PayUnit }

const minuteMs = 60_000

/** From a day and two times, as fields give them. An end that is not after its start is on the next day. */
export function hoursOf(date: string, from: string, to: string): Hours {
	const at = (time: string) => {
		const [hour = 0, minutes = 0] = time.split(':').map(Number)
		return startOfIstDay(date).getTime() + (hour * 60 + minutes) * minuteMs
	}
	const [starts, ends] = [at(from), at(to)]
	return { startsAt: new Date(starts), endsAt: new Date(ends > starts ? ends : ends + 24 * 60 * minuteMs) }
}

/** The same of what is typed so far; null until there are a day and two times. */
export const typedHours = (date = '', from = '', to = '') =>
	isCalendarDate(date) && [from, to].every((time) => /^\d\d:\d\d/.test(time)) ? hoursOf(date, from, to) : null

export const minutesOf = ({ startsAt, endsAt }: Hours) => Math.round((endsAt.getTime() - startsAt.getTime()) / minuteMs)

/** '2 h 30 min' */
export function formatLength({ startsAt, endsAt }: Hours): string {
	const minutes = minutesOf({ startsAt, endsAt })
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
	if (hours === 0) return rest === 0 ? '' : t`${{ minutes: rest }} min`
	return rest === 0 ? t`${{ hours }} h` : t`${{ hours }} h ${{ minutes: rest }} min`
}

const oddMinutes = 120

/** Whether hours begin, end or last so differently from those asked for that a slip of the fingers is likely: the day, 'am' for 'pm'. They need a reason. */
export const isFarFromAsked = (asked: Hours, hours: Hours) =>
	[
		minutesOf(hours) - minutesOf(asked),
		minutesOf({ startsAt: asked.startsAt, endsAt: hours.startsAt }),
		minutesOf({ startsAt: asked.endsAt, endsAt: hours.endsAt }),
	].some((minutes) => Math.abs(minutes) > oddMinutes)

/** What is due for the hours worked: by the hour to the minute, else the amount that was agreed. */
export function duePaise({ payPaise, payUnit }: Pay, hours: Hours) {
	if (payUnit !== 'hour') return payPaise
	return (payPaise * BigInt(minutesOf(hours)) + 30n) / 60n
}

/** What is to be paid for hours, and what it would have been for those asked for where these are others: '₹3,000 for 1 h 30 min, instead of ₹4,000 for 2 h'. */
export function amountLine(asked: Pay & Hours, hours: Hours): string {
	const isAsAsked = minutesOf(asked) === minutesOf(hours)
	if (asked.payUnit !== 'hour') {
		const pay = formatPayRange(asked.payPaise, null, asked.payUnit)
		return isAsAsked ? pay : t`${{ pay }}, which does not change with the hours`
	}
	const [pay, length] = [formatRupees(duePaise(asked, hours)), formatLength(hours)]
	if (isAsAsked) return t`${{ pay }} for ${{ length }}`
	const [askedPay, askedLength] = [formatRupees(duePaise(asked, asked)), formatLength(asked)]
	return t`${{ pay }} for ${{ length }}, instead of ${{ askedPay }} for ${{ askedLength }}`
}
