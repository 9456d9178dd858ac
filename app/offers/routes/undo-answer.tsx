import { redirect } from 'react-router'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { undoAnswer, type UndoAnswerFailure } from '../answering.server.ts'
import { findMyOffer } from '../queries.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/undo-answer.ts'

/** Somebody who had to sign in again comes back here by GET. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const offer = await findMyOffer(requireSpecialist(context, request), idParam(params.offerId))
	if (!offer) throw notFound()
	return redirect(`/offers/${offer.id}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const offerId = idParam(params.offerId)
	await parseForm(request, NoInput)

	const undone = await undoAnswer(actor, offerId)
	if (!undone.ok) {
		if (undone.failure === 'not-found') throw notFound()
		throw conflict(failures[undone.failure])
	}
	return redirectWith(`/offers/${offerId}`, { title: 'The offer waits again for your answer' })
}

const failures: Record<Exclude<UndoAnswerFailure, 'not-found'>, string> = {
	'nothing-to-undo': 'There is no answer of yours to undo here.',
	'too-late': 'An answer can be undone for 60 seconds. That time is over and the hospital has been told.',
}
