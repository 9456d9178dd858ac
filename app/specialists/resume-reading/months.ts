/** A month in a resume. `month` is 1-12, or null where only the year is given. */
export type Moment = { year: number; month: number | null }
/** `to` is null while it lasts. */
export type Span = { from: Moment; to: Moment | null; text: string }

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?`
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?[\s./-]+)?`
const moment = String.raw`(?:${day}${monthName}[\s,'’-]*(?:\d{4}|\d{2})|(?:\d{1,2}[./-])?\d{1,2}[./-]\d{4}|\d{4})`
const dash = String.raw`\s*(?:-|–|—|~|\bto\b|\btill\b|\buntil\b|\bupto\b)\s*`
const now = String.raw`(?:till\s+|until\s+|to\s+)?(?:present|current(?:ly)?|date|now|today|ongoing|continuing)\b(?:\s+day)?`
const spanPattern = new RegExp(String.raw`(${moment})${dash}(${now}|${moment}|\d{2}\b)`, 'i')
const openPattern = new RegExp(
	String.raw`(?:since|from)\s+(${moment})|(${moment})\s*(?:-|–|—)?\s*(?:onwards?|ongoing|till now|till date)|(${moment})\s*[-–—]\s*(?=$|\))`,
	'i',
)

/** The first span of time in a line: `Jul 2019 – Present`, `06/2015 to 2019`, `2012-15`, `since March 2020`. */
export function findSpan(line: string): Span | null {
	const closed = spanPattern.exec(line)
	if (closed) {
		const from = readMoment(closed[1] ?? '')
		const end = closed[2] ?? ''
		const to = /^\d{2}$/.test(end) ? { year: century(end, from?.year), month: null } : readMoment(end)
		if (from) return isOrdered(from, to) ? { from, to, text: closed[0] } : null
	}
	const open = openPattern.exec(line)
	const from = open && readMoment(open[1] ?? open[2] ?? open[3] ?? '')
	return open && from ? { from, to: null, text: open[0] } : null
}

const century = (twoDigits: string, near = 2000) => Math.floor(near / 100) * 100 + Number(twoDigits)

function readMoment(text: string): Moment | null {
	const named = new RegExp(String.raw`(${monthName})[\s,'’-]*(\d{4}|\d{2})`, 'i').exec(text)
	if (named) {
		const month = names.indexOf((named[1] ?? '').slice(0, 3).toLowerCase()) + 1
		const digits = named[2] ?? ''
		const year = digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) > 60 ? 1900 : 2000)
		return isYear(year) ? { year, month: month || null } : null
	}
	const [, before, yearText] = /(?:(\d{1,2})[./-])?(\d{4})/.exec(text) ?? []
	const year = Number(yearText)
	const month = Number(before)
	return isYear(year) ? { year, month: month >= 1 && month <= 12 ? month : null } : null
}

export const isYear = (year: number) => year >= 1950 && year <= 2100

const index = ({ year, month }: Moment, fallback: number) => year * 12 + (month ?? fallback)
const isOrdered = (from: Moment, to: Moment | null) => !to || index(from, 1) <= index(to, 12)

const two = (number: number) => String(number).padStart(2, '0')
export const firstDay = ({ year, month }: Moment) => `${year}-${two(month ?? 1)}-01`
export const lastDay = ({ year, month }: Moment) =>
	`${year}-${two(month ?? 12)}-${two(new Date(Date.UTC(year, month ?? 12, 0)).getUTCDate())}`

/** Whole years that the spans cover together, with what overlaps counted once. */
export function yearsCovered(spans: readonly { startsOn: string; endsOn: string | null }[], today: string): number {
	const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
	const months = new Set<number>()
	for (const { startsOn, endsOn } of spans) {
		const last = monthOf(endsOn !== null && endsOn < today ? endsOn : today)
		for (let month = monthOf(startsOn); month <= last; month++) months.add(month)
	}
	return Math.floor(months.size / 12)
}
