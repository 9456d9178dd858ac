import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, eventParam, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import { undoRefusal } from '../moderation/review-decision.server.ts'
import type { Route } from './+types/undo-refusal.ts'

export const loader = buttonPage(({ params }: Route.LoaderArgs) => `/operator/reviews/${idParam(params.reviewId)}`)

export async function action({ request, params, context }: Route.ActionArgs) {
	const reviewId = idParam(params.reviewId)
	const eventId = eventParam(request)
	await refuseFields(request)
	const undone = await undoRefusal(operatorOf(context), reviewId, eventId)
	if (!undone.ok && undone.failure === 'unknown') throw notFound()
	if (!undone.ok)
		throw conflict(
			`Only the operator who refused it can undo that, within ${undoSeconds} seconds and before it is submitted again.`,
		)
	return redirectWith(`/operator/reviews/${reviewId}`, { title: `Back in the queue: ${undone.value.title}` })
}
