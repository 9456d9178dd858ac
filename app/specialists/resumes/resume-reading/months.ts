/** A month in a resume. `month` is 1-12, or null where only the year is given. */
export type Moment = { year: number; month: number | null }
/** `to` is null while it lasts. */
export type Span = {
	from: Moment
	to: Moment | null
	text: string
	/** Says itself that it lasts, or until when; `from 2018` does not. */
	isWhole: boolean
}

const english = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** As Hindi and Marathi write them, by what each begins with. */
const indian = [
	'जन|जान',
	'फ',
	'मार्च',
	'अप्र|एप्र',
	'मई|मे',
	'जून',
	'जुल',
	'अग|ऑग',
	'सित|सप्',
	'अक्ट|अक्टू|ऑक्ट',
	'नव|नोव',
	'दिस|डिस',
]
/**
 * Letters without the flag `i`, which has V8 look up the other cases of each letter in Unicode. Every thread that reads a resume compiles
 * these patterns for itself, so what they repeat is kept short.
 */
const letter = String.raw`(?-i:\p{L})`
const letterOrMark = String.raw`(?-i:[\p{L}\p{M}])`
/** The rest of a word in Devanagari. */
const devanagari = String.raw`[\u0900-\u0963\u0971-\u097f]*`
export const monthName = String.raw`(?:(?<!${letterOrMark})(?:(?:jan(?:uary)?|feb(?:ruary|r)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)|(?:${indian.join('|')})${devanagari})\.?)`
const day = String.raw`(?:\d{1,2}\s?(?:st|nd|rd|th)?(?:\s+of)?[\s./-]+)?`
const dayBehind = String.raw`\s+\d{1,2}(?:st|nd|rd|th)?(?:,\s*|\s+)(?:19|20)\d\d(?!\d)`
const moment = String.raw`(?:${monthName}${dayBehind}|${day}${monthName}[\s,./'’‘\x60-]*(?:\d{4}|\d{2})(?!\d)|(?<!\d)(?:19|20)\d\d(?:[\s,]+|\s?[(/-]\s?)${monthName}(?!${letter})\)?|(?:19|20)\d\d[./-]\d{1,2}(?:[./-]\d{1,2})?(?![\d./-]*\d)|(?:\d{1,2}[./-])?\d{1,2}[./-](?:19|20)\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2}(?!\d)|(?<!\d)(?:19|20)\d\d(?!\d))`
/** `06/18`: a month only beside another. */
const shortMoment = String.raw`(?<![\d/.-])(?:0?[1-9]|1[0-2])\s?[/’']\s?\d{2}(?![\d/.-])`
/** As Tamil, Telugu, Kannada, Malayalam, Bengali, Gujarati and Punjabi say it. */
const nowInOtherScripts = String.raw`(?:இன்று|தற்போது|నేటి|ఇప్పటి|ಇಲ್ಲಿಯ|ಇಂದಿನ|ഇന്നു|ഇതു|ഇപ്പോ|আজ|বর্তমান|এখন|অদ্যাবধি|આજ|હાલ|ਅੱਜ|ਹੁਣ|અત્યાર|ଆଜି|ବର୍ତ୍ତମାନ)${letterOrMark}*(?:\s+(?:வரை|వరకు|ವರೆಗೆ|വരെ|পর্যন্ত|સુધી|ਤੱਕ|ପର୍ଯ୍ୟନ୍ତ))?`
const nowInOneScript = String.raw`(?:(?:to|till|until|upto|up to|at|as on|still|currently)[\s-]+)*(?:the\s+|this\s+)?(?:present|current(?:ly)?|date|now|today|day|ongoing|cont(?:inu(?:ing|e[sd]?)|d)?(?=[\s.…,)\]|]|$)\.*|still|till|working)(?!${letter})(?:\s+day)?|(?:अब|आज|अद्याप|आता)\s*(?:तक|पर्यंत)?|आजपर्यंत|आजतागायत|आजतक|वर्तमान|सद्य\S*|कार्यरत|निरन्तर|निरंतर|जारी|चालू|${nowInOtherScripts}`
/** `निरन्तर / Continue` */
const now = String.raw`(?:${nowInOneScript})(?:\s*/\s*(?:${nowInOneScript}))?`
const openBracket = String.raw`[\s(“"‘']*(?:(?:my |the )?(?:superannuation|retirement|resignation|relieving)\s+(?:on |in )?)?`
/** Forenoon and afternoon, in which government service begins and ends. */
const halfOfDay = String.raw`(?:\s*\(?[FA]\.?\s?N\.?(?!${letter})\)?)?`
const dash = String.raw`${halfOfDay}\s*(?:(?:-|–|—|−|~|→|↓|⟶|➔|➜|»|\bto\b(?:\s*:)?|\btill\b|\buntil\b|\bupto\b|\bup to\b|\bthru\b|\bthrough\b|से|ते|पासून|முதல்|నుండి|నుంచి|ಇಂದ|മുതൽ|থেকে|થી|ਤੋਂ|ଠାରୁ|ରୁ|(?<=\bbetween\b[^\n]{4,34})\band\b|[/|](?=\s*(?:${nowInOneScript}|${monthName})))+|(?=\(\s*(?:${nowInOneScript})))${openBracket}`
const spanPattern = new RegExp(String.raw`(${moment})${dash}(${now}|${moment}|${shortMoment}|\d{2}(?![\d/.-]))`, 'iu')
const shortSpan = new RegExp(String.raw`(${shortMoment})${dash}(${now}|${shortMoment})`, 'iu')
/** `Jan – Dec 2019` */
const withinYear = new RegExp(String.raw`(${monthName})${dash}(?<end>${monthName}[\s,.'’-]*(?<year>\d{4}))`, 'iu')
/** `Present – Jan 2019` */
const backwards = new RegExp(String.raw`(?<!(?-i:[\p{L}\d]))(?:${now})${dash}(${moment})`, 'iu')
const joined = String.raw`(?:joined|(?:date of )?joining|started?|d\.?o\.?j\.?|appointed)(?:\s+(?:on|in|from))?`
const left = String.raw`(?:left|(?:date of )?(?:leaving|relieving)|relieved|ended|resigned|(?:worked|served|continued)(?: there| here)?(?: (?:up ?to|till|until))|d\.?o\.?[lr]\.?)(?:\s+(?:on|in))?`
const fromJoiningToLeaving = new RegExp(
	String.raw`(?<!${letter})(?:${joined}|in|on)[\s:.–-]*(${moment})[\s,;|&–-]*(?:and\s+)?${left}[\s:.–-]*(${moment}|${now})`,
	'iu',
)
const openPattern = new RegExp(
	String.raw`(?:\bsince|\bfrom|\b${joined}|w\.?e\.?f\.?)\s*[:.-]?\s*(${moment})|(${moment})\s*(?:-|–|—)?\s*(?:onwards?|ongoing|(?:till|to) (?:now|date)|पासून|से\b)|(${moment})\s*[-–—]\s*(?=$|\))|^(${monthName}[\s,.]*[’'‘]?\d{2,4})\s*[-–—]\s+(?=\p{Lu}\p{L}{2})`,
	'iu',
)

