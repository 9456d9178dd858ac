import type { Stage } from '#app/applications/stage.ts'
import { stageNames } from '#app/applications/stage.ts'
import { refusalOf } from '#app/applications/labels.ts'
import { reviewTargetHours } from '#app/moderation/status.ts'
import type { Flash } from '#app/platform/http/flash.ts'
import { t } from '#app/platform/language/words.ts'
import { type OfferStatus, offerStatusNames, sentOfferNames } from './status.ts'

/** Why an offer could not be made, from the current stage and what was wanted. */
export const offerRefusal = (refused: { failure: 'illegal-move' | 'changed-meanwhile'; stage: Stage }) =>
	refusalOf(refused, 'offered')

export const startRefusal = (refused: { failure: 'illegal-move' | 'changed-meanwhile'; stage: Stage }) =>
	refusalOf(refused, 'hired')

/** Why an offer can no longer be answered: its status, or the application's stage. */
export const answerRefusal = (status: OfferStatus) =>
	t`This offer is no longer open. Its status is '${{ status: offerStatusNames()[status] }}'.`

export const endedRefusal = (stage: Stage) =>
	t`Your application has changed, so this offer can no longer be answered. It is now at '${{ stage: stageNames[stage] }}'.`

export const withdrawalRefusal = (status: OfferStatus) =>
	`This offer can no longer be withdrawn. Its status is '${sentOfferNames[status]}'.`

export const acceptEach = () =>
	t`Select each difference that you accept. If you do not accept one, ask the hospital about it or decline the offer.`

export const hospitalSuspended = () =>
	t`We have suspended this hospital, so you cannot accept its offer now. You can still decline it.`

/** What the member reads after an offer that an operator has to read first. */
export const offerInReview = (name: string): Flash => ({
	title: 'Offer in review',
	detail: `${name} gets it after we have approved it, within ${reviewTargetHours} hours. You can read below what to change.`,
	tone: 'info',
})
