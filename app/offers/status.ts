import { t } from '#app/platform/language/words.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import { defineLifecycle } from '#app/platform/lifecycle.ts'

/** An offer's status. All but the first are final, except an answer that is undone within a minute. */
export const offerStatuses = ['sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type OfferStatus = (typeof offerStatuses)[number]

const inTime = 'in the time that the hospital set, while the application is at the offer'

/** The specialist answers and the hospital withdraws. The clock ends an offer that waits too long, and any offer whose application ends without a start. */
export const offerLifecycle = defineLifecycle({
	name: 'offer',
	states: offerStatuses,
	moves: [
		{ name: 'accept', from: ['sent'], to: 'accepted', by: 'specialist', given: inTime, undoSeconds },
		{ name: 'decline', from: ['sent'], to: 'declined', by: 'specialist', given: inTime, undoSeconds },
		{ name: 'withdraw', from: ['sent'], to: 'withdrawn', by: 'hospital' },
		{ name: 'expire', from: ['sent'], to: 'expired', by: 'clock', given: 'after the time that the hospital set' },
		{ name: 'end with its application', from: ['sent', 'accepted'], to: 'withdrawn', by: 'clock' },
	],
})
export type Settler = (typeof offerLifecycle.moves)[number]['by']

/** As the specialist reads it. */
export const offerStatusNames = (): Record<OfferStatus, string> => ({
	sent: t`Awaiting your response`,
	accepted: t.of('offer')`Accepted`,
	declined: t.of('offer')`Declined`,
	expired: t.of('offer')`Expired`,
	withdrawn: t.of('offer')`Withdrawn`,
})

/** As the hospital reads it. */
export const sentOfferNames: Record<OfferStatus, string> = {
	sent: 'Offer sent',
	accepted: 'Offer accepted',
	declined: 'Offer declined',
	expired: 'Offer expired',
	withdrawn: 'Offer withdrawn',
}
