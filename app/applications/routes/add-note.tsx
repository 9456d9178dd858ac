import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { findReceived } from '../pipeline/applicant.server.ts'
import { NoteForm } from '../components/note-form.tsx'
import { TeamFormPage } from '../components/team-form-page.tsx'
import { addNote, listColleagues } from '../pipeline/notes.server.ts'
import { returnPart } from '../pipeline/return-page.ts'
import { NoteInput } from '../schema.server.ts'
import type { Route } from './+types/add-note.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const application = await findReceived(member, idParam(params.applicationId))
	if (!application) throw notFound()
	const team = await listColleagues(member, application.id)
	return { application, colleagues: team.filter(({ id }) => id !== member.accountId).map(({ name }) => name) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const applicationId = idParam(params.applicationId)
	const form = await parseForm(request, NoteInput)
	if (!form.ok) return invalid(form.problem)

	const added = await addNote(member, applicationId, form.value.body)
	if (!added.ok) throw notFound()
	const { notified } = added.value
	return redirectWith(returnPart(form.value.returnTo, applicationId, 'notes'), {
		title: 'Note saved',
		detail: notified.length > 0 ? `We have notified ${notified.join(', ')}.` : 'Your team can see it.',
	})
}

// The page says it: only it knows whether something is wrong.
export default function AddNote({ loaderData: { application, colleagues }, actionData }: Route.ComponentProps) {
	return (
		<TeamFormPage title="Team note" application={application} problem={actionData}>
			<NoteForm applicationId={application.id} colleagues={colleagues} problem={actionData} />
		</TeamFormPage>
	)
}
