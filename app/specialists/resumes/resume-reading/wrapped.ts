import { toAsciiDigits } from '#app/platform/text/digits.ts'
import { startsWithDegree } from './degree-names.ts'
import { headingOf } from './headings.ts'
import { bullet, sentencesOf } from './lines.ts'
import { isMoment, isSpanCutBetween, monthName } from './months.ts'

/** A line of running text has at least so many letters; titles and entries of a list are shorter. */
const shortestProse = 70
/** What goes on in small letters is one sentence earlier. */
const shortestSentence = 50

/**
 * The text with what a page cut put together again: sentences, and times such as `2008 to` with `2014` below. Its lines are no longer those
 * of the text.
 */
export function unwrapped(text: string): string {
	const kept: string[] = []
	/** Of the line above as it was printed: what is wide is running text, however short its last sentence. */
	let width = 0
	for (const line of withWholeTimes(toAsciiDigits(withWholeRows(text).normalize('NFKC')).split(/\r?\n|\f/))) {
		const above = kept.at(-1) ?? ''
		const [cell = '', ...rest] = line.split('\t')
		const [cellAbove = '', ...beside] = above.split('\t')
		if (isAddressCutBetween(cellAbove, cell))
			kept.splice(-1, 1, [cellAbove.trimEnd() + cell.trimStart(), ...beside].join('\t'))
		else if (isBracketCutBetween(above, line)) kept.splice(-1, 1, `${above.trimEnd()} ${line.trimStart()}`)
		else if (isTimeCutAround(kept.at(-2) ?? '', above, line)) {
			const time = `${kept.at(-2)?.trim() ?? ''} ${cell.trim()}`
			kept.splice(-2, 2, `${time}\t${above.trim()}`, ...(rest.length > 0 ? [rest.join('\t')] : []))
		} else if (isMonthCutBetween(above, line)) {
			const [, month = '', behind = ''] = /^\s*(\d\d)\s*(.*)$/.exec(line) ?? []
			kept.splice(-1, 1, above.replace(cutMonth, `$1${month}\t`), ...(behind === '' ? [] : [behind]))
		} else if (isDegreeCutBetween(above, line) || isPlaceCutBetween(above, line))
			kept.splice(-1, 1, `${above.trimEnd()} ${line.trimStart()}`)
		else if (isTimeCutBeside(above, line)) kept.splice(-1, 1, ...besideTime(above, line))
		else if (isSpanCutBetween(cellAbove, cell)) {
			kept.splice(-1, 1, [`${cellAbove.trimEnd()} ${cell.trimStart()}`, ...beside].join('\t'))
			if (rest.length > 0) kept.push(rest.join('\t'))
		} else if (goesOn(above, line, width)) kept.splice(-1, 1, ...sentencesOf(`${above.trimEnd()} ${line.trimStart()}`))
		else if (isTotalAbove(above, line)) kept.splice(-1, 1, `${above.trim().replace(/\W+$/, '')}: ${line.trim()}`)
		else kept.push(line)
		width = line.trim().length
	}
	return kept.join('\n')
}

/** An email address that a narrow column cut at its `@`, or behind a dot. */
const isAddressCutBetween = (text: string, next: string) =>
	(/(?:^|[\s:])[\w.+-]{3,}\s*$/.test(text) && !/\d{8}\s*$/.test(text) && /^\s*@[\w-]+(?:\.[\w-]+)+\s*$/.test(next)) ||
	(/[\w.+-]+@\s*$/.test(text) && /^\s*[\w-]+(?:\.[\w-]+)+\s*$/.test(next)) ||
	(/[\w.+-]+@[\w-]+\.\s*$/.test(text) && /^\s*[a-z]{2,}(?:\.[a-z]{2,})*\s*$/i.test(next))

/** `13-06-2017 to 01-08- 2022`: a cell has cut a date at its sign. */
const dateCutByGap = /(?<![\d./-])(\d{1,2}[./-]\d{1,2}[./-]) (?=(?:19|20)\d\d(?!\d))/g

/** `PGDHA (Apollo` with `Institute of Hospital Administration, 2015)` below. */
const isBracketCutBetween = (text: string, next: string) =>
	/\([^()\t]{1,60}$/.test(text) && /^[^()\t]{2,80}\)/.test(next) && !bullet.test(next.trim())

/** `2018-06 -` above a title, and `2021-01` below it. */
const isTimeCutAround = (time: string, title: string, next: string) => {
	const end = next.split('\t')[0]?.trim() ?? ''
	return (
		time.trim().length < 20 &&
		isMoment(time.replace(/\s*[-–—]\s*$/, '').trim()) &&
		isMoment(end) &&
		isSpanCutBetween(time, end) &&
		title.trim() !== '' &&
		!/\d{4}/.test(title)
	)
}

/** Rows of tables that were cut below a time, and dates within one, whole again. */
export const withWholeRows = (text: string) =>
	text
		.replace(dateCutByGap, '$1')
		.split('\n')
		.reduce<string[]>((kept, line) => {
			const above = kept.at(-1) ?? ''
			return isRowCutBetween(above, line) ? kept.with(-1, joinedRow(above, line)) : [...kept, line]
		}, [])
		.join('\n')

/** A row of a table of which a cell, a time, goes on in the line below: so do its other cells. */
const isRowCutBetween = (text: string, next: string) => {
	const [above, below] = [text.split('\t'), next.split('\t')]
	return (
		above.length > 2 &&
		above.length === below.length &&
		!startsWithDegree(next) &&
		above.some((cell, at) => isSpanCutBetween(cell, below[at] ?? ''))
	)
}
const joinedRow = (text: string, next: string) => {
	const below = next.split('\t')
	return text
		.split('\t')
		.map((cell, at) => `${cell.trim()} ${(below[at] ?? '').trim()}`.trim())
		.join('\t')
}

