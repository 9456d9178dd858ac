import { languageNow, many, t, words } from '../language/words.ts'

/**
 * Dates as people in India read them. An instant is a `Date`; a day is the text `YYYY-MM-DD` and has no time zone,
 * so it never goes through `new Date(text)`, which would read it as midnight in UTC.
 */
const weekdays: Names = words({ 0: 'Sun', 1: 'Mon', 2: 'Tue', 3: 'Wed', 4: 'Thu', 5: 'Fri', 6: 'Sat' })
const months: Names = words({
	0: 'Jan',
	1: 'Feb',
	2: 'Mar',
	3: 'Apr',
	4: 'May',
	5: 'Jun',
	6: 'Jul',
	7: 'Aug',
	8: 'Sept',
	9: 'Oct',
	10: 'Nov',
	11: 'Dec',
})
const longMonths: Names = words({
	0: 'January',
	1: 'February',
	2: 'March',
	3: 'April',
	4: 'May',
	5: 'June',
	6: 'July',
	7: 'August',
	8: 'September',
	9: 'October',
	10: 'November',
	11: 'December',
})
type Names = Readonly<Record<number, string>>

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
	if (istToday(from).slice(0, 7) === istToday(to).slice(0, 7))
		return t`${{ from: first.getUTCDate() }} to ${{ to: formatDay(to) }}`
	const beginning = formatDay(from, { year: first.getUTCFullYear() !== last.getUTCFullYear() })
	return t`${{ from: beginning }} to ${{ to: formatDay(to) }}`
}

/** '10:00 am IST'; without its zone, '10:00 am' */
export function formatTime(instant: Date, { zone = true } = {}): string {
	return inZone(withPart(clockOf(instant)), zone)
}

/** '10:00 to 10:30 am IST', '11:45 am to 12:15 pm IST' */
export function formatTimes(from: Date, to: Date, { zone = true } = {}): string {
	const [first, last] = [clockOf(from), clockOf(to)]
	const isOnePart = first.part === last.part
	const say = isOnePart ? ({ clock }: Clock) => clock : withPart
	const clock = t`${{ from: say(first) }} to ${{ to: say(last) }}`
	return inZone(isOnePart ? withPart({ clock, part: first.part }) : clock, zone)
}

const inZone = (time: string, zone: boolean) => (zone ? `${time} IST` : time)

/** English has two halves of the day; Hindi and Marathi name its parts. */
const parts = {
	am: (time: string) => `${time} am`,
	pm: (time: string) => `${time} pm`,
	night: (time: string) => t`${{ time }} at night`,
	morning: (time: string) => t`${{ time }} in the morning`,
	afternoon: (time: string) => t`${{ time }} in the afternoon`,
	evening: (time: string) => t`${{ time }} in the evening`,
}
type Clock = { clock: string; part: keyof typeof parts }

const withPart = ({ clock, part }: Clock) => parts[part](clock)

function partOf(hours: number): Clock['part'] {
	if (languageNow() === 'en') return hours < 12 ? 'am' : 'pm'
	if (hours < 4 || hours >= 20) return 'night'
	return hours < 12 ? 'morning' : hours < 16 ? 'afternoon' : 'evening'
}

function clockOf(instant: Date): Clock {
	const there = inIndia(instant)
	const [hours, minutes] = [there.getUTCHours(), String(there.getUTCMinutes()).padStart(2, '0')]
	return { clock: `${hours % 12 || 12}:${minutes}`, part: partOf(hours) }
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
export function relativeDays(instant: Date, now: Date, names: typeof nearDays = nearDays): string {
	const days = daysBetween(istToday(instant), istToday(now))
	if (days <= 0) return names.today
	if (days === 1) return names.yesterday
	if (days < 7) return many({ days }, '# day ago', '# days ago')
	if (days < 35) return many({ weeks: Math.floor(days / 7) }, '# week ago', '# weeks ago')
	if (days < 365) return many({ months: Math.floor(days / 30.44) }, '# month ago', '# months ago')
	return many({ years: Math.floor(days / 365.25) || 1 }, '# year ago', '# years ago')
}

const nearDays: { today: string; yesterday: string } = words({ today: 'today', yesterday: 'yesterday' })

/** 'just now', '5 minutes ago', '3 hours ago'; from a day on as `relativeDays`. */
export function relativeTime(instant: Date, now: Date): string {
	const minutes = Math.floor((now.getTime() - instant.getTime()) / 60_000)
	if (minutes < 1) return t`just now`
	if (minutes < 60) return many({ minutes }, '# minute ago', '# minutes ago')
	if (minutes < 24 * 60) return many({ hours: Math.floor(minutes / 60) }, '# hour ago', '# hours ago')
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
