import { Link } from 'react-router'
import { ReportView } from '../components/report-view.tsx'
import { SettlementForm } from '../components/settlement-form.tsx'
import { findReport } from '../job-reports.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { longestOutcome } from '#app/jobs/report-rules.ts'
import { SettlementInput } from '#app/jobs/report-schema.server.ts'
import { settleReport } from '#app/jobs/reports.server.ts'
import { statusNames } from '#app/jobs/status.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Route } from './+types/job-report.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const report = await findReport(operatorOf(context), idParam(params.reportId))
	if (!report) throw notFound()
	return report
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const reportId = idParam(params.reportId)
	const form = await parseForm(request, SettlementInput)
	if (!form.ok) return invalid(form.problem)

	const settled = await settleReport(actor, reportId, form.value)
	if (!settled.ok && settled.failure === 'no-such-report') throw notFound()
	if (!settled.ok) throw conflict('Another operator has already resolved this report.')
	const { title, reporters } = settled.value
	return redirectWith('/operator/reports', {
		title: form.value.verdict === 'remove' ? `Job removed: ${title}` : `Report resolved: ${title} stays live`,
		detail:
			reporters === 0
				? 'It came from visitors, who are not notified.'
				: reporters === 1
					? 'The reporter has been notified.'
					: `The ${reporters} people who reported it have been notified.`,
	})
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function JobReport({ loaderData: report, actionData }: Route.ComponentProps) {
	return (
		<ReportView
			about={report.jobTitle}
			back={{ to: '/operator/reports', label: 'Reported jobs' }}
			problem={actionData}
			facts={[
				{
					label: 'Hospital',
					value: <Link to={`/operator/hospitals/${report.hospitalId}`}>{report.hospitalName}</Link>,
				},
				{
					label: 'Job',
					value:
						report.jobStatus === 'open' ? (
							<Link to={`/jobs/${report.jobId}`}>Open</Link>
						) : (
							statusNames[report.jobStatus]
						),
				},
				{ label: 'Reason', value: report.reason },
				{ label: 'Reported by', value: report.reporter },
				{ label: 'Contact', value: report.contact },
				{ label: 'Sent', value: report.sent },
				{ label: 'Reports of this job', value: report.reportsOfJob },
			]}
			report={report}
			settlement={
				<SettlementForm
					problem={actionData}
					question="Decision"
					verdicts={[
						{ value: 'remove', label: 'Remove job', hint: 'Permanent. The hospital cannot reopen it.' },
						{ value: 'keep', label: 'Keep job', hint: 'It stays hidden from those who reported it.' },
					]}
					hint="The reporters see this. If the job is removed, the hospital sees it too, so do not name anyone."
					longest={longestOutcome}
				/>
			}
		/>
	)
}
