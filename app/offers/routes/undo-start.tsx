import { redirect } from 'react-router'
import { columnNames } from '#app/applications/stage.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import type { UndoFailure } from '#app/platform/lifecycle.server.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { undoStart } from '../placements.server.ts'
import { findOfferSubject } from '../queries.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/undo-start.ts'

/** Someone who had to sign in again returns here by GET. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const subject = await findOfferSubject(verifiedMemberOf(context), idParam(params.applicationId))
	if (!subject) throw notFound()
	return redirect(`/hospital/applications/${subject.id}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const eventId = idParam(new URL(request.url).searchParams.get('event') ?? undefined)
	await parseForm(request, NoInput)

	const undone = await undoStart(member, applicationId, eventId)
	if (!undone.ok) {
		if (undone.failure === 'not-found') throw notFound()
		throw conflict(failures[undone.failure])
	}
	return redirectWith(`/hospital/applications/${applicationId}`, {
		title: `Moved back to ${columnNames[undone.value.restored]}`,
		detail: 'We removed the notification and no email was sent.',
	})
}

const failures: Record<UndoFailure, string> = {
	'nothing-to-undo': 'This has already been undone, or a rating has been submitted.',
	'too-late': 'You can undo this for 60 seconds only. That time has passed and the specialist has been notified.',
}
