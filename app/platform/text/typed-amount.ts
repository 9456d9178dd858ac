import { t } from '../language/words.ts'
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
	/** Nothing is said of the least: 'up to 60k'. */
	isMost: boolean
	/** What digits behind a scale are more likely to mean than what they say: '1 lac 50' is 1.5 lakh, and not ₹1,00,050. */
	likelyPaise: bigint | null
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
	[
		'month',
		'month months monthly mth mo pm lpm permonth mahina mahine महिना महिने महीना महीने माह मासिक दरमहा प्रतिमाह মাস মাসে মাসিক மாதம் మాసం నెల ತಿಂಗಳು മാസം મહિને મહિના ਮਹੀਨਾ ମାସ',
	],
	[
		'year',
		'year years yearly yr yrs annum annual annually pa lpa perannum saal varsh साल वर्ष वार्षिक सालाना वर्षाला वर्षाचे दरवर्षी',
	],
	['shift', 'shift shifts duty duties day days daily night nights nite nites nyt शिफ्ट शिफ्टला शिफ्टचे ड्यूटी ड्युटी दिन रात्र'],
	['hour', 'hour hours hourly hr hrs तास तासाला तासाचे घंटा घंटे'],
	['case', 'case cases surgery surgeries procedure procedures visit visits call calls केस केसला केसचे'],
])

