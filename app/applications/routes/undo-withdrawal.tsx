import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findMyApplication } from '../my-applications.server.ts'
import { NoInput } from '../schema.server.ts'
import { stageNames } from '../stage.ts'
import { undoWithdrawal } from '../withdrawal.server.ts'
import type { Route } from './+types/undo-withdrawal.ts'

/** Someone who had to sign in again returns here by GET. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const application = await findMyApplication(specialistOf(context), idParam(params.applicationId))
	if (!application) throw notFound()
	return redirect(`/applications/${application.id}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const applicationId = idParam(params.applicationId)
	const eventId = idParam(new URL(request.url).searchParams.get('event') ?? undefined)
	await parseForm(request, NoInput)

	const undone = await undoWithdrawal(actor, applicationId, eventId)
	if (!undone.ok) {
		if (undone.failure === 'not-found') throw notFound()
		throw conflict(failures[undone.failure])
	}

	return redirectWith(`/applications/${applicationId}`, {
		title: 'Your application is active again',
		detail: `Its stage is ${stageNames[undone.value.restored]}.`,
	})
}

const failures: Record<UndoFailure, string> = {
	'nothing-to-undo': 'There is no withdrawal to undo.',
	'too-late': 'You can undo a withdrawal for 60 seconds only. That time has passed.',
}
