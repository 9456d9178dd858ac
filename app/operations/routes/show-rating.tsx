import { operatorOf } from '#app/identity/groups.server.ts'
import { showRating } from '#app/offers/rating.server.ts'
import { buttonPage } from '#app/platform/button-page.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { valueOf } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { whichRating } from '../rating-route.server.ts'
import type { Route } from './+types/show-rating.ts'

export const loader = buttonPage(() => '/operator/ratings?status=hidden')

export async function action({ request, params, context }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const which = whichRating(params)
	await refuseFields(request)
	valueOf(await showRating(operator, which), () => 'This rating is already visible.')
	return redirectWith('/operator/ratings?status=hidden', { title: 'Rating visible again' })
}
