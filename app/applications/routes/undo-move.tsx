import { redirect } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findReceived } from '../applicant.server.ts'
import { undoLastTransition } from '../decisions.server.ts'
import { returnPage } from '../return-page.ts'
import { NoInput } from '../schema.server.ts'
import { columnNames } from '../stage.ts'
import type { Route } from './+types/undo-move.ts'

/** Someone who had to sign in again returns here by GET. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	if (!(await findReceived(member, applicationId))) throw notFound()
	return redirect(`/hospital/applications/${applicationId}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const query = new URL(request.url).searchParams
	const eventId = idParam(query.get('event') ?? undefined)
	await parseForm(request, NoInput)

	const undone = await undoLastTransition(member, applicationId, eventId)
	if (!undone.ok) {
		if (undone.failure === 'not-found') throw notFound()
		throw conflict(failures[undone.failure])
	}

	return redirectWith(returnPage(query.get('returnTo'), applicationId), {
		title: `Moved back to ${columnNames[undone.value.restored]}`,
		detail: 'We removed the notification and no email was sent.',
	})
}

const failures: Record<UndoFailure, string> = {
	'nothing-to-undo': 'This move has already been undone, or the application has moved since.',
	'too-late': 'You can undo a move for 60 seconds only. That time has passed and the specialist has been notified.',
}
