import type { PayUnit } from '#app/platform/text/money.ts'
import { amountScales, amountUnits, currencyWords } from '#app/platform/text/typed-amount.ts'
import { experienceBucketOf, experienceBuckets, experienceBucketsFor } from '../experience.ts'
import type { Alternative, Filter, SearchKind } from './vocabulary.ts'
import { keyOf, type Word } from './words.ts'
import { t } from '#app/platform/language/words.ts'

export type Amount = { label: string; filter: Filter; tiers: Alternative[][]; own?: number; length: number }

const set = (words: string) => new Set(words.split(' '))
const years = set('year yr yrs yar saal sal साल वर्स वर्से वर्सा varsh varshe')
const ofExperience = set('of experience exp experienced work plus above more minimum min and का अनुभव anubhav ka old')
const times: ReadonlyMap<string, number> = new Map([
	...Array.from(amountScales, ([word, size]) => [keyOf(word), size] as const),
	...Array.from(currencyWords, (word) => [keyOf(word), 1] as const),
])
const units = new Map(Array.from(amountUnits, ([word, unit]) => [keyOf(word), unit]))
const between = set('per a an each every प्रति in rs rupee')
const atLeast = set('above over more least minimum min from')
const atMost = set('below under less within up upto maximum max budget most')
/** '2 lakh night' is the pay of a month and a shift by night, unless 'per' stands between them. */
const timesOfDay = set('day days night nights दिन रात्र')
const tooMuchForShift = 100_000
const perSaid: Record<PayUnit, () => string> = {
	month: () => t`a month`,
	shift: () => t`per shift`,
	hour: () => t`per hour`,
	case: () => t`per case`,
}
const payWords = set('budget salary pay package ctc stipend पगार वेतन तनख्वाह pagar vetan')

/** Pay or years of experience said by the number at a word: '2 lakh', '24 LPA', '1500 per hour', '5+ yrs exp', '3 to 5 years'. */
export function readAmount(words: readonly Word[], at: number, kind: SearchKind): Amount | null {
	const key = (offset: number) => words[at + offset]?.key ?? ''
	const number = /^\d+(?:\.\d+)?\+?$/
	const [amountAt, unitSaid] = unitBefore(key)
	if (unitSaid && number.test(key(amountAt))) {
		const read = payOf(Number.parseFloat(key(amountAt)), amountAt + 1, key, true, unitSaid)
		return read && kind === 'jobs' ? { ...read, length: read.length + furtherWords(key, read.length) } : null
	}
	if (!number.test(key(0))) return null
	const [from, isMore] = [Number.parseFloat(key(0)), key(0).endsWith('+')]
	const before = words.slice(Math.max(0, at - 2), at).map(({ key: word }) => word)
	// '3-5', '3 to 5'
	const other = number.test(key(1)) ? 1 : ['to', 'or'].includes(key(1)) && number.test(key(2)) ? 2 : 0
	const to = other > 0 ? Number.parseFloat(key(other)) : null
	for (const [upTo, next] of to === null ? [[null, 1] as const] : [[to, other + 1] as const, [null, 1] as const]) {
		if (years.has(key(next)) && from <= 60) {
			let length = next + 1
			while (ofExperience.has(key(length))) length++
			// 'Less than 2 years', 'up to 3 years'
			const isMost = upTo === null && before.some((word) => atMost.has(word))
			return isMost ? experienceOf(0, from, false, kind, length) : experienceOf(from, upTo, isMore, kind, length)
		}
	}
	if (isMore && from <= 40) return experienceOf(from, null, true, kind, 1)
	const pay = payOf(
		kind === 'jobs' ? from : (to ?? from),
		to === null ? 1 : other + 1,
		key,
		payWords.has(before.at(-1) ?? ''),
	)
	if (!pay || kind === 'jobs') return pay && { ...pay, length: pay.length + furtherWords(key, pay.length) }
	if (before.some((word) => atLeast.has(word))) return asLimit(pay, 'payMin')
	return before.some((word) => atMost.has(word)) ? asLimit(pay, 'payMax') : pay
}

/** 'Per case 3000', '12 hr duty 2500': what it is for, and where the amount behind it is. */
function unitBefore(key: (offset: number) => string): [amountAt: number, unit: PayUnit | 'year' | undefined] {
	if (['per', 'each'].includes(key(0))) return [2, units.get(key(1))]
	if (!/^(?:6|8|10|12|24)$/.test(key(0)) || units.get(key(1)) !== 'hour') return [0, undefined]
	return [units.get(key(2)) === 'shift' ? 3 : 2, 'shift']
}

