import type { Operator } from '#app/identity/actor.ts'
import type { findRating } from '#app/offers/placements/placement-queries.server.ts'
import type { ModerationFailure } from '#app/offers/ratings/rating.server.ts'
import { valueOf } from '#app/platform/http/http.ts'
import type { Result } from '#app/platform/result.ts'
import { queues } from '#app/cases/kinds.ts'
import { decidedMomentAgo, ownRefusal, takenByAnother } from '../cases/case-refusals.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'

type Rating = NonNullable<Awaited<ReturnType<typeof findRating>>>

/** 'Lakeside Heart Institute about Dr Asha Menon' */
export const ratingTitle = ({
	side,
	hospitalName,
	specialistName,
}: Pick<Rating, 'side' | 'hospitalName' | 'specialistName'>) =>
	side === 'hospital' ? `${hospitalName} about ${specialistName}` : `${specialistName} about ${hospitalName}`

const refusals: Record<Exclude<ModerationFailure, 'not-found'> | 'taken' | 'decided', string> = {
	'already-so': 'Another operator has already decided about this rating.',
	'own-refusal': ownRefusal,
	taken: takenByAnother,
	decided: decidedMomentAgo,
}

/** Decides about a rating; the next case opens. One that is no longer possible is a 409 that says why. */
export async function afterRatingDecision(
	actor: Operator,
	ratingId: string,
	decide: () => Promise<Result<{ decisionId: string }, ModerationFailure | 'taken' | 'decided'>>,
	{ title, then }: { title: string; then?: string },
) {
	const next = await findNextCase(actor, 'rating', ratingId)
	const { decisionId } = valueOf(await decide(), ({ failure }) => refusals[failure])
	return afterWaitingDecision(next ?? queues.rating.path, decisionId, title, then)
}
