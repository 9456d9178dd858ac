import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { undoAnswer, type UndoAnswerFailure } from '../responding.server.ts'
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
	await parseForm(request, NoInput)

	const undone = await undoAnswer(actor, offerId)
	if (!undone.ok) {
		if (undone.failure === 'not-found') throw notFound()
		throw conflict(failures[undone.failure])
	}
	return redirectWith(`/offers/${offerId}`, { title: 'The offer is awaiting your response again' })
}

const failures: Record<Exclude<UndoAnswerFailure, 'not-found'>, string> = {
	'nothing-to-undo': 'There is no response to undo.',
	'too-late': 'You can undo a response for 60 seconds only. That time has passed and the hospital has been notified.',
}
