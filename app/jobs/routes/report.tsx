import { brand } from '#app/brand.ts'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { ReportForm } from '../report-form.tsx'
import { longestReport, reportReasonNames, reportReasons } from '../report-rules.ts'
import { ReportInput } from '../report-schema.server.ts'
import { findMyReport, findReportableJob, reportJob } from '../reports.server.ts'
import type { Route } from './+types/report.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const actor = requireSpecialist(context, request)
	const jobId = idParam(params.jobId)
	const [job, mine] = await Promise.all([findReportableJob(jobId), findMyReport(actor, jobId)])
	if (!job) throw notFound()
	if (mine) throw await redirectWith(`/jobs/${jobId}`, alreadyReported)
	return job
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const jobId = idParam(params.jobId)
	const form = await parseForm(request, ReportInput)
	if (!form.ok) return invalid(form.problem)

	const reported = await reportJob(actor, jobId, form.value)
	if (!reported.ok && reported.failure === 'no-such-job') throw notFound()
	if (!reported.ok) return redirectWith(`/jobs/${jobId}`, alreadyReported)
	return redirectWith('/jobs', {
		title: 'Thank you. We look into it',
		detail: `${reported.value.title} is out of your lists. We tell you under Notifications what came of it.`,
	})
}

const alreadyReported = { title: 'You have reported this job already', tone: 'info' } as const

export const meta: Route.MetaFunction = () => [
	{ title: `Report a job · ${brand.name}` },
	{ name: 'robots', content: 'noindex' },
]

export default function Report({ loaderData: job, actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>Report this job</PageTitle>
			<PageHeader
				back={{ to: `/jobs/${job.id}`, label: 'Back to the job' }}
				title="Report this job"
				lead={`${job.title} at ${job.hospitalName}. Only we read this; the hospital never learns who wrote it.`}
			/>
			<ReportForm
				problem={problem}
				reasons={reportReasons.map((value) => ({ value, label: reportReasonNames[value] }))}
				hint="Who asked for what, when and how: names, numbers and amounts help us most."
				longest={longestReport}
				isDetailOptional
			/>
		</main>
	)
}
