import type { Operator } from '#app/identity/actor.ts'
import { reviewStatusNames } from '#app/moderation/status.ts'
import { conflict, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import type { Result } from '#app/platform/result.ts'
import { undoTime } from '#app/platform/undo.ts'
import type { Decided, DecisionFailure } from './review-decision.server.ts'
import { decidedMomentAgo, takenByAnother } from '../cases/case-refusals.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { thenHospital } from '../hospitals/notified-hospital.server.ts'
import { findReview } from './reviews.server.ts'

type Approved = { decisionId: string; value: Decided }

/** After a decision the next case opens. One that another operator decided first is a 409 that says what was decided. */
export async function afterReview(
	actor: Operator,
	reviewId: string,
	decided: Result<Approved | Decided, DecisionFailure | 'decided'>,
	next: string | null,
): Promise<Response> {
	const review = await findReview(actor, reviewId)
	if (!review || (!decided.ok && decided.failure === 'unknown')) throw notFound()
	const to = next ?? '/operator/reviews'
	const approved = decided.ok && 'decisionId' in decided.value ? decided.value : null
	if (approved)
		return afterWaitingDecision(
			to,
			approved.decisionId,
			`Approved: ${approved.value.title}`,
			await thenHospital(review.hospital.id),
		)
	if (decided.ok && 'eventId' in decided.value)
		return redirectWith(to, {
			title: `Refused: ${decided.value.title}`,
			detail: `The hospital reads the reason here. Emails go out in ${undoTime} unless you undo.`,
			undo: { action: `/operator/reviews/${reviewId}/undo?event=${decided.value.eventId}`, label: 'Undo' },
		})
	if (decided.ok) throw new Error('Neither approved nor refused')
	if (decided.failure === 'decided') throw conflict(decidedMomentAgo)
	if (decided.failure === 'taken') throw conflict(takenByAnother)
	if (decided.failure === 'undeliverable')
		throw conflict('This can no longer be published or sent. Refuse it and say what has changed.')
	throw conflict(`This has already been decided. It is now: ${reviewStatusNames[review.status]}.`)
}
