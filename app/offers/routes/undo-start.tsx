import { redirect } from 'react-router'
import { columnNames } from '#app/applications/stage.ts'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { undoStart, type UndoHiringFailure } from '../hiring.server.ts'
import { findOfferSubject } from '../queries.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/undo-start.ts'

/** Somebody who had to sign in again comes back here by GET. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const subject = await findOfferSubject(requireVerifiedMember(context, request), idParam(params.applicationId))
	if (!subject) throw notFound()
	return redirect(`/hospital/applications/${subject.id}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = requireVerifiedMember(context, request)
	const applicationId = idParam(params.applicationId)
	const eventId = idParam(new URL(request.url).searchParams.get('event') ?? undefined)
	await parseForm(request, NoInput)

	const undone = await undoStart(member, applicationId, eventId)
	if (!undone.ok) {
		if (undone.failure === 'not-found') throw notFound()
		throw conflict(failures[undone.failure])
	}
	return redirectWith(`/hospital/applications/${applicationId}`, {
		title: `Back at ${columnNames[undone.value.restored]}`,
		detail: 'The notice on the site is gone and no mail is sent.',
	})
}

const failures: Record<Exclude<UndoHiringFailure, 'not-found'>, string> = {
	'nothing-to-undo': 'This was undone already, or one of you has rated the other.',
	'too-late': 'A start can be undone for 60 seconds. That time is over and the specialist has been told.',
}
