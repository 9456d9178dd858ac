import { t, words } from '../language/words.ts'

/** ₹10 crore: more than any pay, bonus or invoice here can be. */
export const maxAmountPaise = 10_000_000_000n

const grouped = new Intl.NumberFormat('en-IN')
const compact = new Intl.NumberFormat('en-IN', {
	notation: 'compact',
	compactDisplay: 'long',
	maximumSignificantDigits: 3,
})

/** '₹1,25,000', with paise only where there are some: '₹1,200.50' */
export function formatRupees(paise: bigint): string {
	return `₹${rupeesForField(paise)}`
}

/** The same without the sign, for the value of a field: '1,25,000' */
export function rupeesForField(paise: bigint): string {
	const rest = paise % 100n
	return grouped.format(paise / 100n) + (rest === 0n ? '' : `.${String(rest).padStart(2, '0')}`)
}

export const payUnits = ['month', 'shift', 'hour', 'case'] as const
export type PayUnit = (typeof payUnits)[number]

/** What follows an amount. */
export const perUnit: Record<PayUnit, string> = words({
	month: 'a month',
	shift: 'a shift',
	hour: 'an hour',
	case: 'per case',
})

/** '₹2.8–3.5 lakh a month', '₹1,200–1,500 an hour', '₹4,000 per case': from a lakh on in three significant digits. */
export const formatPayRange = (minPaise: bigint, maxPaise: bigint | null, unit: PayUnit) =>
	`${formatRange(minPaise, maxPaise)} ${perUnit[unit]}`

/** '₹2.8–3.5 lakh' */
function formatRange(minPaise: bigint, maxPaise: bigint | null): string {
	const [low, lowScale] = inProse(minPaise)
	const [high, highScale] = inProse(maxPaise ?? minPaise)
	if (low === high && lowScale === highScale) return `₹${low}${lowScale}`
	return lowScale === highScale ? `₹${low}–${high}${highScale}` : `₹${low}${lowScale}–₹${high}${highScale}`
}

/** Monthly pay is read by the month or by the year. Pay per case, shift or hour is never converted. */
export type PayPeriod = 'month' | 'year'

/** What is paid and what it is per: '₹2.8–3.5 lakh' and 'a month', or by the year twelve months of it. */
export const amountAndUnit = (minPaise: bigint, maxPaise: bigint | null, unit: PayUnit, period: PayPeriod) =>
	unit === 'month' && period === 'year'
		? { amount: formatRange(minPaise * 12n, maxPaise === null ? null : maxPaise * 12n), per: t`a year` }
		: { amount: formatRange(minPaise, maxPaise), per: perUnit[unit] }

/** '₹2 lakh', '₹45,000': a sum that is paid once. */
export const formatSum = (paise: bigint) => `₹${inProse(paise).join('')}`

/** Digits and scale: ['2.85', ' lakh']. Below a lakh the scale is empty and the amount is printed in full. */
function inProse(paise: bigint): [string, string] {
	if (paise < 10_000_000n) return [rupeesForField(paise), '']
	const [digits = '', scale = ''] = compact.format(paise / 100n).split(/\s/)
	return [digits, ` ${scales[scale] ?? scale}`]
}

const scales: Readonly<Record<string, string>> = words({ lakh: 'lakh', crore: 'crore' })
