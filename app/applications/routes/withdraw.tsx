import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findMyApplication } from '../my-applications.server.ts'
import { NoInput } from '../schema.server.ts'
import { withdrawApplication } from '../withdrawal.server.ts'
import type { Route } from './+types/withdraw.ts'

/** Someone who had to sign in again returns here by GET. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const application = await findMyApplication(specialistOf(context), idParam(params.applicationId))
	if (!application) throw notFound()
	return redirect(`/applications/${application.id}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const applicationId = idParam(params.applicationId)
	await parseForm(request, NoInput)

	const withdrawn = await withdrawApplication(actor, applicationId)
	if (!withdrawn.ok && withdrawn.failure === 'not-found') throw notFound()
	if (!withdrawn.ok) throw conflict('This application has already been decided or withdrawn.')

	return redirectWith(`/applications/${applicationId}`, {
		title: 'Application withdrawn',
		detail: 'The hospital can no longer see your profile or resume through this application.',
		undo: {
			action: `/applications/${applicationId}/withdrawal/undo?event=${withdrawn.value.eventId}`,
			label: 'Undo',
		},
	})
}