/** The first of both kinds; of two that begin at one place, the one of whole moments. */
function findClosed(text: string) {
	const whole = spanPattern.exec(text)
	const short = /\d\s?[/’']\s?\d{2}/.test(text) ? shortSpan.exec(text) : null
	return whole && short ? (short.index < whole.index ? short : whole) : (whole ?? short)
}

/** The first span of time in a line: `Jul 2019 – Present`, `06/2015 to 2019`, `2012-15`, `2021-04 to 2024-03`, `since March 2020`. */
export function findSpan(line: string): Span | null {
	if (!/\d\d/.test(line)) return null
	const joinedCells = line.replace(/\t+/g, (tabs, at: number) =>
		isBetweenMoments(line, at, tabs.length) ? ` –${' '.repeat(tabs.length)}`.slice(0, tabs.length + 1) : tabs,
	)
	const closed = findClosed(joinedCells)
	if (closed) {
		const [, begin = '', end = ''] = closed
		const from = readMoment(begin)
		const to = /^\d{2}$/.test(end) ? { year: century(end, from?.year), month: null } : readMoment(end)
		if (from) return isOrdered(from, to) ? { from, to, text: asIn(line, closed[0]), isWhole: true } : null
	}
	return findRareSpan(joinedCells, line) ?? findOpenSpan(line)
}

function findRareSpan(joinedCells: string, line: string): Span | null {
	const [year, spanOfYear] = [withinYear.exec(joinedCells)?.groups, withinYear.exec(joinedCells)]
	if (year && spanOfYear) {
		const from = readMoment(`${spanOfYear[1] ?? ''} ${year['year'] ?? ''}`)
		const to = readMoment(year['end'] ?? '')
		if (from && to && isOrdered(from, to)) return { from, to, text: asIn(line, spanOfYear[0]), isWhole: true }
	}
	const service = fromJoiningToLeaving.exec(joinedCells)
	const joinedOn = service && readMoment(service[1] ?? '')
	if (service && joinedOn) {
		const to = readMoment(service[2] ?? '')
		if (isOrdered(joinedOn, to)) return { from: joinedOn, to, text: asIn(line, service[0]), isWhole: true }
	}
	const reverse = backwards.exec(joinedCells)
	const began = reverse && readMoment(reverse[1] ?? '')
	return reverse && began ? { from: began, to: null, text: asIn(line, reverse[0]), isWhole: true } : null
}

function findOpenSpan(line: string): Span | null {
	const open = openPattern.exec(line)
	const from = open && readMoment(open[1] ?? open[2] ?? open[3] ?? open[4] ?? '')
	return open && from
		? {
				from,
				to: null,
				text: open[0],
				isWhole: open[4] === undefined && !/^(?:from|w|joi|start|d|appoint)/i.test(open[0]),
			}
		: null
}

/** `From: 1st June 2018` with `To: Till date` in the next line. */
export function findSpanOver(line: string, next: string): Span | null {
	const span = findSpan(line)
	if (span === null || span.isWhole) return span
	const [, end] = /^(?:to|till|until|upto)\s*[:.–-]+\s*(.+)$/i.exec(next) ?? []
	const whole = end === undefined ? null : findSpan(`${span.text} to ${end}`)
	return whole ? { ...whole, text: span.text } : span
}

const cutSpan = new RegExp(String.raw`(${moment})${dash}$`, 'iu')
const restOfSpan = new RegExp(String.raw`^\s*(?:${now}|${moment})(?!(?-i:[\p{L}\d]))`, 'iu')

/** `Sept 2013 – Sept` in a narrow column, with `2019` below. */
const cutBehindMonth = new RegExp(String.raw`(?:19|20)\d\d\s*[-–—]\s*${monthName}[’']?\s*$`, 'iu')

/** `15 October 2008 to 31` with `March 2016` below. */
const cutBehindDay = new RegExp(String.raw`(${moment})${dash}\d{1,2}(?:st|nd|rd|th)?\s*$`, 'iu')
const monthOfYear = new RegExp(String.raw`^\s*${monthName}[\s,.’']*(?:19|20)\d\d(?!\d)`, 'iu')

/** Whether a span of time begins at the end of one text and ends at the beginning of the other. */
export const isSpanCutBetween = (text: string, next: string) =>
	/\d\d/.test(text) &&
	((restOfSpan.test(next) && cutSpan.test(text)) ||
		(monthOfYear.test(next) && cutBehindDay.test(text)) ||
		(/^\s*(?:19|20)\d\d\s*$/.test(next) && cutBehindMonth.test(text)))

const momentAlone = new RegExp(String.raw`^(?:${moment}|${now}|तक|पर्यंत)$`, 'iu')
export const isMoment = (text: string) => momentAlone.test(text)

/** `01.04.2018 ⇥ Till date`: from and to in two columns. */
const endsWithMoment = new RegExp(String.raw`${moment}\s*$`, 'iu')
const beginsWithMoment = new RegExp(String.raw`^\s*(?:${moment}|${now})\s*(?:\t|$|\()`, 'iu')
const isBetweenMoments = (line: string, at: number, length: number) =>
	endsWithMoment.test(line.slice(Math.max(0, at - 24), at)) &&
	beginsWithMoment.test(line.slice(at + length, at + length + 40))

/** The part of a line that a pattern found in it with its tabs written otherwise. */
function asIn(line: string, found: string): string {
	if (line.includes(found)) return found
	const pattern = found
		.split(/\s*–\s*/)
		.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
		.join(String.raw`[\s–]+`)
	return new RegExp(pattern, 'u').exec(line)?.[0] ?? found
}

const century = (twoDigits: string, near = 2000) => Math.floor(near / 100) * 100 + Number(twoDigits)
const fullYear = (digits: string) =>
	digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) > 60 ? 1900 : 2000)

