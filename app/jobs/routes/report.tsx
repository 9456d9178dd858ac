import { brand } from '#app/brand.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
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

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = specialistOf(context)
	const jobId = idParam(params.jobId)
	const [job, mine] = await Promise.all([findReportableJob(jobId), findMyReport(actor, jobId)])
	if (!job) throw notFound()
	if (mine) throw await redirectWith(`/jobs/${jobId}`, alreadyReported)
	return job
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const jobId = idParam(params.jobId)
	const form = await parseForm(request, ReportInput)
	if (!form.ok) return invalid(form.problem)

	const reported = await reportJob(actor, jobId, form.value)
	if (!reported.ok && reported.failure === 'no-such-job') throw notFound()
	if (!reported.ok) return redirectWith(`/jobs/${jobId}`, alreadyReported)
	return redirectWith('/jobs', {
		title: 'Thank you. We will review your report',
		detail: `${reported.value.title} is now hidden from your lists. We will tell you the outcome in Notifications.`,
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
				back={{ to: `/jobs/${job.id}`, label: 'Back to job' }}
				title="Report this job"
				lead={`${job.title} at ${job.hospitalName}. Only our team reads this. We never tell the hospital who reported it.`}
			/>
			<ReportForm
				problem={problem}
				reasons={reportReasons.map((value) => ({ value, label: reportReasonNames[value] }))}
				hint="Tell us who asked for what, when and how. Names, phone numbers and amounts help most."
				longest={longestReport}
				isDetailOptional
			/>
		</main>
	)
}
