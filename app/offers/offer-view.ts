import { formatDate, formatDateTime } from '#app/platform/text/dates.ts'
import type { OfferStatus } from './status.ts'
import { type LawNote, lawNotes } from '#app/jobs/terms/law-checks.ts'
import { termFacts, type Terms, termsOf } from '#app/jobs/terms/terms.ts'
import { offeredPay, type Terms as PayAndDate } from './labels.ts'
import type { OfferDifference } from './terms/against-job.ts'

/** An offer as its pages print it: text only, so that it can travel. */
export type OfferView = {
	id: string
	status: OfferStatus
	pay: string
	starts: string
	message: string
	terms: string | null
	/** The terms that it states, those of the job among them. */
	stated: { label: string; value: string }[]
	differences: OfferDifference[]
	/** What laws and judgments say about them. */
	notes: LawNote[]
	declineReason: string | null
	sent: string
	/** Until when it can be answered. */
	until: string
	decided: string | null
	version: number
}

type Stored = PayAndDate &
	Terms & {
		id: string
		status: OfferStatus
		message: string
		terms: string | null
		differences: OfferDifference[]
		declineReason: string | null
		sentAt: Date
		expiresAt: Date
		decidedAt: Date | null
		version: number
	}

export const offerView = (offer: Stored): OfferView => ({
	id: offer.id,
	status: offer.status,
	pay: offeredPay(offer),
	starts: formatDate(offer.startsOn),
	message: offer.message,
	terms: offer.terms,
	...statedIn(offer),
	differences: offer.differences,
	declineReason: offer.declineReason,
	sent: formatDateTime(offer.sentAt),
	until: formatDateTime(offer.expiresAt),
	decided: offer.decidedAt && formatDateTime(offer.decidedAt),
	version: offer.version,
})

/** The terms of an offer as both sides read them, with what is said about them. */
export function statedIn(offer: Terms) {
	const terms = termsOf(offer)
	return { stated: termFacts(terms).filter(({ value }) => value !== ''), notes: lawNotes(terms) }
}
