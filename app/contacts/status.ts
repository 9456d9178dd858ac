/** Where a contact request stands. All but the first are final. */
export const requestStatuses = ['sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type RequestStatus = (typeof requestStatuses)[number]
