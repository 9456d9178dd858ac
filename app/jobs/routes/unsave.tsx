import { specialistOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { findOpenJob } from '../queries.server.ts'
import { ButtonInput } from '../search/save-form.server.ts'
import { unsaveJob } from '../search/saved-jobs.server.ts'
import type { Route } from './+types/unsave.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = buttonPage(({ params }: Route.LoaderArgs) => `/jobs/${idParam(params.jobId)}`)

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const jobId = idParam(params.jobId)
	const form = await parseForm(request, ButtonInput)
	if (!form.ok) throw badRequest()
	const page = safeReturnTo(form.value.returnTo ?? '/jobs/saved')

	const removed = await unsaveJob(actor, jobId)
	if (!removed.ok && !(await findOpenJob(jobId))) throw notFound()
	if (!removed.ok) return redirectWith(page, { title: t`This job is no longer in your saved jobs`, tone: 'info' })
	return redirectWith(page, {
		title: t`Removed from saved jobs`,
		detail: removed.value.title,
		// A job that has since closed cannot be saved again.
		...(removed.value.isOpen
			? { undo: { action: `/jobs/${jobId}/saving`, label: t`Undo`, fields: { returnTo: page } } }
			: {}),
	})
}
