import { redirect } from 'react-router'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { type UndoOfferFailure, undoOffer } from '../offering.server.ts'
import { findSentOffer } from '../queries.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/undo-offer.ts'

/** Somebody who had to sign in again comes back here by GET. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const offer = await findSentOffer(requireVerifiedMember(context, request), idParam(params.offerId))
	if (!offer) throw notFound()
	return redirect(`/hospital/applications/${offer.applicationId}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = requireVerifiedMember(context, request)
	const offerId = idParam(params.offerId)
	await parseForm(request, NoInput)

	const undone = await undoOffer(member, offerId)
	if (!undone.ok) {
		if (undone.failure === 'not-found') throw notFound()
		throw conflict(failures[undone.failure])
	}
	return redirectWith(`/hospital/applications/${undone.value.applicationId}`, {
		title: 'The offer is undone',
		detail: 'The notice on the site is gone and no mail is sent.',
	})
}

const failures: Record<Exclude<UndoOfferFailure, 'not-found'>, string> = {
	'nothing-to-undo': 'This offer was answered or has ended, so there is nothing to undo.',
	'too-late': 'An offer can be undone for 60 seconds. You can still take it back; the specialist is then told.',
}
