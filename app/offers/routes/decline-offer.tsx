import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, idParam, notFound } from '#app/platform/http.ts'
import { answerAndReturn } from '../response-route.server.ts'
import { findMyOffer } from '../queries.server.ts'
import { DeclineInput } from '../schema.server.ts'
import type { Route } from './+types/decline-offer.ts'

/** A specialist who signed in again returns here by GET, which answers nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const offer = await findMyOffer(specialistOf(context), idParam(params.offerId))
	if (!offer) throw notFound()
	return redirect(`/offers/${offer.id}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const offerId = idParam(params.offerId)
	const form = await parseForm(request, DeclineInput)
	if (!form.ok) throw badRequest()
	return answerAndReturn(actor, offerId, { to: 'declined', reason: form.value.reason })
}
