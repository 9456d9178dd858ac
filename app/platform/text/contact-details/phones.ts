import type { Span } from './span.ts'

const units = 'zero one two three four five six seven eight nine'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const hindi = [
	['shunya', 'sifar', 'शून्य', 'oh', 'nil', 'nought'],
	['ek', 'एक'],
	['do', 'दो'],
	['teen', 'tin', 'तीन'],
	['char', 'chaar', 'चार'],
	['panch', 'paanch', 'पांच', 'पाँच'],
	['chhe', 'chhah', 'chah', 'cheh', 'छह', 'छः', 'छे'],
	['saat', 'सात'],
	['aath', 'आठ'],
	['nau', 'नौ'],
]

/** What a spoken digit or pair of digits is written as. */
const digitsOfWord = new Map<string, string>([
	...units.map((word, value) => [word, String(value)] as const),
	...teens.map((word, value) => [word, String(10 + value)] as const),
	...hindi.flatMap((words, value) => words.map((word) => [word, String(value)] as const)),
	...tens.flatMap((word, index) => [
		[word, String((index + 2) * 10)] as const,
		...units.slice(1).map((unit, value) => [`${word} ${unit}`, String((index + 2) * 10 + value + 1)] as const),
	]),
])
const words = [...digitsOfWord.keys()].sort((one, other) => other.length - one.length)
const word = words.map((each) => each.replace(' ', '[ -]?')).join('|')

// `98Z20` is not read, `982O1` is: letters that are drawn like digits count between digits.
const token = new RegExp(
	String.raw`(?<repeat>(?<![\p{L}\p{M}])(?:double|triple)[ -]+)?(?:(?<word>(?<![\p{L}\p{M}])(?:${word})(?![\p{L}\p{M}]))|(?<digits>\d[\dOoIl]*(?!\p{L})|\d+))`,
	'giu',
)

type Token = Span & { digits: string }

function tokensOf(text: string): Token[] {
	return [...text.matchAll(token)].map((match) => {
		const { repeat, word: spoken, digits = '' } = match.groups ?? {}
		const plain = spoken
			? (digitsOfWord.get(spoken.toLowerCase().replace(/^(\p{L}+ty)[ -]?(?=\p{L})/u, '$1 ')) ?? '')
			: digits.replace(/[Oo]/g, '0').replace(/[Il]/g, '1')
		const times = repeat ? (/^d/i.test(repeat) ? 1 : 2) : 0
		return { start: match.index, end: match.index + match[0].length, digits: plain.slice(0, 1).repeat(times) + plain }
	})
}

