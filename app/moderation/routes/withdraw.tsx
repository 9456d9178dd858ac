import { memberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { isOwnReview } from '../queries.server.ts'
import { withdrawReview } from '../withdrawal.server.ts'
import type { Route } from './+types/withdraw.ts'

export const loader = buttonPage(async ({ params, context }: Route.LoaderArgs) =>
	(await isOwnReview(memberOf(context), idParam(params.reviewId))) ? '/hospital/reviews' : null,
)

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	await refuseFields(request)
	const withdrawn = await withdrawReview(member, idParam(params.reviewId))
	if (!withdrawn.ok && withdrawn.failure === 'unknown') throw notFound()
	if (!withdrawn.ok) throw conflict('This has already been decided. Reload the page to see the decision.')
	return redirectWith('/hospital/reviews', { title: 'Withdrawn from review', detail: withdrawn.value.title })
}
