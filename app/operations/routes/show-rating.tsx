import { redirect } from 'react-router'
import { operatorOf } from '#app/identity/groups.server.ts'
import { showRating } from '#app/offers/rating.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { whichRating } from '../rating-route.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/show-rating.ts'

/** Someone who had to sign in again returns here by GET. */
export async function loader() {
	return redirect('/operator/ratings?status=hidden')
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const which = whichRating(params)
	await parseForm(request, NoInput)
	const shown = await showRating(operator, which)
	if (!shown.ok && shown.failure === 'not-found') throw notFound()
	if (!shown.ok) throw conflict('This rating is already visible.')
	return redirectWith('/operator/ratings?status=hidden', { title: 'Rating visible again' })
}
