/** Where an offer stands. All but the first are final. */
export const offerStatuses = ['sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type OfferStatus = (typeof offerStatuses)[number]
