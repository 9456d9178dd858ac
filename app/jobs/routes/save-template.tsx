import { memberOf } from '#app/identity/groups.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { autosaveDraft } from '../commands.server.ts'
import { readJobForm } from '../job-place.server.ts'
import { limits } from '../limits.ts'
import { saveRefusals } from '../refusals.ts'
import { saveTemplate } from '../templates.server.ts'
import { templatesPath } from '../templates-path.ts'
import { toPostings } from '../transition-route.server.ts'
import { readUnfinished } from '../unfinished.server.ts'
import type { Route } from './+types/save-template.ts'

export const loader = toPostings

/** From the form of a draft with what stands in it, which is kept; from the list of jobs (which sends nothing) as stored. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const jobId = idParam(params.jobId)
	const { sent } = await readJobForm(request, member)
	const isForm = [...sent.keys()].length > 0
	if (isForm) {
		const kept = await autosaveDraft(member, jobId, readUnfinished(sent))
		if (!kept.ok && kept.failure === 'no-such-job') throw notFound()
		if (!kept.ok) throw conflict(saveRefusals[kept.failure])
	}
	const saved = await saveTemplate(member, jobId)
	if (!saved.ok && saved.failure === 'no-such-job') throw notFound()
	if (!saved.ok)
		return redirectWith(templatesPath, {
			title: 'Template not saved',
			detail: `You can keep up to ${limits.templates} templates. Remove one to save another.`,
			tone: 'danger',
		})
	return redirectWith(isForm ? `/hospital/jobs/${jobId}/edit` : templatesPath, {
		title: 'Template saved',
		detail: `${saved.value.name}. Your whole team can post jobs from it.`,
	})
}
