/** An offer's status. All but the first are final, except an answer that is undone within a minute. */
export const offerStatuses = ['sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type OfferStatus = (typeof offerStatuses)[number]

export type Settler = 'specialist' | 'hospital' | 'clock'

const settles: Record<Settler, readonly OfferStatus[]> = {
	specialist: ['accepted', 'declined'],
	hospital: ['withdrawn'],
	/** No one pressed anything. The time is over, or the application has ended. */
	clock: ['expired', 'withdrawn'],
}

/** The one rule of what becomes of an offer, and through whom. */
export const maySettle = (from: OfferStatus, to: OfferStatus, by: Settler) =>
	from === 'sent' && settles[by].includes(to)

/** As the specialist reads it. */
export const offerStatusNames: Record<OfferStatus, string> = {
	sent: 'Awaiting your response',
	accepted: 'Accepted',
	declined: 'Declined',
	expired: 'Expired',
	withdrawn: 'Withdrawn',
}

/** As the hospital reads it. */
export const sentOfferNames: Record<OfferStatus, string> = {
	sent: 'Offer sent',
	accepted: 'Offer accepted',
	declined: 'Offer declined',
	expired: 'Offer expired',
	withdrawn: 'Offer withdrawn',
}
