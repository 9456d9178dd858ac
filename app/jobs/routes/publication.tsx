import { memberOf } from '#app/identity/groups.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { postJob, publishDraft } from '../commands.server.ts'
import { JobForm } from '../components/job-form.tsx'
import { loadJobForm } from '../form/job-form.server.ts'
import { readJobForm } from '../form/job-place.server.ts'
import { postedFlash } from '../page/posted-flash.ts'
import { moveRefusals, saveRefusals } from '../refusals.ts'
import { jobInput } from '../schema.server.ts'
import type { Route } from './+types/publication.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const page = await loadJobForm(memberOf(context), idParam(params.jobId))
	if (!page) throw notFound()
	return page
}

/** Posts a draft: from its form with what stands in it, from the list of jobs (which sends nothing) as it is stored. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const jobId = idParam(params.jobId)
	const page = await loadJobForm(member, jobId)
	if (!page) throw notFound()
	const { sent, sites } = await readJobForm(request, member)
	if ([...sent.keys()].length === 0) return publishStored(member, jobId)

	const form = parseFormData(sent, jobInput({ today: istToday(new Date()), sites }))
	if (!form.ok) return invalid(form.problem)
	const posted = await postJob(member, jobId, form.value)
	if (!posted.ok) {
		const { failure } = posted
		if (failure === 'no-such-job') throw notFound()
		const isStale = failure === 'changed-meanwhile' || failure === 'illegal-move'
		return invalid({ form: { ...moveRefusals, ...saveRefusals }[failure], values: form.values }, isStale ? 409 : 422)
	}
	return redirectWith('/hospitals/dashboard/jobs', postedFlash(jobId, posted.value))
}

async function publishStored(member: ReturnType<typeof memberOf>, jobId: string) {
	const posted = await publishDraft(member, jobId)
	if (posted.ok) return redirectWith('/hospitals/dashboard/jobs', postedFlash(jobId, posted.value))
	if (posted.failure === 'no-such-job') throw notFound()
	if (posted.failure === 'illegal-move') throw conflict(moveRefusals[posted.failure])
	return redirectWith(`/hospital/jobs/${jobId}/edit`, {
		title: 'Not posted yet',
		detail: moveRefusals[posted.failure],
		tone: 'danger',
	})
}

// The form says it: only it knows whether something is wrong.
export default function Publication({ loaderData, actionData }: Route.ComponentProps) {
	return <JobForm page={loaderData} problem={actionData} />
}