/** `2020-09 - 2022-` in a narrow column, with `03` below. */
const cutMonth = /((?:19|20)\d\d-\d\d\s*[-–]\s*(?:19|20)\d\d-)(?=\s|$)/
const isMonthCutBetween = (text: string, next: string) =>
	cutMonth.test(text) && /^\s*(?:0[1-9]|1[0-2])(?=\t|\s*$)/.test(next)

/**
 * `Sep 2018–Jan Consultant, Apex Hospital,` with `2021 Pune` below, and `Feb Consultant` with `2021–now` below: a column so narrow that it
 * has cut its times, close to the text beside it.
 */
const startsWithCutTime = new RegExp(
	String.raw`^\s*(?<time>(?:${monthName}\s*(?:(?:19|20)\d\d|[’'‘]\d\d)\s*[-–—]\s*)?${monthName})\s+(?<text>\p{Lu}.+)$`,
	'iu',
)
const restOfCutTime =
	/^\s*(?<time>(?:(?:19|20)\d\d|[’'‘]\d\d)(?:\s*[-–—]\s*(?:now|present|today|date|till date|[a-z]{3,9} (?:19|20)\d\d)\b)?)(?:\s+(?<text>.+))?$/i
const isTimeCutBeside = (text: string, next: string) => {
	const [begun, rest] = [startsWithCutTime.exec(text)?.groups, restOfCutTime.exec(next)?.groups]
	if (!begun || !rest) return false
	// A time that has an end in both its lines, or in neither, is not one.
	return /\d/.test(begun['time'] ?? '') !== /[-–—]/.test(rest['time'] ?? '')
}
/** `Aug Resident` with `2021–Feb Reporting` and `2023` below it: cut twice. The end stands with the month before it. */
const withWholeTimes = (lines: readonly string[]) =>
	lines.reduce<string[]>((kept, line) => {
		const year = /^\s*((?:19|20)\d\d)\s*$/.exec(line)?.[1]
		const above = kept.at(-1) ?? ''
		return year !== undefined && endsInMonth.test(above) && startsWithCutTime.test(kept.at(-2) ?? '')
			? kept.with(-1, above.replace(endsInMonth, `$1 ${year}`))
			: [...kept, line]
	}, [])
const endsInMonth = new RegExp(String.raw`^(\s*(?:19|20)\d\d\s*[-–—]\s*${monthName})(?=\s|$)`, 'iu')

function besideTime(text: string, next: string): string[] {
	const [begun, rest] = [startsWithCutTime.exec(text)?.groups, restOfCutTime.exec(next)?.groups]
	const behind = rest?.['text'] ?? ''
	const entry = `${begun?.['time'] ?? ''} ${rest?.['time'] ?? ''}\t${begun?.['text'] ?? ''}`
	if (/[,&]\s*$/.test(entry)) return [`${entry.trimEnd()} ${behind}`]
	// A word that was cut goes on in small letters.
	return /^\p{Ll}+,/u.test(behind) ? [`${entry.trimEnd()}${behind}`] : [entry, ...(behind === '' ? [] : [behind])]
}

/** `B.Sc.` at the end of a line, `Nursing` in the next. */
const isDegreeCutBetween = (text: string, next: string) =>
	/(?:^|[\s(])[BM]\.?\s?Sc\.?\s*$/i.test(text) && /^\s*\(?(?:Hons\.?\)? )?Nursing\b/i.test(next)

/** `Calcutta National Medical` at the end of a line, `College` in the next; `Institute of Medical Sciences and` with `Technology` below. */
const isPlaceCutBetween = (text: string, next: string) =>
	/^\s*\p{Lu}[^\t:]{2,60}$/u.test(next) &&
	headingOf(next) === null &&
	((/\b(?:medical|nursing|general|memorial|government|district|institute of|college of|school of)\s*$/i.test(text) &&
		/^\s*(?:college|hospitals?|institute|university|nursing|medical|school)\b/i.test(next)) ||
		(/\b(?:institute|college|school|cent(?:re|er)|sciences|education|research|hospital)\b.{0,60}\s(?:and|&|of|for)\s*$/i.test(
			text,
		) &&
			!bullet.test(next.trim())))

/** `TOTAL EXPERIENCE` above `11 YEARS 11 MONTHS` */
const isTotalAbove = (text: string, next: string) =>
	/^\W*(?:total|overall)(?: \p{L}+){0,2} experience\W*$/iu.test(text) &&
	/^\W*\d{1,2}(?:\.\d)?\s*\+?\s*(?:years?|yrs?)\b/i.test(next)

const isLabelled = /^\s*\p{L}[\p{L} ]{1,28}:/u
const isAddress = /^\s*[\w.+-]+@[\w-]+\.\w/
const isSentence = /(?<!\p{L})(?:I|my|was|were|have|has)(?!\p{L})|^\s*\p{Ll}{2}/u

function goesOn(above: string, line: string, width: number): boolean {
	if (width < shortestSentence || /\t/.test(above + line) || line.trim() === '') return false
	if (bullet.test(line.trim()) || headingOf(line) !== null || isAddress.test(line)) return false
	if (isSentence.test(above) && width >= shortestSentence + 5 && !/[.:;!?]\s*$/.test(above) && !isLabelled.test(line))
		return true
	return /^\s*\p{Ll}{2}/u.test(line)
		? !/[.:;!?]\s*$/.test(above)
		: (width >= shortestProse || isSentence.test(above)) &&
				/(?:,|\(|\b(?:a|an|and|as|at|been|by|for|from|in|of|or|the|to|with))\s*$/i.test(above)
}
