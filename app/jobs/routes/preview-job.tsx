import { memberOf } from '#app/identity/groups.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { JobForm } from '../components/job-form.tsx'
import { loadJobForm } from '../form/job-form.server.ts'
import { readJobForm } from '../form/job-place.server.ts'
import { findJobOfHospital } from '../queries.server.ts'
import type { Route } from './+types/preview-job.ts'

/** The form again with its card redrawn, for browsers without a script. Nothing is stored. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const jobId = 'jobId' in params ? idParam(params.jobId) : null
	const page = await loadJobForm(memberOf(context), jobId)
	if (!page) throw notFound()
	return page
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const jobId = 'jobId' in params ? idParam(params.jobId) : null
	if (jobId !== null && !(await findJobOfHospital(member, jobId))) throw notFound()
	const { sent: form } = await readJobForm(request, member)
	const values: NonNullable<FormProblem['values']> = {}
	for (const name of new Set(form.keys())) {
		const texts = form.getAll(name).filter((value) => typeof value === 'string')
		const [only] = texts
		if (only !== undefined) values[name] = texts.length > 1 ? texts : only
	}
	return { values }
}

// The form says it: only it knows whether something is wrong.
export default function PreviewJob({ loaderData, actionData }: Route.ComponentProps) {
	return <JobForm page={loaderData} problem={actionData} />
}
