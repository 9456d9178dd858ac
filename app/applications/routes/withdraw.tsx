import { redirect } from 'react-router'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findMyApplication } from '../my-applications.server.ts'
import { NoInput } from '../schema.server.ts'
import { withdrawApplication } from '../withdrawing.server.ts'
import type { Route } from './+types/withdraw.ts'

/** Somebody who had to sign in again comes back here by GET. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const application = await findMyApplication(requireSpecialist(context, request), idParam(params.applicationId))
	if (!application) throw notFound()
	return redirect(`/applications/${application.id}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const applicationId = idParam(params.applicationId)
	await parseForm(request, NoInput)

	const withdrawn = await withdrawApplication(actor, applicationId)
	if (!withdrawn.ok && withdrawn.failure === 'not-found') throw notFound()
	if (!withdrawn.ok) throw conflict('This application is already decided or withdrawn, so it cannot be withdrawn now.')

	return redirectWith(`/applications/${applicationId}`, {
		title: 'Application withdrawn',
		detail: 'The hospital no longer sees your profile or resume through it.',
		undo: {
			action: `/applications/${applicationId}/withdrawal/undo?event=${withdrawn.value.eventId}`,
			label: 'Undo',
		},
	})
}
