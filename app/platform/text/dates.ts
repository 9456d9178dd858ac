import { counted } from './counted.ts'

/**
 * Dates as people in India read them. An instant is a `Date`; a day is the text `YYYY-MM-DD` and has no time zone,
 * so it never goes through `new Date(text)`, which would read it as midnight in UTC.
 */
const asPrinted = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', ...options })
const namesOf = (count: number, format: Intl.DateTimeFormat, first: (at: number) => number) =>
	Array.from({ length: count }, (_, at) => format.format(first(at)))
// The first day of 2023 was a Sunday.
const weekdays = namesOf(7, asPrinted({ weekday: 'short' }), (day) => Date.UTC(2023, 0, 1 + day))
const months = namesOf(12, asPrinted({ month: 'short' }), (month) => Date.UTC(2023, month))
const longMonths = namesOf(12, asPrinted({ month: 'long' }), (month) => Date.UTC(2023, month))

const dayLength = 86_400_000
/** India has one time zone and no summer time. */
const offsetOfIndia = 5.5 * 3_600_000

/** An instant, or a day as `YYYY-MM-DD`. */
export type When = Date | string

/** 'Tue, 1 Dec 2026'; without its year, 'Tue, 1 Dec' */
export function formatDate(when: When, options?: { year: boolean }): string {
	return `${weekdays[inIndia(when).getUTCDay()]}, ${formatDay(when, options)}`
}

/** 'Tue 1 Dec', with the year where it is not that of `now`: a line with little room. */
export function shortDate(when: When, now?: Date): string {
	const there = inIndia(when)
	const year = now !== undefined && there.getUTCFullYear() !== inIndia(now).getUTCFullYear()
	return `${weekdays[there.getUTCDay()]} ${formatDay(when, { year })}`
}

/** '1 Dec 2026'; without its year, '1 Dec' */
export function formatDay(when: When, { year = true } = {}): string {
	const there = inIndia(when)
	return `${there.getUTCDate()} ${months[there.getUTCMonth()]}${year ? ` ${there.getUTCFullYear()}` : ''}`
}

/** '3 to 29 Nov 2026': the days of two instants; one day where both are of it. */
export function formatDays(from: Date, to: Date): string {
	const [first, last] = [inIndia(from), inIndia(to)]
	if (istToday(from) === istToday(to)) return formatDay(to)
	if (istToday(from).slice(0, 7) === istToday(to).slice(0, 7)) return `${first.getUTCDate()} to ${formatDay(to)}`
	return `${formatDay(from, { year: first.getUTCFullYear() !== last.getUTCFullYear() })} to ${formatDay(to)}`
}

/** '10:00 am IST'; without its zone, '10:00 am' */
export function formatTime(instant: Date, { zone = true } = {}): string {
	const time = clockOf(instant).join(' ')
	return zone ? `${time} IST` : time
}

/** '10:00 to 10:30 am IST', '11:45 am to 12:15 pm IST' */
export function formatTimes(from: Date, to: Date, options?: { zone: boolean }): string {
	const [clock, half] = clockOf(from)
	return `${half === clockOf(to)[1] ? clock : `${clock} ${half}`} to ${formatTime(to, options)}`
}

function clockOf(instant: Date): [clock: string, half: string] {
	const there = inIndia(instant)
	const [hours, minutes] = [there.getUTCHours(), String(there.getUTCMinutes()).padStart(2, '0')]
	return [`${hours % 12 || 12}:${minutes}`, hours < 12 ? 'am' : 'pm']
}

/** 'Tue, 1 Dec 2026, 10:00 am IST' */
export function formatDateTime(instant: Date): string {
	return `${formatDate(instant)}, ${formatTime(instant)}`
}

/** 'December 2026' */
export function monthAndYear(when: When): string {
	const there = inIndia(when)
	return `${longMonths[there.getUTCMonth()]} ${there.getUTCFullYear()}`
}

/** The day in India at that instant, as `YYYY-MM-DD`; with the present instant, today. */
export function istToday(now: Date): string {
	return dayOf(now.getTime() + offsetOfIndia)
}

/** The instant at which that day begins in India. */
export function startOfIstDay(day: string): Date {
	return new Date(utcMidnight(day) - offsetOfIndia)
}

/** '10:30', as a time field holds it. */
export function istClock(instant: Date): string {
	return inIndia(instant).toISOString().slice(11, 16)
}

/** Whether the text is `YYYY-MM-DD` and such a day exists: 2028-02-29 does, 2027-02-29 does not. */
export function isCalendarDate(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
	const midnight = utcMidnight(text)
	return !Number.isNaN(midnight) && dayOf(midnight) === text && midnight >= Date.UTC(1900, 0, 1)
}

export function addDays(day: string, days: number): string {
	return dayOf(utcMidnight(day) + days * dayLength)
}

/** The same day some years later; 29 February becomes the 28th where there is none. */
export function addYears(day: string, years: number): string {
	const later = `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`
	return isCalendarDate(later) ? later : later.replace(/29$/, '28')
}

/** Whole days from one day to the other; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
	return Math.round((utcMidnight(to) - utcMidnight(from)) / dayLength)
}

/** 'today', 'yesterday', '2 days ago', '3 weeks ago', by calendar days in India. A future date is 'today'. */
export function relativeDays(instant: Date, now: Date, words = { today: 'today', yesterday: 'yesterday' }): string {
	const days = daysBetween(istToday(instant), istToday(now))
	if (days <= 0) return words.today
	if (days === 1) return words.yesterday
	if (days < 7) return ago(days, 'day')
	if (days < 35) return ago(Math.floor(days / 7), 'week')
	if (days < 365) return ago(Math.floor(days / 30.44), 'month')
	return ago(Math.floor(days / 365.25) || 1, 'year')
}

/** 'just now', '5 minutes ago', '3 hours ago'; from a day on as `relativeDays`. */
export function relativeTime(instant: Date, now: Date): string {
	const minutes = Math.floor((now.getTime() - instant.getTime()) / 60_000)
	if (minutes < 1) return 'just now'
	if (minutes < 60) return ago(minutes, 'minute')
	if (minutes < 24 * 60) return ago(Math.floor(minutes / 60), 'hour')
	return relativeDays(instant, now)
}

/** How long something has been waiting: '40 min', '19 h', from two days on '4 d'. A minute that has begun counts. */
export function waitingFor(instant: Date, now: Date): string {
	const minutes = Math.max(1, Math.floor((now.getTime() - instant.getTime()) / 60_000))
	if (minutes < 60) return `${minutes} min`
	if (minutes < 48 * 60) return `${Math.floor(minutes / 60)} h`
	return `${Math.floor(minutes / (24 * 60))} d`
}

/** The same for what has happened: 'just now', '40 min ago'. */
export const shortAgo = (instant: Date, now: Date): string =>
	now.getTime() - instant.getTime() < 60_000 ? 'just now' : `${waitingFor(instant, now)} ago`

const ago = (count: number, unit: string) => `${counted(count, unit)} ago`

/** NaN unless the text begins like a day. */
function utcMidnight(day: string): number {
	return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)))
}

const dayOf = (utc: number) => new Date(utc).toISOString().slice(0, 10)

/** With the clock of India where a `Date` has that of UTC. Arithmetic, since a long list prints thousands of days. */
function inIndia(when: When): Date {
	const there = new Date(typeof when === 'string' ? utcMidnight(when) : when.getTime() + offsetOfIndia)
	if (Number.isNaN(there.getTime())) throw new RangeError(`Not a day or an instant: ${String(when)}`)
	return there
}
