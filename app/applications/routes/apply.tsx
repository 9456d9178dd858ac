import { data } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { findOpenJob } from '#app/jobs/queries.server.ts'
import { findPublishedResponse } from '#app/offers/responses/published-responses.server.ts'
import { formatDate } from '#app/platform/text/dates.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { addAskedBasics } from '#app/specialists/profile/basics.server.ts'
import { loadApplyFacts } from '../applying/apply-sheet.server.ts'
import { applyToJob, type ApplyFailure } from '../applying/apply.server.ts'
import { ApplyForm } from '../components/apply-form.tsx'
import { findMyApplicationTo } from '../applying/my-applications.server.ts'
import { ApplicationForm } from '../schema.server.ts'
import { StageTag } from '../stage-tag.tsx'
import { formatSpan, invitationRefusals } from '../labels.ts'
import type { Route } from './+types/apply.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const jobId = idParam(params.jobId)
	const [job, mine] = await Promise.all([findOpenJob(jobId), findMyApplicationTo(actor, jobId)])
	// Closed, in draft and unknown look alike.
	if (!job) throw data({ message: failures['job-not-open'] }, { status: 404 })
	return {
		job: { id: job.id, title: job.title, hospitalName: job.hospitalName },
		mine: mine ? { id: mine.id, stage: mine.stage, applied: formatDate(mine.appliedAt) } : null,
		facts: mine ? null : await loadApplyFacts(actor, job),
	}
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const jobId = idParam(params.jobId)
	const form = await parseForm(request, ApplicationForm)
	if (!form.ok) return invalid(form.problem)

	const added = await addAskedBasics(actor, form.value)
	if (added.refused) return invalid({ fields: added.refused, values: form.values })
	const applied = await applyToJob(actor, jobId, form.value)
	if (!applied.ok && applied.failure === 'already-applied') {
		const mine = await findMyApplicationTo(actor, jobId)
		if (mine) return redirectWith(`/applications/${mine.id}`, { title: failures[applied.failure], tone: 'info' })
	}
	if (!applied.ok && applied.failure === 'hospital-hidden')
		return invalid({ fields: { anyway: [failures[applied.failure]] }, values: form.values })
	if (!applied.ok) return invalid({ form: failures[applied.failure], values: form.values })

	const { applicationId, hospitalId, hospitalName, resumeAttached } = applied.value
	const { typical } = await findPublishedResponse(hospitalId)
	const answer = typical
		? `${hospitalName} usually responds in about ${formatSpan(typical.hours)}.`
		: `We will notify you when ${hospitalName} responds.`
	const missing = form.value.attachResume && !resumeAttached ? 'Your resume could not be attached.' : null
	const detail = [answer, missing, added.understood].filter(Boolean).join(' ')
	return redirectWith(`/applications/${applicationId}`, { title: 'Applied', detail })
}

const failures: Record<ApplyFailure, string> = {
	'job-not-open': 'This job is not accepting applications right now.',
	'already-applied': 'You have already applied for this job.',
	'hospital-blocked': 'You have blocked this hospital. Unblock it in your settings, under Privacy, to apply.',
	'hospital-hidden': invitationRefusals['hospital-hidden'],
}

export default function Apply({ loaderData: { job, mine, facts }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] gap-5 py-6">
			<PageTitle problem={actionData}>{`Apply: ${job.title}`}</PageTitle>
			<PageHeader
				back={{ to: `/jobs/${job.id}`, label: 'Back to job' }}
				title={`Apply: ${job.title}`}
				lead={job.hospitalName}
				tags={mine ? <StageTag stage={mine.stage} /> : undefined}
			/>
			{facts ? <ApplyForm facts={facts} problem={actionData} /> : null}
			{mine ? (
				<div className="grid justify-items-start gap-3">
					<p>
						{failures['already-applied']} You applied on {mine.applied}.
					</p>
					<ButtonLink to={`/applications/${mine.id}`}>View your application</ButtonLink>
				</div>
			) : null}
		</main>
	)
}
