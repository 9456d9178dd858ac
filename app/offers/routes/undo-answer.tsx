import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { undoAnswer } from '../responding.server.ts'
import { findMyOffer } from '../queries.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/undo-answer.ts'

/** Someone who had to sign in again returns here by GET. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const offer = await findMyOffer(specialistOf(context), idParam(params.offerId))
	if (!offer) throw notFound()
	return redirect(`/offers/${offer.id}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const offerId = idParam(params.offerId)
	const eventId = idParam(new URL(request.url).searchParams.get('event') ?? undefined)
	await parseForm(request, NoInput)

	const undone = await undoAnswer(actor, offerId, eventId)
	if (!undone.ok) {
		if (undone.failure === 'not-found') throw notFound()
		throw conflict(failures[undone.failure])
	}
	return redirectWith(`/offers/${offerId}`, { title: 'The offer is awaiting your response again' })
}

const failures: Record<UndoFailure, string> = {
	'nothing-to-undo': 'There is no response to undo.',
	'too-late': 'You can undo a response for 60 seconds only. That time has passed and the hospital has been notified.',
}
