import { memberOf } from '#app/identity/groups.server.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { badRequest, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { saveDraft } from '../commands.server.ts'
import { JobForm } from '../components/job-form.tsx'
import { loadJobForm } from '../form/job-form.server.ts'
import { readJobForm } from '../form/job-place.server.ts'
import { saveRefusals } from '../refusals.ts'
import { draftInput } from '../schema.server.ts'
import type { Route } from './+types/save-draft.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const page = await loadJobForm(memberOf(context), null)
	if (!page) throw notFound()
	return page
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const { sent } = await readJobForm(request, member)
	const form = parseFormData(sent, draftInput)
	if (!form.ok) return invalid(form.problem)
	const { id } = form.value
	if (id === undefined) throw badRequest()

	const saved = await saveDraft(member, id, form.value)
	if (!saved.ok && saved.failure === 'no-such-job') throw notFound()
	if (!saved.ok) return invalid({ form: saveRefusals[saved.failure], values: form.values }, 409)
	return redirectWith(`/hospital/jobs/${id}/edit`, {
		title: 'Draft saved',
		detail: 'You can find it under Job Postings.',
	})
}

// The form says it: only it knows whether something is wrong.
export default function SaveDraft({ loaderData, actionData }: Route.ComponentProps) {
	return <JobForm page={loaderData} problem={actionData} />
}
