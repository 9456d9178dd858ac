import { Form, Link } from 'react-router'
import { findReport } from '../job-reports.server.ts'
import { requireOperator } from '#app/identity/session.server.ts'
import { longestOutcome } from '#app/jobs/report-rules.ts'
import { SettlementInput } from '#app/jobs/report-schema.server.ts'
import { settleReport } from '#app/jobs/reports.server.ts'
import { statusNames } from '#app/jobs/status.ts'
import { type FormProblem, fieldValue } from '#app/platform/form.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { RadioGroup } from '#app/ui/choice-group.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import type { Route } from './+types/job-report.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const report = await findReport(requireOperator(context, request), idParam(params.reportId))
	if (!report) throw notFound()
	return report
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const actor = requireOperator(context, request)
	const reportId = idParam(params.reportId)
	const form = await parseForm(request, SettlementInput)
	if (!form.ok) return invalid(form.problem)

	const settled = await settleReport(actor, reportId, form.value)
	if (!settled.ok && settled.failure === 'no-such-report') throw notFound()
	if (!settled.ok) throw conflict('Somebody has settled this report meanwhile.')
	const { title, reporters } = settled.value
	return redirectWith('/operator/reports', {
		title: form.value.verdict === 'remove' ? `Taken down: ${title}` : `Settled: ${title} stays`,
		detail: reporters === 1 ? 'Whoever reported it is told.' : `The ${reporters} people who reported it are told.`,
	})
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function JobReport({ loaderData: report, actionData }: Route.ComponentProps) {
	const title = `Report: ${report.jobTitle}`
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-8">
			<PageTitle problem={actionData}>{title}</PageTitle>
			<PageHeader back={{ to: '/operator/reports', label: 'Reported jobs' }} title={title} />
			<FactGrid
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
					{ label: 'Sent', value: report.sent },
					{ label: 'Reports of this job', value: report.reportsOfJob },
				]}
			/>
			{report.detail ? <p className="whitespace-pre-line">{report.detail}</p> : null}
			{report.settled ? (
				<section className="grid gap-1">
					<h2 className="text-lg">Settled on {report.settled}</h2>
					<p className="whitespace-pre-line">{report.outcome}</p>
				</section>
			) : (
				<SettlementForm problem={actionData} />
			)}
		</main>
	)
}

function SettlementForm({ problem }: { problem: FormProblem | undefined }) {
	return (
		<Form method="post" noValidate className="grid gap-5">
			<ErrorSummary problem={problem} labels={{ verdict: 'What happens to the job?', outcome: 'What came of it' }} />
			<RadioGroup
				name="verdict"
				label="What happens to the job?"
				options={[
					{ value: 'remove', label: 'Take it down', hint: 'For good: its hospital cannot open it again.' },
					{ value: 'keep', label: 'Leave it', hint: 'It stays hidden for those who reported it.' },
				]}
				defaultValue={fieldValue(problem, 'verdict')}
				error={problem?.fields?.['verdict']}
				required
			/>
			<TextArea
				name="outcome"
				label="What came of it"
				hint="Whoever reported the job reads this. If it is taken down, its hospital reads it too: name nobody."
				rows={4}
				maxLength={longestOutcome}
				defaultValue={fieldValue(problem, 'outcome')}
				error={problem?.fields?.['outcome']}
				required
			/>
			<SubmitButton pendingLabel="Settling..." className="justify-self-start">
				Settle the report
			</SubmitButton>
		</Form>
	)
}