function readMoment(text: string): Moment | null {
	const [, monthBefore = '', yearBehindDay] =
		new RegExp(String.raw`(${monthName})\s+\d{1,2}(?:st|nd|rd|th)?(?:,\s*|\s+)((?:19|20)\d\d)`, 'iu').exec(text) ?? []
	if (yearBehindDay !== undefined) return { year: Number(yearBehindDay), month: monthOf(monthBefore) }
	const [, shortMonth, yearOfShort] = /^\s*(\d{1,2})\s?[/’']\s?(\d{2})$/.exec(text) ?? []
	if (yearOfShort !== undefined) return { year: fullYear(yearOfShort), month: monthNumber(shortMonth) }
	const named = new RegExp(String.raw`(${monthName})[\s,./'’‘\x60-]*(\d{4}|\d{2})(?!\d)`, 'iu').exec(text)
	if (named) {
		const year = fullYear(named[2] ?? '')
		return isYear(year) ? { year, month: monthOf(named[1] ?? '') } : null
	}
	const [, yearFirst, monthBehind] =
		new RegExp(String.raw`^\s*((?:19|20)\d\d)[\s,(/-]+(${monthName})`, 'iu').exec(text) ?? []
	if (yearFirst !== undefined) return { year: Number(yearFirst), month: monthOf(monthBehind ?? '') }
	const [, isoYear, isoMonth] = /^\s*((?:19|20)\d\d)[./-](\d{1,2})/.exec(text) ?? []
	if (isoYear !== undefined) return { year: Number(isoYear), month: monthNumber(isoMonth) }
	const [, short, shortYear] = /^\s*\d{1,2}[./-](\d{1,2})[./-](\d{2})(?!\d)/.exec(text) ?? []
	if (shortYear !== undefined) return { year: fullYear(shortYear), month: monthNumber(short) }
	const [, before, yearText] = /(?:(\d{1,2})[./-])?(\d{4})/.exec(text) ?? []
	const year = Number(yearText)
	return isYear(year) ? { year, month: monthNumber(before) } : null
}

function monthOf(name: string): number | null {
	const plain = name.toLowerCase()
	const at = english.indexOf(plain.slice(0, 3))
	const found = at >= 0 ? at : indian.findIndex((begin) => new RegExp(`^(?:${begin})`, 'u').test(plain))
	return found >= 0 ? found + 1 : null
}
const monthNumber = (text: string | undefined) => (Number(text) >= 1 && Number(text) <= 12 ? Number(text) : null)

export const isYear = (year: number) => year >= 1950 && year <= 2100

const index = ({ year, month }: Moment, fallback: number) => year * 12 + (month ?? fallback)
const isOrdered = (from: Moment, to: Moment | null) => !to || index(from, 1) <= index(to, 12)

const two = (number: number) => String(number).padStart(2, '0')
export const firstDay = ({ year, month }: Moment) => `${year}-${two(month ?? 1)}-01`
export const lastDay = ({ year, month }: Moment) =>
	`${year}-${two(month ?? 12)}-${two(new Date(Date.UTC(year, month ?? 12, 0)).getUTCDate())}`

/** Whole years that the spans cover together, with what overlaps counted once; the present month is not over. */
export function yearsCovered(spans: readonly { startsOn: string; endsOn: string | null }[], today: string): number {
	const monthOfDate = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
	const months = new Set<number>()
	for (const { startsOn, endsOn } of spans) {
		const last = endsOn !== null && endsOn < today ? monthOfDate(endsOn) : monthOfDate(today) - 1
		for (let month = monthOfDate(startsOn); month <= last; month++) months.add(month)
	}
	return Math.floor(months.size / 12)
}