/** What someone may ask by the month. An amount without such a word is an offer, which no profile answers. */
function asLimit({ length, filter }: Amount, name: 'payMin' | 'payMax'): Amount | null {
	if (filter.unit !== 'month') return null
	const [amount = ''] = filter.values
	return {
		label: `${name === 'payMin' ? 'From' : 'Up to'} ₹${Number(amount).toLocaleString('en-IN')} a month`,
		filter: { name, values: [amount] },
		tiers: [],
		length,
	}
}

/** '3 lakh se upar', '30k pasun pudhe', '25k above': pay in a search of jobs is the least anyway. */
const further = set(
	'se upar uper upr zyada jyada jada adhik jast peksha pasun pasoon pudhe above over more plus onwards',
)

function furtherWords(key: (offset: number) => string, from: number): number {
	let length = 0
	while (further.has(key(from + length))) length++
	return length
}

function payOf(
	from: number,
	next: number,
	key: (offset: number) => string,
	isPay: boolean,
	said?: PayUnit | 'year',
): Amount | null {
	const step = times.get(key(next)) ?? null
	let length = step === null ? next : next + 1
	let unit = said ?? (step === null ? undefined : units.get(key(next)))
	// '2.5L to 3L': the other end, of which nothing is asked.
	const other = ['to', 'or'].includes(key(length)) ? length + 1 : length
	if (step !== null && /^\d+(?:\.\d+)?$/.test(key(other)) && times.has(key(other + 1))) {
		length = other + 2
		unit ??= units.get(key(other + 1))
	}
	let after = length
	while (between.has(key(after))) after++
	const isTimeOfDay = timesOfDay.has(key(after)) && after === length && from * (step ?? 1) >= tooMuchForShift
	if (!unit && units.has(key(after)) && !isTimeOfDay) {
		unit = units.get(key(after))
		length = after + 1
	}
	const isSalary = isPay || payWords.has(key(length))
	if (step === null && !(from >= 10_000 && from % 500 === 0) && !(from >= 300 && (unit !== undefined || isSalary)))
		return null
	// '50,000 to 1 lakh' begins in rupees.
	const rupees = from * (step === null || (from >= 1000 && step > 1000) ? 1 : step)
	// Ten lakh and more without a unit is meant by the year.
	const isYear = unit === 'year' || (unit === undefined && rupees >= 1_000_000)
	const amount = Math.round(isYear ? rupees / 12 : rupees)
	const payUnit = unit === undefined || unit === 'year' ? 'month' : unit
	return {
		label: `₹${amount.toLocaleString('en-IN')} ${perSaid[payUnit]()}`,
		filter: { name: 'pay', values: [String(amount)], unit: payUnit },
		tiers: [],
		length,
	}
}

const longestCareer = 60
const holdsYear = ({ minYears, maxYears }: (typeof experienceBuckets)[number], year: number) =>
	year >= minYears && (maxYears === null || year <= maxYears)

/** A job asks for a span of years, so the years of a person fall into one; a person must have at least so many. */
function experienceOf(from: number, to: number | null, isMore: boolean, kind: SearchKind, length: number): Amount {
	const slugs =
		to !== null
			? experienceBucketsFor({ minYears: from, maxYears: to })
			: kind === 'jobs' && !isMore
				? [experienceBucketOf(from)?.slug ?? '0-2']
				: experienceBuckets
						.filter(({ minYears }) => minYears >= (experienceBucketOf(from)?.minYears ?? 0))
						.map(({ slug }) => slug)
	// People are known by these spans. Those that lie wholly within what is asked are it; of the others some are, where they have further years.
	const within = experienceBuckets.filter(
		({ minYears, maxYears }) => minYears >= from && (to === null || (maxYears !== null && maxYears <= to)),
	)
	const isSaid = kind === 'jobs' || within.length > 0
	const asked = kind === 'specialists' && isSaid ? within.map(({ slug }) => slug) : slugs
	const yearsLeft = Array.from({ length: longestCareer + 1 }, (_, year) => year).filter(
		(year) => year >= from && (to === null || year <= to) && !within.some((span) => holdsYear(span, year)),
	)
	const further = experienceBuckets
		.filter((span) => yearsLeft.some((year) => holdsYear(span, year)))
		.map(({ slug }) => slug)
	const labels = experienceBuckets.filter(({ slug }) => slug === slugs[0]).map(({ label }) => label)
	return {
		label:
			!isSaid || (to === null && slugs.length === 1)
				? (labels[0] ?? '')
				: to === null
					? t`${{ from }}+ years`
					: t`${{ from }}–${{ until: to }} years`,
		filter: { name: 'experience', values: [...asked] },
		tiers: [...new Set([...asked, ...(kind === 'jobs' ? slugs : further)])].map((slug) => [
			{ tag: `experience=${slug}` },
		]),
		own: asked.length,
		length,
	}
}
