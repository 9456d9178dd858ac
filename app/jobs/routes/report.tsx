import { reportHours } from '#app/cases/kinds.ts'
import { company } from '#app/company.ts'
import { getActor } from '#app/identity/sessions/session.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound, tooMany } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { PageTitle, unlisted } from '#app/ui/page/page-title.tsx'
import { ReportForm } from '../review/report-form.tsx'
import { longestContact, longestReport, reportReasonNames, reportReasons } from '../review/report-rules.ts'
import { ReportInput } from '../review/report-schema.server.ts'
import { findMyReport, findReportableJob, reportJob, reportJobAsVisitor } from '../review/reports.server.ts'
import type { Route } from './+types/report.ts'
import { t } from '#app/platform/language/words.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const actor = reporterOf(context)
	const jobId = idParam(params.jobId)
	const isVisitor = actor.kind === 'visitor'
	const [job, mine] = await Promise.all([findReportableJob(jobId), isVisitor ? null : findMyReport(actor, jobId)])
	if (!job) throw notFound()
	if (mine) throw await redirectWith(`/jobs/${jobId}`, alreadyReported())
	return { ...job, isVisitor }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = reporterOf(context)
	const jobId = idParam(params.jobId)
	const form = await parseForm(request, ReportInput)
	if (!form.ok) return invalid(form.problem)

	const reported =
		actor.kind === 'visitor'
			? await reportJobAsVisitor(context.get(requestFacts).clientAddress, jobId, form.value)
			: await reportJob(actor, jobId, form.value)
	if (!reported.ok && reported.failure === 'no-such-job') throw notFound()
	if (!reported.ok && reported.failure === 'too-many')
		return tooMany({ form: tooManyReports(), values: form.values }, 3600)
	if (!reported.ok) return redirectWith(`/jobs/${jobId}`, alreadyReported())
	if (actor.kind === 'visitor') return redirectWith(`/jobs/${jobId}`, { title: thanks() })
	return redirectWith('/jobs', {
		title: thanks(),
		detail: t`${{ job: reported.value.title }} is now hidden from your lists. We will tell you the outcome in Notifications.`,
	})
}

/** Visitors and specialists. A member or an operator has no use for the page. */
function reporterOf(context: Route.LoaderArgs['context']) {
	const actor = getActor(context)
	if (actor.kind !== 'visitor' && actor.kind !== 'specialist') throw notFound()
	return actor
}

const thanks = () => t`Thank you. We will review your report within ${{ hours: reportHours }} hours`
const tooManyReports = () =>
	t`Too many reports have been sent from your connection or about this job. Try again later, or email ${{ email: company.email }}.`
const alreadyReported = () => ({ title: t`You have reported this job already`, tone: 'info' }) as const

export const meta = () => [unlisted]

export default function Report({ loaderData: job, actionData: problem }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={problem}>{t`Report this job`}</PageTitle>
			<PageHeader
				back={{ to: `/jobs/${job.id}`, label: t`Back to job` }}
				title={t`Report this job`}
				lead={t`${{ job: job.title }} at ${{ hospital: job.hospitalName }}. Only our team reads this. We never tell the hospital who reported it.`}
			/>
			<ReportForm
				problem={problem}
				reasons={reportReasons.map((value) => ({ value, label: reportReasonNames[value] }))}
				hint={t`Tell us who asked for what, when and how. Names, phone numbers and amounts help most.`}
				longest={longestReport}
				isDetailOptional
				longestContact={job.isVisitor ? longestContact : undefined}
			/>
		</main>
	)
}
