import { redirect } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findReceived } from '../applicant.server.ts'
import { removeNote } from '../notes.server.ts'
import { NoInput } from '../schema.server.ts'
import type { Route } from './+types/remove-note.ts'

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
	await parseForm(request, NoInput)
	const removed = await removeNote(member, applicationId, idParam(params.noteId))
	if (!removed.ok) throw notFound()
	return redirectWith(`/hospital/applications/${applicationId}#notes`, { title: 'Note removed' })
}
