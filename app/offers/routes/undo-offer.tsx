import { redirect } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { undoOffer } from '../make-offer.server.ts'
import { findSentOffer } from '../queries.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/undo-offer.ts'

/** Someone who had to sign in again returns here by GET. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const offer = await findSentOffer(verifiedMemberOf(context), idParam(params.offerId))
	if (!offer) throw notFound()
	return redirect(`/hospital/applications/${offer.applicationId}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const offerId = idParam(params.offerId)
	await parseForm(request, NoInput)

	const undone = await undoOffer(member, offerId)
	if (!undone.ok) {
		if (undone.failure === 'not-found') throw notFound()
		throw conflict(failures[undone.failure])
	}
	return redirectWith(`/hospital/applications/${undone.value.applicationId}`, {
		title: 'Offer undone',
		detail: 'We removed the notification and no email was sent.',
	})
}

const failures: Record<UndoFailure, string> = {
	'nothing-to-undo': 'This offer has already been answered or has ended.',
	'too-late': 'You can undo an offer for 60 seconds only. You can still withdraw it; the specialist will be notified.',
}
