import { redirect } from 'react-router'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { revokeAcceptance } from '../answering.server.ts'
import { findMyRequest } from '../my-requests.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/revoke.ts'

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
	const revoked = await revokeAcceptance(actor, requestId)
	if (!revoked.ok && revoked.failure === 'not-found') throw notFound()
	if (!revoked.ok) throw conflict('There is nothing to end: this request is not accepted, or the contact has ended.')
	return redirectWith(`/contact-requests/${requestId}`, {
		title: 'Contact ended',
		detail: `${revoked.value.hospitalName} no longer sees your phone, your e-mail or your full profile through it.`,
	})
}
