import { formatDate } from '#app/platform/dates.ts'
import { formatRupees, type PayUnit, perUnit } from '#app/platform/money.ts'

export type Terms = { payPaise: bigint; payUnit: PayUnit; startsOn: string }

/** '₹3,20,000 a month', to the rupee: an offer is a promise. */
export const offeredPay = ({ payPaise, payUnit }: Pick<Terms, 'payPaise' | 'payUnit'>) =>
	`${formatRupees(payPaise)} ${perUnit[payUnit]}`

/** '₹3,20,000 a month, from Tue, 1 Dec 2026' */
export const termsInWords = (terms: Terms) => `${offeredPay(terms)}, from ${formatDate(terms.startsOn)}`
