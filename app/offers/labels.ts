import { many, t } from '#app/platform/language/words.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { formatRupees, type PayUnit, perUnit } from '#app/platform/text/money.ts'
import { type OfferStatus, sentOfferNames } from './status.ts'

export type Terms = { payPaise: bigint; payUnit: PayUnit; startsOn: string }

/** '₹3,20,000 a month', to the rupee: an offer is a promise. */
export const offeredPay = ({ payPaise, payUnit }: Pick<Terms, 'payPaise' | 'payUnit'>) =>
	`${formatRupees(payPaise)} ${perUnit[payUnit]}`

/** '₹3,20,000 a month, from Tue, 1 Dec 2026' */
export const formatTerms = (terms: Terms) =>
	t`${{ pay: offeredPay(terms) }}, from ${{ day: formatDate(terms.startsOn) }}`

/** Beside the offer that is accepted. */
export const otherApplications = (count: number) =>
	many({ count }, 'You have # other open application.', 'You have # other open applications.')

/** What a specialist can expect of the last offer while the application is at that stage. `null` without an offer. */
export function afterOffer(
	offer: { status: OfferStatus; startsOn: string; expiresAt: Date } | undefined,
): string | null {
	if (!offer) return null
	const sentences: Record<OfferStatus, string> = {
		sent: t`You have an offer. Respond by ${{ day: formatDate(offer.expiresAt) }}.`,
		accepted: t`You accepted the offer. Your joining date is ${{ day: formatDate(offer.startsOn) }}.`,
		declined: t`You declined the offer. The hospital can make another one.`,
		expired: t`The offer has expired. The hospital can make another one.`,
		withdrawn: t`The hospital withdrew its offer. It can make another one.`,
	}
	return sentences[offer.status]
}

/** The last offer's status for the hospital's list of applicants. `isDue` when the hospital has to act. */
export const offerOnCard = (status: OfferStatus) => ({
	text: sentOfferNames[status],
	isDue: status === 'declined' || status === 'expired',
})
