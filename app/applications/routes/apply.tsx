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
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const jobId = idParam(params.jobId)
	const [job, mine] = await Promise.all([findOpenJob(jobId), findMyApplicationTo(actor, jobId)])
	// Closed, in draft and unknown look alike.
	if (!job) throw data({ message: refusalOf('job-not-open') }, { status: 404 })
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
		if (mine) return redirectWith(`/applications/${mine.id}`, { title: refusalOf(applied.failure), tone: 'info' })
	}
	if (!applied.ok && applied.failure === 'hospital-hidden')
		return invalid({ fields: { anyway: [refusalOf(applied.failure)] }, values: form.values })
	if (!applied.ok) return invalid({ form: refusalOf(applied.failure), values: form.values })

	const { applicationId, hospitalId, hospitalName, resumeAttached } = applied.value
	const { typical } = await findPublishedResponse(hospitalId)
	const answer = typical
		? t`${{ hospital: hospitalName }} usually responds in about ${{ time: formatSpan(typical.hours) }}.`
		: t`We will notify you when ${{ hospital: hospitalName }} responds.`
	const missing = form.value.attachResume && !resumeAttached ? t`Your resume could not be attached.` : null
	const detail = [answer, missing, added.understood].filter(Boolean).join(' ')
	return redirectWith(`/applications/${applicationId}`, { title: t.of('application')`Applied`, detail })
}

const refusalOf = (failure: ApplyFailure) =>
	failure === 'already-applied' ? t`You have already applied for this job.` : invitationRefusals[failure]

export default function Apply({ loaderData: { job, mine, facts }, actionData }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-[minmax(0,1fr)] gap-5 py-6">
			<PageTitle problem={actionData}>{t`Apply: ${{ job: job.title }}`}</PageTitle>
			<PageHeader
				back={{ to: `/jobs/${job.id}`, label: t`Back to job` }}
				title={t`Apply: ${{ job: job.title }}`}
				lead={job.hospitalName}
				leadLang={asWritten().lang}
				tags={mine ? <StageTag stage={mine.stage} /> : undefined}
			/>
			{facts ? <ApplyForm facts={facts} problem={actionData} /> : null}
			{mine ? (
				<div className="grid justify-items-start gap-3">
					<p>
						{refusalOf('already-applied')} {t`You applied on ${{ day: mine.applied }}.`}
					</p>
					<ButtonLink to={`/applications/${mine.id}`}>{t`View your application`}</ButtonLink>
				</div>
			) : null}
		</main>
	)
}
