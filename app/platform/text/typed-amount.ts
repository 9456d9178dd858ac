import { formatPayRange, maxAmountPaise, type PayUnit, perUnit, rupeesForField } from './money.ts'
import { plainCharacters } from './plain-characters.ts'

/** An amount of rupees as someone typed it. */
export type TypedAmount = {
	paise: bigint
	/** The upper end of a range. */
	toPaise: bigint | null
	/** What the words beside it say it is for. */
	unit: PayUnit | 'year' | null
	/** Written in thousands, lakh or crore. */
	isScaled: boolean
}

const table = <Value>(rows: readonly (readonly [Value, string])[]) =>
	new Map(rows.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)))

/** Rupees in one of them. Words of Indic scripts are written without the dot below (nukta). */
export const amountScales: ReadonlyMap<string, number> = table([
	[1e3, 'k thousand thousands thou hazar hajar हजार હજાર হাজার ஆயிரம் వేలు ಸಾವಿರ ആയിരം'],
	[1e5, 'l lac lacs lakh lakhs lk lks lkh lpa lpm लाख लाखा लाखांचे લાખ লাখ লক্ষ ਲੱਖ ଲକ୍ଷ லட்சம் లక్ష లక్షలు ಲಕ್ಷ ലക്ഷം'],
	[1e7, 'cr crs crore crores करोड कोटी કરોડ কোটি ਕਰੋੜ கோடி కోటి ಕೋಟಿ കോടി'],
])

export const amountUnits: ReadonlyMap<string, PayUnit | 'year'> = table<PayUnit | 'year'>([
	['month', 'month months monthly mth mo pm lpm permonth mahina mahine महिना महिने महीना महीने माह मासिक दरमहा प्रतिमाह'],
	['year', 'year years yearly yr yrs annum annual annually pa lpa perannum saal varsh साल वर्ष वार्षिक सालाना वर्षाला'],
	['shift', 'shift shifts duty duties day days daily night nights शिफ्ट ड्यूटी दिन रात्र'],
	['hour', 'hour hours hourly hr hrs तास घंटा'],
	['case', 'case cases surgery surgeries procedure procedures केस'],
])

export const currencyWords: ReadonlySet<string> = new Set('₹ rs re inr rupee rupees रु रू रुपये रुपए रुपया ₨'.split(' '))
const beside = new Set(
	(
		'per a an each every of / प्रति दर only approx approximately about around minimum min atleast onwards plus + net gross ctc ' +
		'salary pay package inhand in hand take home negotiable nego expected above over from starting more than ( ) ' +
		'फक्त पगार वेतन अंदाजे किमान पासून पेक्षा जास्त'
	).split(' '),
)
/** What comes on top of the pay and has no amount: '25k + incentives'. */
const extras = new Set(
	(
		'+ & and plus with incentive incentives bonus accommodation food stay room meals pf esi esic perks allowance allowances hra da ' +
		'benefits extra extras free travel transport'
	).split(' '),
)
const joins = new Set('+ & and plus with'.split(' '))
/** Numbers that are said in a word before thousand, lakh or crore; without the dot below. */
const spoken: ReadonlyMap<string, string> = table([
	['1.25', 'सव्वा savva sava सवा'],
	['1.5', 'दीड डेढ dedh deed didh'],
	['2.5', 'अडीच ढाई adich dhai'],
	['1', 'one ek एक'],
	['2', 'two do don दो दोन'],
	['3', 'three teen tin तीन'],
	['4', 'four char chaar चार'],
	['5', 'five paanch panch pach पाच पांच पाँच'],
	['6', 'six saha chhe सहा छह'],
	['7', 'seven saat sat सात'],
	['8', 'eight aath आठ'],
	['9', 'nine nau नऊ नौ'],
	['10', 'ten das daha दस दहा'],
])
const between = new Set(['-', 'to', 'ते', 'से', 'se', 'te'])

// 'p.m.' and 'p/a' as one word, '/-' and '/=' behind an amount gone.
const shorten = (text: string) =>
	text
		.replace(/\/[-=]\s*-?\s*(?=\d)/g, ' - ')
		.replace(/\/[-=]/g, ' ')
		.replace(/(?<!\p{L})p\s*[./]?\s*([ma])(?![\p{L}\p{M}])\.?/gu, ' p$1 ')
		.replace(/(?<![\p{L}\p{M}])(?:p\s*[./]?|\/)\s*([hd])(?![\p{L}\p{M}])\.?/gu, (_, of) =>
			of === 'h' ? ' hour ' : ' day ',
		)
		// '2500/12hr' is pay for a shift of twelve hours.
		.replace(
			/(?<=\d\s*(?:k\s*)?(?:\/|per|for)\s*)(?:6|8|10|12|24)\s*-?\s*(?:hrs?|hours?|h)(?![\p{L}\p{M}])\.?/gu,
			' shift ',
		)
