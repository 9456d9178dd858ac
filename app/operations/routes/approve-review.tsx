import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { afterReview } from '../moderation/review-route.server.ts'
import { approveReviewLater } from '../queues/review-queue.server.ts'
import type { Route } from './+types/approve-review.ts'

export const loader = buttonPage(({ params }: Route.LoaderArgs) => `/operator/reviews/${idParam(params.reviewId)}`)

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const reviewId = idParam(params.reviewId)
	await refuseFields(request)
	const next = await findNextCase(actor, 'review', reviewId)
	return afterReview(actor, reviewId, await approveReviewLater(actor, reviewId, {}), next)
}
