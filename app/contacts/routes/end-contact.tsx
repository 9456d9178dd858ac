import { redirect } from 'react-router'
import { endContact } from '#app/applications/end-contact.server.ts'
import { findMyRequest } from '../my-requests.server.ts'
import { NoInput } from '../schema.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Route } from './+types/end-contact.ts'

/** Someone who had to sign in again returns here by GET. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const found = await findMyRequest(specialistOf(context), idParam(params.requestId))
	if (!found) throw notFound()
	return redirect(`/contact-requests/${found.id}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const requestId = idParam(params.requestId)
	await parseForm(request, NoInput)
	const ended = await endContact(actor, requestId)
	if (!ended.ok && ended.failure === 'not-found') throw notFound()
	if (!ended.ok) throw conflict('There is no active contact to end for this request.')
	const { hospitalName, withdrawn } = ended.value
	return redirectWith(`/contact-requests/${requestId}`, {
		title: 'Contact ended',
		detail: `${hospitalName} can no longer see your phone, email or full profile through this request.${withdrawn > 0 ? ' You are no longer shortlisted for its job.' : ''}`,
	})
}
