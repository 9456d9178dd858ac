import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { afterRatingDecision } from '../moderation/rating-case.server.ts'
import { showRatingLater } from '../queues/rating-queue.server.ts'
import type { Route } from './+types/show-rating.ts'

export const loader = buttonPage(({ params }: Route.LoaderArgs) => `/operator/ratings/${idParam(params.ratingId)}`)

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const id = idParam(params.ratingId)
	await refuseFields(request)
	return afterRatingDecision(actor, id, () => showRatingLater(actor, id, {}), { title: 'Rating stays visible' })
}
