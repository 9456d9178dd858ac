import { formatPayRange, type PayUnit } from '#app/platform/money.ts'

/** What hospitals pay for one speciality and unit, in one place or in all of India. Amounts are rounded. */
export type PayFigures = {
	speciality: string
	/** The city that they are for; null for all of India. */
	city: string | null
	/** The city that was asked for, where there are too few jobs in it. */
	tooFewIn: string | null
	unit: PayUnit
	/** The 10th percentile, the median and the 90th percentile, in paise. */
	low: bigint
	median: bigint
	high: bigint
	jobs: number
	hospitals: number
	/** 'Dec 2025 to Nov 2026' */
	months: string
}

/** Fewer would tell what one of them pays, or would be chance. */
export const fewest = { jobs: 5, hospitals: 5 }

/** Two digits that count: enough to compare with, too few to tell whose pay it is. */
export function roundPay(paise: number): bigint {
	const step = 10 ** Math.max(0, Math.floor(Math.log10(paise)) - 1)
	return BigInt(Math.round(paise / step) * step)
}

export type PayPlace = 'low' | 'below' | 'at' | 'above' | 'high'

/** Where an amount is among them. */
export function placeOfPay({ low, median, high }: PayFigures, paise: bigint): PayPlace {
	if (paise < low) return 'low'
	if (paise > high) return 'high'
	if (paise === median) return 'at'
	return paise < median ? 'below' : 'above'
}

export const placeLines: Record<PayPlace, string> = {
	low: 'Your pay is lower than at 90% of these hospitals.',
	below: 'Your pay is below the median.',
	at: 'Your pay is at the median.',
	above: 'Your pay is above the median.',
	high: 'Your pay is higher than at 90% of these hospitals.',
}

export const medianLine = ({ median, unit }: PayFigures) => `Median ${formatPayRange(median, null, unit)}`
export const rangeLine = ({ low, high, unit }: PayFigures) => `Most pay ${formatPayRange(low, high, unit)}.`

/** 'Anesthesiologist, in and around Pune' */
export const scopeLine = ({ speciality, city }: PayFigures) =>
	`${speciality}, ${city === null ? 'all of India' : `in and around ${city}`}`

export const basisLine = ({ jobs, hospitals, months, tooFewIn }: PayFigures) =>
	`${tooFewIn === null ? '' : `There are too few jobs in ${tooFewIn} for a figure of its own. `}Based on ${jobs.toLocaleString('en-IN')} jobs from ${hospitals.toLocaleString('en-IN')} hospitals, ${months}. Each hospital counts once.`
