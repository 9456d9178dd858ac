import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { safeReturnTo } from '#app/platform/http/return-to.ts'
import { ButtonInput } from '../search/save-form.server.ts'
import { saveJob } from '../search/saved-jobs.server.ts'
import type { Route } from './+types/save.ts'
import { t } from '#app/platform/language/words.ts'

/**
 * A visitor who pressed Save returns here by GET after signing in. Only a step within our own site saves the job. A
 * link from elsewhere just shows it.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const jobId = idParam(params.jobId)
	if (request.headers.get('sec-fetch-site') !== 'same-origin') return redirect(`/jobs/${jobId}`)
	return save(actor, jobId, `/jobs/${jobId}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const jobId = idParam(params.jobId)
	const form = await parseForm(request, ButtonInput)
	if (!form.ok) throw badRequest()
	return save(actor, jobId, safeReturnTo(form.value.returnTo ?? `/jobs/${jobId}`))
}

async function save(actor: Parameters<typeof saveJob>[0], jobId: string, page: string) {
	const saved = await saveJob(actor, jobId)
	if (!saved.ok) throw notFound()
	return redirectWith(page, {
		title: t`Job saved`,
		detail: t`${{ job: saved.value.title }} is in your saved jobs.`,
		undo: { action: `/jobs/${jobId}/saving/removal`, label: t`Undo`, fields: { returnTo: page } },
	})
}
