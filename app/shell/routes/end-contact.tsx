import { redirect } from 'react-router'
import { endContact } from '#app/applications/ending.server.ts'
import { findMyRequest } from '#app/contacts/my-requests.server.ts'
import { NoInput } from '#app/contacts/schema.server.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Route } from './+types/end-contact.ts'

/** Somebody who had to sign in again comes back here by GET. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const found = await findMyRequest(requireSpecialist(context, request), idParam(params.requestId))
	if (!found) throw notFound()
	return redirect(`/contact-requests/${found.id}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const requestId = idParam(params.requestId)
	await parseForm(request, NoInput)
	const ended = await endContact(actor, requestId)
	if (!ended.ok && ended.failure === 'not-found') throw notFound()
	if (!ended.ok) throw conflict('There is nothing to end: this request is not accepted, or the contact has ended.')
	const { hospitalName, withdrawn } = ended.value
	return redirectWith(`/contact-requests/${requestId}`, {
		title: 'Contact ended',
		detail: `${hospitalName} no longer sees your phone, your e-mail or your full profile through it.${withdrawn > 0 ? ' You are off its shortlist.' : ''}`,
	})
}