const token = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*\.?|\S/gu
const grouped = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d+)(?:\.\d+)?$/

type Part = { digits: string; scale: number | null }

/**
 * An amount as people type it: '1,20,000', 'Rs. 120000/-', '2.5L', '250k pm', '30 LPA', '2-3 lakh a month', '1.2 cr', in the
 * digits of any script. Null for anything else: other words, exponents, wrong grouping, parts of a paisa, ranges that
 * fall, two units, less than nothing and more than ₹10 crore.
 */
export function readAmount(text: string): TypedAmount | null {
	// A number of 10 MB would keep BigInt busy for long; no amount needs more characters.
	if (text.length > 120) return null
	const plain = plainCharacters(text).text.toLowerCase().normalize('NFC').replaceAll('\u093c', '')
	const parts: Part[] = []
	let unit: TypedAmount['unit'] = null
	let isRange = false
	let after: 'number' | 'scale' | 'range' | null = null
	let [isCostToCompany, isOnTop] = [false, false]
	const words = [...shorten(plain).matchAll(token)].map(([raw]) => ({ raw, word: raw.replaceAll('.', '') || raw }))
	for (const [at, { raw: typed, word }] of words.entries()) {
		const raw = (amountScales.has(words[at + 1]?.word ?? '') ? spoken.get(word) : undefined) ?? typed
		const scale = amountScales.get(word)
		const said = amountUnits.get(word)
		if (/^\d/.test(raw)) {
			if (!grouped.test(raw) || after === 'number' || isOnTop) return null
			// '2 lakh 50 thousand' is one amount, '2 lakh 3 lakh' none.
			parts.push({ digits: raw.replaceAll(',', ''), scale: null })
			after = 'number'
		} else if (scale !== undefined) {
			const last = parts.at(-1)
			if (!last || after !== 'number') return null
			last.scale = scale
			after = 'scale'
		} else if (between.has(word)) {
			if (isRange || parts.length === 0) return null
			isRange = true
			after = 'range'
			parts.push({ digits: '', scale: null })
		} else if (
			said === undefined &&
			!currencyWords.has(word) &&
			!(parts.length > 0 && extras.has(word)) &&
			(!beside.has(word) || (word === '+' && parts.length === 0))
		)
			return null
		isOnTop ||= parts.length > 0 && extras.has(word) && !joins.has(word)
		isCostToCompany ||= word === 'ctc'
		if (said !== undefined) {
			if (unit !== null && unit !== said) return null
			unit = said
		}
	}
	const split = parts.findIndex(({ digits }) => digits === '')
	const low = split < 0 ? parts : parts.slice(0, split)
	const high = split < 0 ? [] : parts.slice(split + 1)
	if (low.length === 0 || (split >= 0 && high.length === 0)) return null
	const isScaled = parts.some(({ scale }) => scale !== null)
	const toPaise = split < 0 ? null : sumOf(high)
	const paise = sumOf(sharedScale(low, high))
	if (paise === null || (split >= 0 && (toPaise === null || toPaise < paise || paise === 0n))) return null
	// The cost to company is said by the year, unless it says otherwise or is too little for one.
	if (isCostToCompany && paise >= leastYearPaise) unit ??= 'year'
	return { paise, toPaise, unit, isScaled }
}

/** '2-3 lakh' begins with two lakh. */
function sharedScale(low: readonly Part[], high: readonly Part[]): readonly Part[] {
	const [first, ...more] = low
	const [other] = high
	const isBare = first && more.length === 0 && first.scale === null && other && other.scale !== null
	return isBare && Number(first.digits) < 1000 ? [{ ...first, scale: other.scale }] : low
}

/** In paise; null where it is no amount. Each further part is of a smaller scale. */
function sumOf(parts: readonly Part[]): bigint | null {
	let sum = 0n
	for (const [index, { digits, scale }] of parts.entries()) {
		const before = parts[index - 1]
		if (before && ((scale ?? 1) >= (before.scale ?? 1) || before.digits.includes('.'))) return null
		const [whole = '', fraction = ''] = digits.split('.')
		// Two digits of paise, or three digits of a lakh and five of a crore, as they are spoken.
		if (fraction.length > (scale === null ? 2 : scale === 1e7 ? 5 : 3) || (scale !== null && whole.length > 4))
			return null
		const size = BigInt(scale ?? 1) * 100n
		const part = BigInt(whole + fraction) * size
		const divisor = 10n ** BigInt(fraction.length)
		if (part % divisor !== 0n) return null
		sum += part / divisor
	}
	return sum > maxAmountPaise ? null : sum
}

