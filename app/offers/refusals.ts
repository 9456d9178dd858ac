import type { Stage } from '#app/applications/stage.ts'
import { stageNames } from '#app/applications/stage.ts'
import { refusalOf } from '#app/applications/words.ts'
import { type OfferStatus, offerStatusNames, sentOfferNames } from './status.ts'

/** Why an offer could not be made: where the application stands, and what was wanted. */
export const offerRefusal = (refused: { failure: 'illegal-move' | 'changed-meanwhile'; stage: Stage }) =>
	refusalOf(refused, 'offered')

export const startRefusal = (refused: { failure: 'illegal-move' | 'changed-meanwhile'; stage: Stage }) =>
	refusalOf(refused, 'hired')

/** Why the answer came too late: how the offer stands now, and what was wanted. */
export const answerRefusal = (status: OfferStatus, wanted: 'accepted' | 'declined') =>
	`This offer is no longer waiting. It stands at '${offerStatusNames[status]}'; you wanted '${offerStatusNames[wanted]}'.`

export const endedRefusal = (stage: Stage, wanted: 'accepted' | 'declined') =>
	`Your application has moved on, and the offer with it. It stands at '${stageNames[stage]}'; you wanted '${offerStatusNames[wanted]}'.`

export const withdrawalRefusal = (status: OfferStatus) =>
	`This offer can no longer be taken back. It stands at '${sentOfferNames[status]}'; you wanted '${sentOfferNames.withdrawn}'.`
