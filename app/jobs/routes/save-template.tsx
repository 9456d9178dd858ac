import { memberOf } from '#app/identity/groups.server.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { autosaveDraft } from '../commands.server.ts'
import { JobForm } from '../components/job-form.tsx'
import { loadJobForm } from '../form/job-form.server.ts'
import { readJobForm } from '../form/job-place.server.ts'
import { limits } from '../form/limits.ts'
import { saveRefusals } from '../refusals.ts'
import { draftInput } from '../schema.server.ts'
import { saveTemplate } from '../form/templates.server.ts'
import { templatesPath } from '../form/templates-path.ts'
import { readUnfinished } from '../form/unfinished.server.ts'
import type { Route } from './+types/save-template.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const page = await loadJobForm(memberOf(context), idParam(params.jobId))
	if (!page) throw notFound()
	return page
}

/** From the form of a draft with its current fields, which are saved; from the list of jobs (which sends nothing) as stored. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const jobId = idParam(params.jobId)
	const { sent } = await readJobForm(request, member)
	const isForm = [...sent.keys()].length > 0
	if (isForm) {
		const form = parseFormData(sent, draftInput)
		const kept = await autosaveDraft(member, jobId, readUnfinished(sent))
		if (!kept.ok && kept.failure === 'no-such-job') throw notFound()
		if (!kept.ok) throw conflict(saveRefusals[kept.failure])
		if (!form.ok)
			return invalid({ ...form.problem, values: { ...form.problem.values, version: String(kept.value.version) } })
	}
	const saved = await saveTemplate(member, jobId)
	if (!saved.ok && saved.failure === 'no-such-job') throw notFound()
	if (!saved.ok && saved.failure === 'untitled')
		return redirectWith(`/hospital/jobs/${jobId}/edit#title`, {
			title: 'Template not saved',
			detail: 'Enter a job title first. The template is named after it.',
			tone: 'danger',
		})
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

// The form says it: only it knows whether something is wrong.
export default function SaveTemplate({ loaderData, actionData }: Route.ComponentProps) {
	return <JobForm page={loaderData} problem={actionData} />
}