export const currencyWords: ReadonlySet<string> = new Set(
	'₹ rs re inr rupee rupees रु रू रुपये रुपए रुपया ₨ টাকা ரூபாய் రూపాయలు ರೂಪಾಯಿ രൂപ રૂપિયા ਰੁਪਏ ଟଙ୍କା'.split(' '),
)
const beside = new Set(
	(
		'per p a an each every of for ka ki ke cha chi che का की के चा ची चे / प्रति दर only approx approximately about around minimum min atleast onward onwards onwrds onwads plus + net gross ctc ' +
		'salary pay package inhand in hand take home negotiable nego neg slightly pkg fixed fix flat guarantee guaranteed nett ish expected above over from starting more than ( ) ' +
		'फक्त पगार वेतन मानधन अंदाजे किमान न्यूनतम पासून पेक्षा जास्त हर एक एका सिर्फ केवल करीब लगभग'
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
/** The words of `most` are one word by then. */
const most = new Set('upto paryant parynt tak पर्यंत तक कमाल अधिकतम'.split(' '))
/** Numbers that are said in a word before thousand, lakh or crore; without the dot below. */
const spoken: ReadonlyMap<string, string> = table([
	['1.25', 'सव्वा savva sava सवा'],
	['1.5', 'दीड डेढ dedh deed didh'],
	['2.5', 'अडीच ढाई adich dhai'],
	['1', 'one ek एक এক એક ஒரு ఒక ಒಂದು ഒരു ਇੱਕ ଏକ'],
	['2', 'two do don दो दोन'],
	['3', 'three teen tin तीन'],
	['4', 'four char chaar चार'],
	['5', 'five paanch panch pach पाच पांच पाँच'],
	['6', 'six saha chhe सहा छह'],
	['7', 'seven saat sat सात'],
	['8', 'eight aath आठ'],
	['9', 'nine nau नऊ नौ'],
	['10', 'ten das daha दस दहा'],
	['11', 'eleven gyarah akra ग्यारह अकरा'],
	['12', 'twelve barah bara बारह बारा'],
	['13', 'thirteen'],
	['14', 'fourteen'],
	['15', 'fifteen pandrah pandhra पंद्रह पंधरा'],
	['16', 'sixteen'],
	['17', 'seventeen'],
	['18', 'eighteen atharah athra अठारह अठरा'],
	['19', 'nineteen'],
	['20', 'twenty bees bis vees vis बीस वीस'],
	['22', 'bais baais बाईस बाइस बावीस'],
	['25', 'pachis pachees pachchis panchvis pancvis पच्चीस पचीस पंचवीस'],
	['30', 'thirty tees tis तीस'],
	['35', 'paintis paintees pastis पैंतीस पस्तीस'],
	['40', 'forty fourty chalis chalees चालीस चाळीस'],
	['45', 'paintalis paintalees panchechalis पैंतालीस पंचेचाळीस'],
	['50', 'fifty pachas pachaas pannas पचास पन्नास'],
	['55', 'pachpan panchavan पचपन पंचावन्न'],
	['60', 'sixty saath sath साठ'],
	['65', 'painsath pasasht पैंसठ पासष्ट'],
	['70', 'seventy sattar सत्तर'],
	['75', 'pachattar pachhattar panchyahattar पचहत्तर पंच्याहत्तर'],
	['80', 'eighty assi aishi अस्सी ऐंशी'],
	['85', 'pachasi पचासी पंच्याऐंशी'],
	['90', 'ninety nabbe navvad नब्बे नव्वद'],
	['95', 'panchanve panchyannav पंचानवे पंच्याण्णव'],
])
/** What stands before a number and changes it: साढ़े तीन is three and a half, पौने दो one and three quarters. */
const quarters: ReadonlyMap<string, number> = table([
	[50, 'sade saade sadhe saadhe साडे साढे'],
	[25, 'sava savva सवा सव्वा'],
	[-25, 'paune pavne paavne पौने पावणे'],
])
const joinedQuarter = new RegExp(`^(${[...quarters.keys()].filter((word) => !/[a-z]/.test(word)).join('|')})(?=.)`)
/** 'mnth', 'hazaar', 'thosand': a word of at least three consonants that has those of one we know, in their order. */
const consonantsOf = (word: string) => word.slice(0, 1) + word.slice(1).replace(/[aeiouhy]|(.)(?=\1)/g, '')
const byConsonants = new Map(
	[...amountUnits.keys(), ...amountScales.keys()]
		.map((word) => [consonantsOf(word), word] as const)
		.filter(([key]) => /^[a-z]{3,}$/.test(key)),
)
const spelled = (word: string) =>
	/^[a-z]{3,}$/.test(word) && !isKnown(word) ? (byConsonants.get(consonantsOf(word)) ?? word) : word
const isKnown = (word: string) =>
	[amountUnits, amountScales, currencyWords, beside, extras, most, spoken, quarters, between].some((words) =>
		words.has(word),
	)

const between = new Set(['-', 'to', 'ते', 'से', 'se', 'te'])

// 'p.m.' and 'p/a' as one word, '/-' and '/=' behind an amount gone.
const shorten = (text: string) =>
	text
		.replace(
			/\b(?:up\s?to|not (?:more|over|above|exceeding)(?: than)?|less than|at most|max(?:imum)?|below|under|within)\b\.?/g,
			' upto ',
		)
		.replace(/जास्तीत\s+जास्त|(ज्यादा|अधिक)\s+से\s+\1/g, ' upto ')
		.replace(/कम\s+से\s+कम|कमीत\s+कमी/g, ' atleast ')
		.replace(/से\s+(?:ज्यादा|अधिक|ऊपर)/g, ' above ')
		// 'लाखांपर्यंत': what follows the amount is one word with it.
		.replace(/(लाख|हजार|कोटी|करोड)[ाोीं]*(?=पर्यंत|पासून)/g, '$1 ')
		.replace(/\bbetween\s+(.{1,40}?)\s+(?:and|&|to)\s+/, '$1 to ')
		// 'Twenty-five', 'in-hand', and '45~50k' beside '~60k'.
		.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
		.replace(/~/g, (_, at: number, whole: string) => (/\d/.test(whole.slice(0, at)) ? ' - ' : ' '))
		.replace(/\/[-=]\s*-?\s*(?=\d)/g, ' - ')
		.replace(/\/[-=]/g, ' ')
		.replace(/(?<!\p{L})p\s*[./]?\s*([ma])(?![\p{L}\p{M}])\.?/gu, ' p$1 ')
		.replace(/(?<![\p{L}\p{M}])(?:p\s*[./]?|\/)\s*([hd])(?![\p{L}\p{M}])\.?/gu, (_, of) =>
			of === 'h' ? ' hour ' : ' day ',
		)
		.replace(/\/\s*m(?![\p{L}\p{M}])\.?/gu, ' month ')
		// 'Mahinyala', 'महिन्याचे': the month with an ending.
		.replace(/\bmahin\p{L}*/gu, 'mahina')
		.replace(/महिन्या[\p{L}\p{M}]*/gu, 'महिना')
		// '2500/12hr' and '12 hrs 4500' are pay for a shift of twelve hours.
		.replace(
			/(?<!\d[\d.,]*)(?:6|8|10|12|24)\s*-?\s*(?:hrs?|hours?|h)(?![\p{L}\p{M}])\.?/gu,
			(hours, at: number, whole: string) =>
				/\d/.test(whole.slice(0, at) + whole.slice(at + hours.length)) ? ' shift ' : hours,
		)
const token = /\d[\d,]*(?:\.\d+)?|[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*\.?|\S/gu
const grouped = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d+)(?:\.\d+)?$/

type NumberWord = { raw: string; word: string }

/** The numbers that are said in words before thousand, lakh or crore, in digits: 'twenty five', 'two and a half', 'fifty to sixty'. */
function withDigits(words: readonly NumberWord[]): NumberWord[] {
	const parted = words.flatMap((one) => {
		const [, part] = joinedQuarter.exec(one.word) ?? []
		const rest = part === undefined ? '' : one.word.slice(part.length)
		return part !== undefined && spoken.has(rest) ? [part, rest].map((word) => ({ raw: word, word })) : [one]
	})
	const isScale = (at: number) => amountScales.has(parted[at]?.word ?? '')
	const result: NumberWord[] = []
	for (let at = 0; at < parted.length; ) {
		const [length, hundredths] = numberAt(parted, at)
		const end = at + length
		const other = between.has(parted[end]?.word ?? '') ? numberAt(parted, end + 1)[0] : 0
		const isNumber = length > 0 && (isScale(end) || (other > 0 && isScale(end + 1 + other)))
		const one = parted[at]
		if (isNumber) result.push({ raw: String(hundredths / 100), word: '' })
		else if (one) result.push(one)
		at = isNumber ? end : at + 1
	}
	return result
}

/** How many words say the number that begins here, and the number in hundredths. */
function numberAt(words: readonly NumberWord[], at: number): [length: number, hundredths: number] {
	const of = (place: number) => {
		const { raw = '', word = '' } = words[place] ?? {}
		return /^\d{1,3}(?:\.\d\d?)?$/.test(raw) ? Number(raw) : Number(spoken.get(word) ?? Number.NaN)
	}
	const part = quarters.get(words[at]?.word ?? '')
	if (part !== undefined && Number.isInteger(of(at + 1))) return [2, of(at + 1) * 100 + part]
	if (words[at]?.word === 'half') return [1, 50]
	const first = of(at)
	if (Number.isNaN(first)) return [0, 0]
	const unit = spoken.has(words[at + 1]?.word ?? '') ? of(at + 1) : 0
	const isTens = first >= 20 && first % 10 === 0 && spoken.has(words[at]?.word ?? '') && unit >= 1 && unit < 10
	const length = isTens && Number.isInteger(unit) ? 2 : 1
	const whole = length === 2 ? first + unit : first
	const half = ['and a half', 'and half'].find((said) =>
		said.split(' ').every((word, step) => words[at + length + step]?.word === word),
	)
	return half !== undefined && Number.isInteger(whole)
		? [length + half.split(' ').length, whole * 100 + 50]
		: [length, Math.round(whole * 100)]
}

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
	const typed = [...shorten(plain).matchAll(token)].map(([raw]) => ({
		raw,
		word: spelled(raw.replaceAll('.', '') || raw),
	}))
	const words = withDigits(typed)
	const isMost = words.some(({ word }) => most.has(word))
	for (const { raw, word } of words) {
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
			!most.has(word) &&
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
	// The cost to company is said by the year, unless it says otherwise or is too little for one. 'CTC 9' leaves the lakh out.
	const isYears = paise >= leastYearPaise || (!isScaled && paise < leastMonthPaise)
	if (isCostToCompany && isYears) unit ??= 'year'
	const likelyPaise = likelyOf(low) ?? likelyOf(high)
	return { paise, toPaise, unit, isScaled, isMost: isMost && toPaise === null, likelyPaise }
}

/** '2 thousand 500' and '1 lakh 5000' say what they mean; of '2k5', '2L4' and '1 lac 50' the digits are a fraction. */
function likelyOf(parts: readonly Part[]): bigint | null {
	const [whole, rest] = parts.slice(-2)
	if (!whole || rest?.scale !== null || whole.scale === null) return null
	const isFraction = rest.digits.length <= (whole.scale === 1e3 ? 2 : 3)
	return isFraction ? sumOf([...parts.slice(0, -2), { ...whole, digits: `${whole.digits}.${rest.digits}` }]) : null
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
	if (amount === null || amount.toPaise !== null || amount.unit !== null || amount.isMost) return null
	if (amount.likelyPaise !== null) return null
	return amount.paise === 0n && !allowZero ? null : amount.paise
}

const problems = {
	none: () => t`Enter an amount in rupees, for example 2,50,000.`,
	range: () => t`Enter one amount, not a range.`,
	unit(said: PayUnit | 'year', unit: PayUnit | null) {
		const entered = said === 'year' ? t`a year` : perUnit[said]
		if (unit === null) return t`You entered an amount ${{ entered }}. Enter the whole amount.`
		const wanted = perUnit[unit]
		return said === 'year'
			? t`You entered an amount ${{ entered }}. Enter the amount ${{ wanted }}.`
			: t`You entered an amount ${{ entered }}. Enter the amount ${{ wanted }}, or change the unit.`
	},
	period: (typed: string) =>
		t`Is this for a month or a year? Enter “${{ amount: typed }} a month” or “${{ amount: typed }} a year”.`,
	/** The words are examples of what we read, whatever the language around them. */
	small: (typed: string) =>
		t`Is this in lakh? Enter “${{ amount: typed.replace(/\d[\d.]*(?!.*\d)/, '$& lakh') }}” or the full amount a month.`,
	likely: (likely: bigint) => t`Did you mean ₹${{ amount: rupeesForField(likely) }}? Enter the full amount.`,
	low(typed: string, unit: PayUnit, likely: bigint | null) {
		const entered = `${typed} ${perUnit[unit]}`
		return likely === null
			? t`Enter “${{ amount: entered }}” if that is right, or the full amount.`
			: t`Did you mean ₹${{ likely: rupeesForField(likely) }}? Enter the full amount, or “${{ amount: entered }}”.`
	},
	most: () => t`This is the most. Enter the least too, for example 45,000 to 60,000.`,
	notExact: () => t`Enter one amount, not the most.`,
}

/** Written as lakh without a unit, from here on it may be meant for a year: a form asks, and from ten lakh on a search takes it so. */
const doubtedFromPaise = 50_000_000n
const yearlyFromPaise = 100_000_000n
const leastMonthPaise = 10_000n
const leastYearPaise = 10_000_000n

/** Less than this, in digits and without its unit, is asked about: no one is paid so little by the month or for a day. */
const doubtedBelowPaise: Record<PayUnit, bigint> = { month: 300_000n, shift: 10_000n, case: 5_000n, hour: 2_000n }
const thousand = 1000n

type Understood = { paise: bigint; toPaise: bigint | null }

/** An amount for a field of one unit. What is said by the year becomes a month's pay; other units and doubts are asked about. */
export function amountIn(
	unit: PayUnit | null,
	text: string,
	range: 'none' | 'allowed' | 'most' = 'none',
): Understood | { problem: string } {
	const amount = readAmount(text)
	if (amount === null || amount.paise === 0n) return { problem: problems.none() }
	const { unit: said, isScaled } = amount
	if (range !== 'allowed' && amount.toPaise !== null) return { problem: problems.range() }
	if (range !== 'most' && amount.isMost) return { problem: range === 'none' ? problems.notExact() : problems.most() }
	const typed = text.trim().replace(/\s+/g, ' ')
	if ((said === 'year' || (unit === 'month' && said === null)) && !isScaled && amount.paise < leastMonthPaise)
		return { problem: problems.small(typed) }
	if (amount.likelyPaise !== null) return { problem: problems.likely(amount.likelyPaise) }
	if (said === null && unit !== null && !isScaled && amount.paise < doubtedBelowPaise[unit]) {
		const isThousands = amount.toPaise === null && amount.paise < thousand * 100n
		return { problem: problems.low(typed, unit, isThousands ? amount.paise * thousand : null) }
	}
	if (said === 'year' && unit === 'month')
		return { paise: monthOf(amount.paise), toPaise: amount.toPaise && monthOf(amount.toPaise) }
	if (said !== null && said !== unit) return { problem: problems.unit(said, unit) }
	if (unit === 'month' && said === null && isScaled && amount.paise >= doubtedFromPaise)
		return { problem: problems.period(typed) }
	return { paise: amount.paise, toPaise: amount.toPaise }
}

/** Both ends of a pay of one unit, for drawing what a half-filled form says. What cannot be read is null. */
export function payIn(unit: PayUnit, from: string, to = ''): { from: bigint | null; to: bigint | null } {
	const low = amountIn(unit, from, 'allowed')
	const high = amountIn(unit, to, 'most')
	if ('problem' in low) return { from: null, to: null }
	return { from: low.paise, to: 'problem' in high ? low.toPaise : high.paise }
}

/** An amount in a search, which says what it understood and can be wrong without harm: its own unit wins over the one beside it. */
export function searchedAmount(
	unit: PayUnit,
	text: string,
	end: 'least' | 'most' = 'least',
): { paise: bigint; toPaise: bigint | null; unit: PayUnit } | null {
	const amount = readAmount(text)
	if (amount === null || amount.paise === 0n || (amount.isMost && end === 'least')) return null
	const paise = amount.toPaise === null ? (amount.likelyPaise ?? amount.paise) : amount.paise
	const isYear =
		amount.unit === 'year' || (amount.unit === null && unit === 'month' && amount.isScaled && paise >= yearlyFromPaise)
	if (isYear) return { paise: monthOf(paise), toPaise: amount.toPaise && monthOf(amount.toPaise), unit: 'month' }
	return {
		paise,
		toPaise: amount.toPaise,
		unit: amount.unit === 'year' || amount.unit === null ? unit : amount.unit,
	}
}

/** A twelfth, in whole rupees. */
const monthOf = (paise: bigint) => (paise / 12n / 100n) * 100n

/** What a field understands, for the line below it: '₹2.5 lakh a month'. Empty where the digits already say it. */
export function understoodAmount(unit: PayUnit | null, text: string): string {
	const read = readAmount(text)
	if (read === null) return ''
	const amount = amountIn(unit, text, read.isMost ? 'most' : 'allowed')
	if ('problem' in amount) return amount.problem
	if (/^[₹\s\d,.]*$/.test(text)) return ''
	const { paise, toPaise } = amount
	if (unit === null) return `₹${rupeesForField(paise)}`
	const one = `₹${rupeesForField(paise)} ${perUnit[unit]}`
	if (toPaise !== null) return formatPayRange(paise, toPaise, unit)
	return read.isMost ? t`Up to ${{ pay: one }}` : one
}
