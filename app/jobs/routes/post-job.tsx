import { memberOf } from '#app/identity/groups.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { postJob } from '../commands.server.ts'
import { JobForm } from '../components/job-form.tsx'
import { loadJobForm } from '../form/job-form.server.ts'
import { readJobForm } from '../form/job-place.server.ts'
import { postedFlash } from '../page/posted-flash.ts'
import { moveRefusals, saveRefusals } from '../refusals.ts'
import { jobInput } from '../schema.server.ts'
import type { Route } from './+types/post-job.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
	const template = url.searchParams.get('template')
	const page = await loadJobForm(memberOf(context), null, template === null ? null : idParam(template))
	if (!page) throw notFound()
	return page
}

export async function action({ request, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const { sent, sites } = await readJobForm(request, member)
	const form = parseFormData(sent, jobInput({ today: istToday(new Date()), sites }))
	if (!form.ok) return invalid(form.problem)
	const { id } = form.value
	if (id === undefined) throw badRequest()

	const posted = await postJob(member, id, form.value)
	if (!posted.ok) {
		const { failure } = posted
		if (failure === 'no-such-job') throw notFound()
		const isStale = failure === 'changed-meanwhile' || failure === 'illegal-move'
		return invalid({ form: { ...moveRefusals, ...saveRefusals }[failure], values: form.values }, isStale ? 409 : 422)
	}
	return redirectWith('/hospitals/dashboard/jobs', postedFlash(id, posted.value))
}

// The form says it: only it knows whether something is wrong.
export default function PostJob({ loaderData, actionData }: Route.ComponentProps) {
	return <JobForm page={loaderData} problem={actionData} />
}
