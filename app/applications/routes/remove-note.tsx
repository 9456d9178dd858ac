import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toReceivedApplication } from '../button-pages.server.ts'
import { removeNote } from '../pipeline/notes.server.ts'
import { returnPart } from '../pipeline/return-page.ts'
import type { Route } from './+types/remove-note.ts'

export const loader = toReceivedApplication

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	await refuseFields(request)
	const removed = await removeNote(member, applicationId, idParam(params.noteId))
	if (!removed.ok) throw notFound()
	const returnTo = new URL(request.url).searchParams.get('returnTo')
	return redirectWith(returnPart(returnTo, applicationId, 'notes'), { title: 'Note removed' })
}
