import type { PayUnit } from '#app/platform/text/money.ts'
import { context } from '#app/platform/http/structured-data.ts'
import type { UsualPay } from './usual-pay.ts'

/** Pay by the shift or the case has no duration that schema.org knows. */
const durations: Partial<Record<PayUnit, string>> = { month: 'P1M', hour: 'PT1H' }

/** schema.org’s Occupation with what is paid for it; nothing where no figure has a duration. Without a city it is about all of India. */
export function occupation(name: string, city: string | null, ranges: readonly UsualPay[]) {
	const estimatedSalary = ranges.flatMap(({ unit, low, median, high }) =>
		durations[unit] === undefined
			? []
			: [
					{
						'@type': 'MonetaryAmountDistribution',
						name: 'base',
						currency: 'INR',
						duration: durations[unit],
						percentile25: Number(low) / 100,
						median: Number(median) / 100,
						percentile75: Number(high) / 100,
					},
				],
	)
	if (estimatedSalary.length === 0) return []
	return [
		{
			...context,
			'@type': 'Occupation',
			name,
			estimatedSalary,
			occupationLocation: [city === null ? { '@type': 'Country', name: 'India' } : { '@type': 'City', name: city }],
		},
	]
}
