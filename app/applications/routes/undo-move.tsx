import { redirect } from 'react-router'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findReceived } from '../candidate.server.ts'
import { undoLastMove } from '../deciding.server.ts'
import type { UndoFailure } from '../moving.server.ts'
import { returnPage } from '../return-page.ts'
import { NoInput } from '../schema.server.ts'
import { columnNames } from '../stage.ts'
import type { Route } from './+types/undo-move.ts'

/** Somebody who had to sign in again comes back here by GET. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const member = requireVerifiedMember(context, request)
	const applicationId = idParam(params.applicationId)
	if (!(await findReceived(member, applicationId))) throw notFound()
	return redirect(`/hospital/applications/${applicationId}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = requireVerifiedMember(context, request)
	const applicationId = idParam(params.applicationId)
	const query = new URL(request.url).searchParams
	const eventId = idParam(query.get('event') ?? undefined)
	await parseForm(request, NoInput)

	const undone = await undoLastMove(member, applicationId, eventId)
	if (!undone.ok) {
		if (undone.failure === 'not-found') throw notFound()
		throw conflict(failures[undone.failure])
	}

	return redirectWith(returnPage(query.get('returnTo'), applicationId), {
		title: `Back at ${columnNames[undone.value.restored]}`,
		detail: 'The notice on the site is gone and no mail is sent.',
	})
}

const failures: Record<UndoFailure, string> = {
	'nothing-to-undo': 'This move is not the last one any more, or was undone already.',
	'too-late': 'A move can be undone for 60 seconds. That time is over and the specialist has been told.',
}
