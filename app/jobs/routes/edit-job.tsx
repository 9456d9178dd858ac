import { memberOf } from '#app/identity/groups.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { reviewTargetHours } from '#app/moderation/status.ts'
import { parseFormData } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { editJob } from '../commands.server.ts'
import { JobForm } from '../components/job-form.tsx'
import { loadJobForm } from '../form/job-form.server.ts'
import { readJobForm } from '../form/job-place.server.ts'
import { inReviewFlash } from '../page/posted-flash.ts'
import { findJobOfHospital } from '../queries.server.ts'
import { saveRefusals } from '../refusals.ts'
import { draftInput, jobInput } from '../schema.server.ts'
import type { Route } from './+types/edit-job.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const page = await loadJobForm(memberOf(context), idParam(params.jobId))
	if (!page) throw notFound()
	return page
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = memberOf(context)
	const jobId = idParam(params.jobId)
	const job = await findJobOfHospital(member, jobId)
	if (!job) throw notFound()
	const isDraft = job.status === 'draft'
	// What was published stays whole; a draft may stay unfinished.
	const { sent, sites } = await readJobForm(request, member)
	const whole = jobInput({
		today: istToday(new Date()),
		publishedStart: job.startsOn,
		publishedApplyBy: job.applyBy,
		sites,
	})
	const form = isDraft ? parseFormData(sent, draftInput) : parseFormData(sent, whole)
	if (!form.ok) return invalid(form.problem)

	const saved = await editJob(member, jobId, form.value)
	if (!saved.ok && saved.failure === 'no-such-job') throw notFound()
	if (!saved.ok) return invalid({ form: saveRefusals[saved.failure], values: form.values }, 409)
	return isDraft
		? redirectWith(`/hospital/jobs/${jobId}/edit`, {
				title: 'Draft saved',
				detail: 'You can find it under Job Postings.',
			})
		: redirectWith(
				'/hospitals/dashboard/jobs',
				saved.value.isHeld
					? { ...inReviewFlash(form.value.title), detail: heldChanges }
					: { title: 'Changes saved', detail: form.value.title },
			)
}

const heldChanges = `Your changes are not live yet. The job stays as it was until we have read them, within ${reviewTargetHours} hours.`

// The form says it: only it knows whether something is wrong.
export default function EditJob({ loaderData, actionData }: Route.ComponentProps) {
	return <JobForm page={loaderData} problem={actionData} />
}
