import { redirect } from 'react-router'
import { findMyRequest } from '#app/contacts/my-requests.server.ts'
import { AcceptanceInput } from '#app/contacts/schema.server.ts'
import { refusalForSpecialist } from '#app/contacts/words.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { acceptRequest } from '#app/messages/accepting.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Route } from './+types/accept-request.ts'

/** Somebody who had to sign in again comes back here by GET: nothing is accepted by opening a page. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const found = await findMyRequest(requireSpecialist(context, request), idParam(params.requestId))
	if (!found) throw notFound()
	return redirect(`/contact-requests/${found.id}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, AcceptanceInput)
	if (!form.ok) return invalid(form.problem)

	const accepted = await acceptRequest(actor, requestId, form.value)
	if (!accepted.ok) {
		if (accepted.failure === 'not-found') throw notFound()
		if (accepted.failure === 'hospital-not-verified')
			throw conflict('We are looking into this hospital, so it cannot be accepted at the moment.')
		throw conflict(refusalForSpecialist(accepted.status, accepted.wanted))
	}
	const { hospitalId, hospitalName, applicationId } = accepted.value
	return redirectWith(`/messages/with/${hospitalId}`, {
		title: `You are in touch with ${hospitalName}`,
		detail: applicationId ? 'You are on its shortlist. Write to each other here.' : 'Write to each other here.',
	})
}
