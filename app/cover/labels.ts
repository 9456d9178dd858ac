import { saidName } from '#app/platform/language/names.ts'
import { t } from '#app/platform/language/words.ts'
import { formatDate, formatDay, formatTime, istClock, istToday } from '#app/platform/text/dates.ts'
import { formatPayRange, formatRupees } from '#app/platform/text/money.ts'
import {
	amountLine,
	duePaise,
	formatLength,
	type Hours,
	isFarFromAsked,
	minutesOf,
	type Pay,
} from '#app/platform/text/worked-hours.ts'
import { contestDays, progressHours } from './settlement/after-clock.ts'

/** 'Tue, 1 Dec 2026, 9:00 am to 11:30 am IST', 'Tue, 1 Dec 2026, 8:00 pm to 8:00 am IST the next day' */
export const formatHours = ({ startsAt, endsAt }: Hours) =>
	endsNextDay({ startsAt, endsAt })
		? t`${{ day: formatDate(startsAt) }}, ${{ start: formatTime(startsAt, { zone: false }) }} to ${{ end: formatTime(endsAt) }} the next day`
		: t`${{ day: formatDate(startsAt) }}, ${{ start: formatTime(startsAt, { zone: false }) }} to ${{ end: formatTime(endsAt) }}`

/** An evening that ends at midnight is still of its day. */
const endsNextDay = ({ startsAt, endsAt }: Hours) =>
	istToday(endsAt) !== istToday(startsAt) && (istClock(endsAt) !== '00:00' || istClock(startsAt) === '00:00')

/** '1 Dec, 9:00 am to 11:30 am': all of it fits into one variable of an SMS, which is cut after 30 characters. */
export const formatShortHours = ({ startsAt, endsAt }: Hours) =>
	`${formatDay(startsAt, { year: false })}, ${formatTime(startsAt, { zone: false })} to ${formatTime(endsAt, { zone: false })}`

export const formatCoverPay = ({ payPaise, payUnit }: Pay) => formatPayRange(payPaise, null, payUnit)

/** 'Tue, 1 Dec 2026' or 'Tue, 1 Dec 2026 to Fri, 4 Dec 2026' */
export const formatDaysOff = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
	firstDay === lastDay ? formatDate(firstDay) : t`${{ day: formatDate(firstDay) }} to ${{ end: formatDate(lastDay) }}`

/** Hours as worked, with their length, which is what a wrong day or half of it shows in. */
export const formatWorked = (hours: Hours) => `${formatHours(hours)} (${formatLength(hours)})`

/** The hours to begin the form with: as worked, else as asked for. */
export const hoursToEnter = (
	request: Hours & { workedFrom: Date | null; workedTo: Date | null; asDescribed: boolean | null },
) => ({
	date: istToday(request.workedFrom ?? request.startsAt),
	from: istClock(request.workedFrom ?? request.startsAt),
	to: istClock(request.workedTo ?? request.endsAt),
	described: request.asDescribed === null ? '' : request.asDescribed ? 'yes' : 'no',
})

type Entered = { workedFrom: Date | null; workedTo: Date | null; counterFrom: Date | null; counterTo: Date | null }

/** What to say about such hours: 'The request was for 8 h. You entered 23 h 30 min. …' */
export function farFromAskedLine(asked: Hours, hours: Hours): string {
	const format = minutesOf(asked) === minutesOf(hours) ? formatHours : formatLength
	return t`The request was for ${{ asked: format(asked) }}. You entered ${{ hours: format(hours) }}. Check the day and both times, or add the reason.`
}

const hoursBetween = (startsAt: Date | null, endsAt: Date | null): Hours | null =>
	startsAt && endsAt ? { startsAt, endsAt } : null

/** The hours that were entered last, whichever side entered them. Null before there are any. */
export const lastEntered = ({ workedFrom, workedTo, counterFrom, counterTo }: Entered) =>
	hoursBetween(counterFrom, counterTo) ?? hoursBetween(workedFrom, workedTo)

/** The hours entered last, those of the other side before them where it does not agree, and whether whoever entered the last gave a reason. */
export function enteredHours(request: Entered & Hours) {
	const [last, first] = [lastEntered(request), hoursBetween(request.workedFrom, request.workedTo)]
	const isCounter = request.counterFrom !== null
	return {
		last: last && formatWorked(last),
		before: isCounter && first ? formatWorked(first) : null,
		hasReason: isCounter || (last !== null && isFarFromAsked(request, last)),
	}
}

type Due = Entered & Pay & { duePaise: bigint | null }

/** What is due for the hours entered last, whichever side entered them: the figure of every page and of both statements. Null before there are any. */
export function dueOf(request: Due): bigint | null {
	const { counterFrom, counterTo } = request
	return counterFrom && counterTo ? duePaise(request, { startsAt: counterFrom, endsAt: counterTo }) : request.duePaise
}

export function formatDue(request: Due): string | null {
	const due = dueOf(request)
	return due === null ? null : formatRupees(due)
}

/** The same for the hours entered last; null before there are any. */
export function enteredAmount(request: Pay & Hours & Entered): string | null {
	const hours = lastEntered(request)
	return hours && amountLine(request, hours)
}

export const coverRefusals = () => ({
	taken: t`Someone else has accepted this. You do not need to do anything.`,
	over: t`This request is over.`,
	'too-late': t`An absence can be contested for ${{ days: contestDays }} days, and these have passed. It counts in your record.`,
	decided: t`Our team has decided this, and the decision is final.`,
	'not-begun': t`It is too early for this. Try again after the start.`,
	'too-early': t`You can report that you are on the way from ${{ hours: progressHours['on-the-way'] }} hours before the start, and that you have arrived from ${{ hour: progressHours.arrived }} hour before it.`,
	'too-soon': 'The specialist enters the hours first. You can enter them a day after the end.',
	begun: t`It has already begun. Message or call the other side.`,
	unqualified: t`Your registration or a required certificate is not in force on that day. Check your credentials.`,
	'too-tired': t`This hospital does not ask specialists who would have too little rest.`,
	suspended: t`The hospital is suspended or not verified, so you cannot accept this now.`,
	changed: t`This request has changed. Check it and try again.`,
})

export const taxLine = () =>
	t`Hospitals usually deduct tax from professional fees under section 194J before they pay. Compare what arrived with Form 26AS and ask an accountant if in doubt. We deduct nothing.`
/** The same for the one who pays. */
export const ourTaxLine =
	'Amounts are before tax. If you have to deduct tax (TDS) from professional fees under section 194J, deduct it before you pay and ask an accountant if in doubt. We pay and deduct nothing.'

/** Where cover is, before its address: the hospital with its site, or of one without others with the city. */
export const hospitalInTown = (cover: { hospital: string; hospitalName: string; city: string }) =>
	cover.hospitalName === cover.hospital ? `${cover.hospital}, ${saidName(cover.city)}` : cover.hospitalName
