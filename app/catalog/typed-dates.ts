import { dictionary } from '#app/platform/text/dictionary.ts'
import { addDays, formatDay, isCalendarDate } from '#app/platform/text/dates.ts'
import type { Word } from './words/words.ts'
import { t } from '#app/platform/language/words.ts'

/** Days said in words: 'from Monday', 'in January', 'by 15 Jan', 'next week'. Either end may be open. */
export type TypedDates = { from: string | null; to: string | null; length: number }

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const weekdaysInIndia = dictionary<number>({
	...{ ravivar: 0, somvar: 1, mangalvar: 2, budhvar: 3, guruvar: 4, shukravar: 5, shanivar: 6 },
	...{ रविवार: 0, सोमवार: 1, मंगलवार: 2, मगलवार: 2, मंगळवार: 2, बुधवार: 3, गुरुवार: 4, शुक्रवार: 5, शनिवार: 6 },
})
const months = 'january february march april may june july august september october november december'.split(' ')
const begins = new Set('from starting start joining join after since onwards available'.split(' '))
const ends = new Set('by before till until upto'.split(' '))
const within = new Set('in on during this of the from for'.split(' '))
/** 'monday se', 'somvar pasun' */
const behind = new Set(['se', 'pasun', 'से', 'पासुन', 'onward', 'onwards'])
/** Months that are other words too are only read behind a word that asks for a date. */
const ambiguous = new Set(['may', 'march', 'mar', 'sun', 'sat', 'dec'])

const weekdayOf = (key: string): number => {
	const known = weekdays.findIndex(
		(name) => name === key || (key.length >= 3 && key.length <= 4 && name.startsWith(key)),
	)
	return known >= 0 ? known : (weekdaysInIndia[key] ?? -1)
}
const monthOf = (key: string) =>
	months.findIndex((name) => name === key || (key.length >= 3 && key.length <= 4 && name.startsWith(key)))
const dayOfWeek = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
const text = (year: number, month: number, day: number) =>
	`${year}-${String(month + 1).padStart(2, '0')}-${String(day).padStart(2, '0')}`
const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate()

/** The days that the words at `at` say, as seen from `today`; null where they say none. */
export function readDates(words: readonly Word[], at: number, today: string): TypedDates | null {
	const key = (place: number) => words[place]?.key ?? ''
	let place = at
	let [isBegin, isEnd] = [false, false]
	while (place < at + 3 && (begins.has(key(place)) || ends.has(key(place)) || (place > at && within.has(key(place))))) {
		isBegin ||= begins.has(key(place)) || key(place) === 'from'
		isEnd ||= ends.has(key(place))
		place++
	}
	const isAsked = place > at
	const span = spanAt(key, place, today, isAsked)
	if (!span) return null
	let end = span.end
	if (behind.has(key(end))) {
		end++
		isBegin = true
	} else if (!isAsked && span.isBare) return null
	const isMonth = span.from !== span.to
	const length = end - at
	if (isEnd) return { from: null, to: key(at) === 'before' ? addDays(span.from, -1) : span.to, length }
	// 'joining in January' is any day of it.
	if (isMonth && !(isBegin && key(place - 1) === 'from')) return { from: span.from, to: span.to, length }
	return { from: span.from, to: null, length }
}

type Span = {
	from: string
	to: string
	end: number /** Says a date only behind a word that asks for one. */
	isBare?: true
}

function spanAt(key: (place: number) => string, at: number, today: string, isAsked: boolean): Span | null {
	const year = Number(today.slice(0, 4))
	const next = key(at) === 'next' || key(at) === 'coming'
	if (next || key(at) === 'this') {
		const unit = key(at + 1)
		if (unit === 'week') {
			const monday = addDays(today, next ? (8 - dayOfWeek(today)) % 7 || 7 : 0)
			return { from: monday, to: addDays(monday, next ? 6 : (7 - dayOfWeek(today)) % 7), end: at + 2 }
		}
		if (unit === 'month') {
			const month = Number(today.slice(5, 7)) - 1 + (next ? 1 : 0)
			const [inYear, inMonth] = [year + Math.floor(month / 12), month % 12]
			return {
				from: next ? text(inYear, inMonth, 1) : today,
				to: text(inYear, inMonth, lastOf(inYear, inMonth)),
				end: at + 2,
			}
		}
		return weekdayOf(unit) >= 0 ? oneDay(addDays(today, daysTo(weekdayOf(unit), today)), at + 2) : null
	}
	if (isAsked && ['tomorrow', 'udya', 'kal', 'उद्या', 'कल'].includes(key(at))) return oneDay(addDays(today, 1), at + 1)
	if (isAsked && ['today', 'tonight', 'now', 'aaj', 'आज'].includes(key(at))) return oneDay(today, at + 1)
	if (weekdayOf(key(at)) >= 0) {
		if (ambiguous.has(key(at)) && !isAsked) return null
		return { ...oneDay(addDays(today, daysTo(weekdayOf(key(at)), today)), at + 1), isBare: true }
	}
	const first = dayAndMonth(key, at)
	if (!first) return null
	const { day, month, end } = first
	if (day === null && ambiguous.has(key(at)) && !isAsked) return null
	const isYear = /^20\d\d$/.test(key(end))
	const thisYear = text(year, month, day ?? lastOf(year, month)) >= today ? year : year + 1
	const inYear = isYear ? Number(key(end)) : thisYear
	const to = text(inYear, month, day ?? lastOf(inYear, month))
	const from = day === null ? text(inYear, month, 1) : to
	return isCalendarDate(from) && isCalendarDate(to) ? { from, to, end: isYear ? end + 1 : end } : null
}

const oneDay = (day: string, end: number): Span => ({ from: day, to: day, end })
const daysTo = (weekday: number, today: string) => (weekday - dayOfWeek(today) + 7) % 7 || 7

/** '1st Jan', '15 January', 'Jan 15', 'January' */
function dayAndMonth(key: (place: number) => string, at: number) {
	const isSuffix = (place: number) => /^(?:st|nd|rd|th)$/.test(key(place))
	const dayAt = (place: number) =>
		/^(?:[12]?\d|3[01])$/.test(key(place)) && key(place) !== '0' ? Number(key(place)) : null
	const day = dayAt(at)
	if (day !== null) {
		const month = isSuffix(at + 1) ? at + 2 : at + 1
		const named = key(month) === 'of' ? month + 1 : month
		return monthOf(key(named)) >= 0 ? { day, month: monthOf(key(named)), end: named + 1 } : null
	}
	const month = monthOf(key(at))
	if (month < 0) return null
	const behindIt = dayAt(at + 1)
	if (behindIt === null) return { day: null, month, end: at + 1 }
	return { day: behindIt, month, end: isSuffix(at + 2) ? at + 3 : at + 2 }
}

/** 'Starts 1 Jan 2027 to 31 Jan 2027', 'Starts from 30 Nov 2026' */
export function spanLabel(from: string | null, to: string | null): string {
	if (from && to) return t`Starts ${{ from: formatDay(from) }} to ${{ until: formatDay(to) }}`
	return from ? t`Starts from ${{ day: formatDay(from) }}` : t`Starts by ${{ day: formatDay(to ?? '') }}`
}
