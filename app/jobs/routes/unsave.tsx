import { redirect } from 'react-router'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { safeReturnTo } from '#app/platform/return-to.ts'
import { findOpenJob } from '../queries.server.ts'
import { ButtonInput } from '../save-form.server.ts'
import { unsaveJob } from '../saved-jobs.server.ts'
import type { Route } from './+types/unsave.ts'

/** Somebody who had to sign in again comes back here by GET. */
export function loader({ request, params, context }: Route.LoaderArgs) {
	requireSpecialist(context, request)
	return redirect(`/jobs/${idParam(params.jobId)}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const jobId = idParam(params.jobId)
	const form = await parseForm(request, ButtonInput)
	if (!form.ok) throw badRequest()
	const page = safeReturnTo(form.value.returnTo ?? '/jobs/saved')

	const removed = await unsaveJob(actor, jobId)
	if (!removed.ok && !(await findOpenJob(jobId))) throw notFound()
	if (!removed.ok) return redirectWith(page, { title: 'This job is not on your list any more', tone: 'info' })
	return redirectWith(page, {
		title: 'Taken off your saved jobs',
		detail: removed.value.title,
		// A job that has closed meanwhile cannot be saved again.
		...(removed.value.isOpen
			? { undo: { action: `/jobs/${jobId}/saving`, label: 'Undo', fields: { returnTo: page } } }
			: {}),
	})
}
