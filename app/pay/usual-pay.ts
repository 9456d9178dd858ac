import { type ExperienceBucket, experienceBucket } from '#app/catalog/experience.ts'
import { addYears, monthAndYear } from '#app/platform/text/dates.ts'
import { formatPayRange, type PayUnit } from '#app/platform/text/money.ts'
import { pathOfPay } from './pay-path.ts'
import { saidName } from '#app/platform/language/names.ts'
import { t, words } from '#app/platform/language/words.ts'

/** How many hospitals a figure is made of, never exactly: the number would tell when one comes or goes. */
export type HospitalCount = '5–9' | '10–19' | '20–49' | '50 or more'

export const hospitalCount = (count: number): HospitalCount =>
	count < 10 ? '5–9' : count < 20 ? '10–19' : count < 50 ? '20–49' : '50 or more'

/** What hospitals usually pay for one speciality and unit. Amounts are rounded, in paise. */
export type UsualPay = {
	speciality: { slug: string; name: string }
	/** Null for all of India. */
	city: { slug: string; label: string } | null
	/** Null for every experience. */
	band: ExperienceBucket | null
	/** What was asked for and has too few hospitals for a figure of its own. */
	tooFewIn: { city: string | null; band: ExperienceBucket | null }
	unit: PayUnit
	/** The 10th and the 25th percentile, the median and the 75th percentile. */
	tenth: bigint
	low: bigint
	median: bigint
	high: bigint
	hospitals: HospitalCount
	/** The first day of the month before which it was counted. */
	month: string
}

export type PayPlace = 'below' | 'within' | 'above'

/** Where a pay is: the middle of it where it is a range, as it is counted. */
export function placeOfPay({ low, high }: UsualPay, min: bigint, max: bigint | null = null): PayPlace {
	const middle = (min + (max ?? min)) / 2n
	if (middle < low) return 'below'
	return middle > high ? 'above' : 'within'
}

/** Lower than at nine of ten hospitals. */
export const isVeryLow = ({ tenth }: UsualPay, paise: bigint) => paise < tenth

export const placeNames: Record<PayPlace, string> = words({
	below: 'Below the usual range',
	within: 'Within the usual range',
	above: 'Above the usual range',
})

export type UsualLine = { line: string; scope: string; to: string }

/** Where a pay is in what is usual, in words, with the page of the figure; the range alone while there is no pay. */
export function usualLine(usual: UsualPay, min: bigint | null, max: bigint | null = null): UsualLine {
	const pay = rangeLine(usual)
	const line = min === null ? t`Usual: ${{ pay }}` : `${placeNames[placeOfPay(usual, min, max)]}: ${pay}`
	return { line, scope: scopeLine(usual), to: pathOfPay(usual) }
}

export const rangeLine = ({ low, high, unit }: UsualPay) => formatPayRange(low, high, unit)

/** 'Anesthesiologist, Pune, 3–5 years of experience' */
export function scopeLine({ speciality, city, band }: UsualPay): string {
	const years = band && saidName(experienceBucket(band)?.label ?? '')
	return [
		saidName(speciality.name),
		city ? saidName(city.label) : t`all of India`,
		years && t`${{ years }} of experience`,
	]
		.filter(Boolean)
		.join(', ')
}

/** 'Half of 10–19 hospitals pay within this range.' and since when. */
export const basisLine = ({ hospitals, month }: UsualPay) =>
	hospitals === '50 or more'
		? t`From jobs, offers and cover at 50 or more hospitals, ${{ months: monthsOf(month) }}. Each hospital counts once.`
		: t`From jobs, offers and cover at ${{ hospitals }} hospitals, ${{ months: monthsOf(month) }}. Each hospital counts once.`

/** 'December 2025 to November 2026' for what was counted before December 2026. */
const monthsOf = (month: string) =>
	t`${{ from: monthAndYear(addYears(month, -1)) }} to ${{ until: lastMonthOf(month) }}`

/** 'November 2026' for what was counted before December 2026. */
export const lastMonthOf = (month: string) => monthAndYear(new Date(Date.parse(month) - 86_400_000))

/** Why it is about more than was asked for; nothing where it is not. */
export function widerLine({ city, band, tooFewIn }: UsualPay): string {
	const years = tooFewIn.band && experienceBucket(tooFewIn.band)?.label
	if (tooFewIn.city) return `Too few hospitals in ${tooFewIn.city} for a figure of its own. This is for all of India.`
	if (years && !band)
		return `Too few hospitals${city ? ` in ${city.label}` : ''} for ${years} alone. This is for every experience.`
	return ''
}