/** One amount without a unit, in paise; null for anything else, and for zero unless it is allowed. */
export function parseRupees(text: string, { allowZero = false } = {}): bigint | null {
	const amount = readAmount(text)
	if (amount === null || amount.toPaise !== null || amount.unit !== null) return null
	return amount.paise === 0n && !allowZero ? null : amount.paise
}

const problems = {
	none: 'Enter an amount in rupees, for example 2,50,000.',
	range: 'Enter one amount, not a range.',
	unit: (said: PayUnit | 'year', unit: PayUnit | null) =>
		`You entered an amount ${said === 'year' ? 'a year' : perUnit[said]}. ` +
		(unit === null
			? 'Enter the whole amount.'
			: `Enter the amount ${perUnit[unit]}${said === 'year' ? '' : ', or change the unit'}.`),
	period: (typed: string) => `Is this for a month or a year? Enter “${typed} a month” or “${typed} a year”.`,
	small: (typed: string) => `Is this in lakh? Enter “${typed} lakh” or the full amount a month.`,
}

/** Written as lakh without a unit, from here on it may be meant for a year. */
const doubtedFromPaise = 100_000_000n
const leastMonthPaise = 10_000n
const leastYearPaise = 10_000_000n

type Understood = { paise: bigint; toPaise: bigint | null }

/** An amount for a field of one unit. What is said by the year becomes a month's pay; other units and doubts are asked about. */
export function amountIn(
	unit: PayUnit | null,
	text: string,
	range: 'none' | 'allowed' = 'none',
): Understood | { problem: string } {
	const amount = readAmount(text)
	if (amount === null || amount.paise === 0n) return { problem: problems.none }
	const { unit: said, isScaled } = amount
	if (range === 'none' && amount.toPaise !== null) return { problem: problems.range }
	if (said === 'year' && unit === 'month')
		return { paise: monthOf(amount.paise), toPaise: amount.toPaise && monthOf(amount.toPaise) }
	if (said !== null && said !== unit) return { problem: problems.unit(said, unit) }
	const typed = text.trim().replace(/\s+/g, ' ')
	if (unit === 'month' && said === null && isScaled && amount.paise >= doubtedFromPaise)
		return { problem: problems.period(typed) }
	if (unit === 'month' && said === null && !isScaled && amount.paise < leastMonthPaise)
		return { problem: problems.small(typed) }
	return { paise: amount.paise, toPaise: amount.toPaise }
}

/** Both ends of a pay of one unit, for drawing what a half-filled form says. What cannot be read is null. */
export function payIn(unit: PayUnit, from: string, to = ''): { from: bigint | null; to: bigint | null } {
	const low = amountIn(unit, from, 'allowed')
	const high = amountIn(unit, to)
	if ('problem' in low) return { from: null, to: null }
	return { from: low.paise, to: 'problem' in high ? low.toPaise : high.paise }
}

/** An amount in a search, which says what it understood and can be wrong without harm: its own unit wins over the one beside it. */
export function searchedAmount(
	unit: PayUnit,
	text: string,
): { paise: bigint; toPaise: bigint | null; unit: PayUnit } | null {
	const amount = readAmount(text)
	if (amount === null || amount.paise === 0n) return null
	const isYear =
		amount.unit === 'year' ||
		(amount.unit === null && unit === 'month' && amount.isScaled && amount.paise >= doubtedFromPaise)
	if (isYear) return { paise: monthOf(amount.paise), toPaise: amount.toPaise && monthOf(amount.toPaise), unit: 'month' }
	return {
		paise: amount.paise,
		toPaise: amount.toPaise,
		unit: amount.unit === 'year' || amount.unit === null ? unit : amount.unit,
	}
}

/** A twelfth, in whole rupees. */
const monthOf = (paise: bigint) => (paise / 12n / 100n) * 100n

/** What a field understands, for the line below it: '₹2.5 lakh a month'. Empty where the digits already say it. */
export function understoodAmount(unit: PayUnit | null, text: string): string {
	const amount = amountIn(unit, text, 'allowed')
	if ('problem' in amount) return readAmount(text) === null ? '' : amount.problem
	if (/^[₹\s\d,.]*$/.test(text)) return ''
	const { paise, toPaise } = amount
	if (unit === null) return `₹${rupeesForField(paise)}`
	return toPaise === null ? `₹${rupeesForField(paise)} ${perUnit[unit]}` : formatPayRange(paise, toPaise, unit)
}
