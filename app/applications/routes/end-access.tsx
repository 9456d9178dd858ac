import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { endAccess } from '../end-contact.server.ts'
import { findMyApplication } from '../my-applications.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/end-access.ts'

/** After a new login the browser comes back here by GET. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const application = await findMyApplication(specialistOf(context), idParam(params.applicationId))
	if (!application) throw notFound()
	return redirect(`/applications/${application.id}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const applicationId = idParam(params.applicationId)
	await parseForm(request, NoInput)

	const ended = await endAccess(actor, applicationId)
	if (!ended.ok && ended.failure === 'not-found') throw notFound()
	if (!ended.ok) throw conflict('Only a hospital that did not select you loses access this way.')

	return redirectWith(`/applications/${applicationId}`, {
		title: 'Access ended',
		detail: `${ended.value.hospitalName} can no longer see your profile or resume through this application.`,
	})
}
