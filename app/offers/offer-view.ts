import { formatDate, formatDateTime } from '#app/platform/text/dates.ts'
import type { OfferStatus } from './status.ts'
import { offeredPay, type Terms } from './labels.ts'

/** An offer as its pages print it: text only, so that it can travel. */
export type OfferView = {
	id: string
	status: OfferStatus
	pay: string
	starts: string
	message: string
	terms: string | null
	declineReason: string | null
	sent: string
	/** Until when it can be answered. */
	until: string
	decided: string | null
	version: number
}

type Stored = Terms & {
	id: string
	status: OfferStatus
	message: string
	terms: string | null
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
	declineReason: offer.declineReason,
	sent: formatDateTime(offer.sentAt),
	until: formatDateTime(offer.expiresAt),
	decided: offer.decidedAt && formatDateTime(offer.decidedAt),
	version: offer.version,
})