/** What may be between two parts of one number. A letter ends it. */
const gap = /^(?:[\s.,\-()[\]{}/\\|_*~:;+#'"=<>•·]|\b(?:dash|hyphen|dot|space|then|plus|comma|bracket)\b)*$/i
const isGap = (between: string) => between.length <= 16 && between.split('\n').length <= 3 && gap.test(between)

/** Shapes of whole numbers, over digits alone. */
const mobile = /^(?:(?:00)?91)?0?[6-9]\d{9}$/
const landline = /^0[1-8]\d{9}$/
const landlineAbroad = /^(?:00)?910?[1-8]\d{9}$/
const tollFree = /^18[06]0\d{6,7}$/

/** `Tel:`, `call me on`, `WhatsApp no.` directly before a number: then seven digits are enough. */
const cue =
	/(?<![\p{L}\d])(?:ph|phone|mob|mobile|cell|tel|telephone|landline|call|ring|dial|whats\s?app|contact|fax|text|sms|फोन|मोबाइल)(?:\s+(?:me|us|him|her))?(?:\s*\.?\s*(?:no|nos|number|num|at|on|is)(?!\p{L}))*[\s.:#()+-]{0,6}$/iu

function isPhone(run: readonly Token[], before: string, isCued: () => boolean): boolean {
	const digits = run.map((part) => part.digits).join('')
	if (isList(run)) return false
	if (mobile.test(digits)) return !isPinAndYear(run)
	const first = run[0]?.digits ?? ''
	// The code of a town has two to four digits after its 0; it is written apart or all in one.
	if (landline.test(digits) && (run.length === 1 || (first.length >= 3 && first.length <= 5))) return true
	const isAbroad = /\+\s?\(?$/.test(before)
	if (isAbroad && digits.length >= 10 && digits.length <= 15) return true
	if (landlineAbroad.test(digits) && /^(?:91|0091)/.test(first) && digits.length > 11 && first.length > 4) return true
	if (tollFree.test(digits) && /^18[06]0/.test(first) && first.length !== 5) return true
	return digits.length >= 7 && digits.length <= 15 && isCued()
}

/** Numbers that grow from one to the next are counted, not dialled: `6, 7, 8, 9, 10, 11, 12`. */
const isList = (run: readonly Token[]) =>
	run.length > 3 && run.every(({ digits }, index) => index === 0 || Number(digits) > Number(run[index - 1]?.digits))

/** `Chennai 600001 2015` */
const isPinAndYear = (run: readonly Token[]) =>
	run.length === 2 && run[0]?.digits.length === 6 && /^(?:19|20)\d\d$/.test(run[1]?.digits ?? '')

const longestNumber = 15

/** Every phone number in plain text, however its digits are grouped, spelled or spread over lines. */
export function findPhones(plain: string): Span[] {
	const text = withoutOtherNumbers(plain)
	const tokens = tokensOf(text)
	const found: Span[] = []
	tokens.forEach((first, from) => {
		const before = text.slice(Math.max(0, first.start - 40), first.start)
		let cued: boolean | undefined
		const isCued = () => (cued ??= cue.test(before))
		let length = 0
		for (let to = from; to < tokens.length; to++) {
			const last = tokens[to]
			const previous = tokens[to - 1]
			if (!last || (to > from && previous && !isGap(text.slice(previous.end, last.start)))) return
			length += last.digits.length
			if (length > longestNumber) return
			if (isPhone(tokens.slice(from, to + 1), before, isCued)) found.push(withSigns(text, first.start, last.end))
		}
	})
	return found
}

/** The `+` before a number belongs to it, and so do brackets that open or close within it and other endings. */
function withSigns(text: string, start: number, end: number): Span {
	const sign = /(?:\+\s?\(?|\(\s?\+?)$/.exec(text.slice(Math.max(0, start - 3), start))?.[0] ?? ''
	const found = text.slice(start - sign.length, end)
	const isOpen = found.lastIndexOf('(') > found.lastIndexOf(')')
	if (isOpen && text[end] === ')') return { start: start - sign.length, end: end + 1 }
	const isSignOfText = isOpen && sign.includes('(')
	// 2543 1234/35: another number that differs in its end.
	const other = /^(?:\s?\/\s?\d{1,5})+(?![\d/])/.exec(text.slice(end, end + 24))?.[0] ?? ''
	return { start: isSignOfText ? start : start - sign.length, end: end + other.length }
}

const day = '(?:0?[1-9]|[12]\\d|3[01])'
const month = '(?:0?[1-9]|1[0-2])'
const year = '(?:19|20)\\d\\d'
const amount = String.raw`\d[\d,]*(?:\.\d+)?`
const currency = '(?:₹|rs\\.?|inr)'
const grouped = String.raw`\d{1,3}(?:,\d{2})*,\d{3}`

/** Numbers that are plainly something else. What could be part of a phone number as well is not among them. */
const others: readonly (readonly [pattern: RegExp, holds?: (parts: string[]) => boolean])[] = [
	[new RegExp(String.raw`(?<!\d[-/.]?)${day}([-/.])${month}\1(?:${year}|\d\d)(?![-/.]?\d)`, 'g')],
	[new RegExp(String.raw`(?<!\d[-/.]?)${year}([-/.])${month}\1${day}(?![-/.]?\d)`, 'g')],
	[new RegExp(String.raw`(?<!\d[-/.]?)${month}[-/.]${year}(?![-/.]?\d)`, 'g')],
	[new RegExp(String.raw`(?<!\d[-/. ]?)${year}\s*(?:-+|to|/)\s*(?:${year}|\d\d)(?![-./ ]?\d)`, 'gi')],
	[/(?<![\d:])(?:[01]?\d|2[0-4]):[0-5]\d(?::[0-5]\d)?(?![:\d])/g],
	[/(?<!\d[-/. ]?)\d{4}\s*-\s*\d{4}(?=\s*(?:hrs?|hours)\b)/gi],
	// ₹1,25,000 and ₹90,000–1,20,000; no pay has ten digits, and none is followed by more of them.
	[
		new RegExp(
			String.raw`${currency}\s*(${amount})(?:\s*(?:-|to)\s*${currency}?\s*(${amount}))?(?![\d,]|[\s.()-]{1,3}\d)`,
			'gi',
		),
		(parts) => parts.every((part) => part.replace(/\..*/, '').replace(/\D/g, '').length < 9),
	],
	[
		new RegExp(
			String.raw`(?<!\d[\d,\s.()+-]{0,3})(${grouped})(?:\s*(?:-|to)\s*(${grouped}))?(?![,\s.()-]{0,3}\d)`,
			'gi',
		),
		(parts) => isAscending(parts) && parts.every((part) => part.replace(/\D/g, '').length < 9),
	],
	// Where a paper stands: 2019; 63(12): 1045-50
	[
		new RegExp(
			String.raw`(?<!\d)${year}(?:\s+\p{L}{3,9}\.?(?:\s+${day})?)?\s*[;,]\s*(?:vol\.?\s*)?\d{1,3}\s*(?:\(\s*(?:\p{L}{1,5}\.?\s*)?\d{1,2}(?:-\d{1,2})?\s*\)\s*[:,;]|:)\s*(?:pp?\.?\s*)?\p{L}?[1-9]\d{0,4}(?:\s*-+\s*\p{L}?[1-9]\d{0,4})?(?![\d-])`,
			'giu',
		),
	],
	// 75000 to 90000
	[
		/(?<!\d[\s.()+-]{0,3})(\d{4,6})\s*(?:-|to)\s*(\d{4,6})(?![\s.()-]{0,3}\d)/gi,
		(parts) => isAscending(parts) && parts.every((part) => part.endsWith('00')),
	],
]

const isAscending = ([least, most]: string[]) =>
	!least || !most || Number(least.replace(/\D/g, '')) < Number(most.replace(/\D/g, ''))

/** The same text with those numbers struck out; every place in it stays where it was. */
const withoutOtherNumbers = (text: string) =>
	others.reduce(
		(left, [pattern, holds]) =>
			left.replace(pattern, (found: string, ...rest: unknown[]) => {
				const parts = rest
					.slice(
						0,
						rest.findIndex((each) => typeof each === 'number'),
					)
					.filter((each) => typeof each === 'string')
				return holds && !holds(parts as string[]) ? found : 'x'.repeat(found.length)
			}),
		text,
	)
