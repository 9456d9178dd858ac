import type { Operator } from '#app/identity/actor.ts'
import { reviewStatusNames } from '#app/moderation/status.ts'
import { conflict, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Result } from '#app/platform/result.ts'
import type { Decided, DecisionFailure } from './review-decision.server.ts'
import { takenByAnother } from './case-refusals.ts'
import { findReview } from './reviews.server.ts'

/** After a decision the next case opens. One that another operator decided first is a 409 that says what was decided. */
export async function afterReview(
	actor: Operator,
	reviewId: string,
	decided: Result<Decided, DecisionFailure>,
	done: 'Approved' | 'Refused',
	next: string | null,
): Promise<Response> {
	const review = await findReview(actor, reviewId)
	if (!review || (!decided.ok && decided.failure === 'unknown')) throw notFound()
	if (decided.ok)
		return redirectWith(next ?? '/operator/reviews', {
			title: `${done}: ${decided.value.title}`,
			...(done === 'Approved'
				? { detail: 'The hospital has been notified.' }
				: {
						detail: 'The hospital has been notified here. The email goes out in one minute unless you undo.',
						undo: { action: `/operator/reviews/${reviewId}/undo?event=${decided.value.eventId}`, label: 'Undo' },
					}),
		})
	if (decided.failure === 'taken') throw conflict(takenByAnother)
	if (decided.failure === 'undeliverable')
		throw conflict('This can no longer be published or sent. Refuse it and say what has changed.')
	throw conflict(`This has already been decided. It is now: ${reviewStatusNames[review.status]}.`)
}
