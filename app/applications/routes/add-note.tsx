import { redirect } from 'react-router'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findReceived } from '../candidate.server.ts'
import { addNote } from '../notes.server.ts'
import { firstProblem } from '../refused-field.ts'
import { NoteInput } from '../schema.server.ts'
import type { Route } from './+types/add-note.ts'

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
	const form = await parseForm(request, NoteInput)
	const page = `/hospital/applications/${applicationId}#notes`
	if (!form.ok) {
		if (!(await findReceived(member, applicationId))) throw notFound()
		return redirectWith(page, { title: 'The note was not saved', detail: firstProblem(form.problem), tone: 'danger' })
	}

	const added = await addNote(member, applicationId, form.value.body)
	if (!added.ok) throw notFound()
	const { told } = added.value
	return redirectWith(page, {
		title: 'Note saved',
		detail: told.length > 0 ? `${told.join(', ')} will be told.` : 'Your team can read it.',
	})
}
