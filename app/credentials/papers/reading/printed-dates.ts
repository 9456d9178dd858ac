import { isCalendarDate } from '#app/platform/text/dates.ts'

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const gap = String.raw`[\s.,/-]*`
const year = String.raw`((?:19|20)\d\d)`
const ending = String.raw`(?:\s*(st|nd|rd|th))?`

type Parts = (string | undefined)[]
/** `order` are year, month, day and the letters behind the day, as far as the form has them. */
type Form = { pattern: RegExp; order: (found: RegExpExecArray) => Parts }
const forms: Form[] = [
	// Both figures of the day: where one is lost in the print before it, the day would be another one.
	{ pattern: new RegExp(String.raw`(\d\d)\s?[-/. ]\s?(\d\d)\s?[-/. ]\s?${year}`), order: ([, d, m, y]) => [y, m, d] },
	{ pattern: new RegExp(String.raw`${year}\s?[-/.]\s?(\d\d)\s?[-/.]\s?(\d\d)`), order: ([, y, m, d]) => [y, m, d] },
	{
		pattern: new RegExp(String.raw`(\d{1,2})${ending}${gap}(?:day${gap}of${gap})?(${month})${gap}${year}`),
		order: ([, d, th, m, y]) => [y, m, d, th],
	},
	{
		pattern: new RegExp(String.raw`(${month})${gap}(\d{1,2})${ending}${gap}${year}`),
		order: ([, m, d, th, y]) => [y, m, d, th],
	},
	{ pattern: new RegExp(String.raw`(${month})${gap}${year}`), order: ([, m, y]) => [y, m] },
	{ pattern: new RegExp(String.raw`(\d\d)\s?[-/.]\s?${year}`), order: ([, m, y]) => [y, m] },
]

/** Noughts and ones that were read inside words, and the other way round. */
const mended = (text: string) =>
	text
		.toLowerCase()
		.replace(/(?<=[a-z])0|0(?=[a-z]{2})/g, 'o')
		.replace(/(?<=[a-z])1|1(?=[a-z]{3})/g, 'l')
		.replace(/(?<=\d)[oO](?=[\d/.-])|(?<=[/.-])[oO](?=\d)/g, '0')

const toNumber = (name: string) =>
	/^\d+$/.test(name) ? Number(name) : months.findIndex((each) => name.startsWith(each)) + 1

/** '2th' was '12th' before a figure was lost. */
const endsAs = (day: string) =>
	/^1\d$/.test(day) ? 'th' : (({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<string, string>)[day.at(-1) ?? ''] ?? 'th')

function toDay([y = '', m = '', d, th]: Parts): string | null {
	if (d !== undefined && th !== undefined && th !== endsAs(d)) return null
	const inMonth = `${y}-${String(toNumber(m)).padStart(2, '0')}`
	const day = d === undefined ? `${inMonth}-01` : `${inMonth}-${d.padStart(2, '0')}`
	if (!isCalendarDate(day)) return null
	return d === undefined ? inMonth : day
}

/** The day, or the month alone, that is printed here and nothing else: `2028-03-05`, `2025-10`; null where anything stands beside it. */
export function printedDate(text: string): string | null {
	const whole = mended(text).replace(/^[\s.,:;_-]+|[\s.,:;_-]+$/g, '')
	for (const { pattern, order } of forms) {
		const found = new RegExp(`^(?:${pattern.source})$`).exec(whole)
		if (found) return toDay(order(found))
	}
	return null
}

/** The first whole date in a sentence, with the words it is printed in. */
export function dateIn(text: string): { day: string; words: string } | null {
	const sentence = mended(text)
	for (const { pattern, order } of forms) {
		const found = new RegExp(String.raw`(?<![\da-z])(?:${pattern.source})(?![\da-z])`).exec(sentence)
		const day = found && toDay(order(found))
		if (found && day) return { day, words: found[0] }
	}
	return null
}

/** The end of a period: 'from 24.04.2023 to 23.04.2028'. Null where there are not two whole dates. */
export function endOfPeriod(text: string): string | null {
	const first = dateIn(text)
	if (!first) return null
	const rest = mended(text).replace(first.words, '\n')
	const second = dateIn(rest.slice(rest.indexOf('\n') + 1))
	return second && second.day > first.day ? second.day : null
}
