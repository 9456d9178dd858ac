import { Link } from 'react-router'
import { plural } from '#app/platform/text/counted.ts'
import { ReportView } from '../components/report-view.tsx'
import { SettlementForm } from '../components/settlement-form.tsx'
import { findAskedParty } from '../cases/asked-party.server.ts'
import { jobReportOutcomes } from '../cases/case-reasons.ts'
import { decidedMomentAgo, takenByAnother } from '../cases/case-refusals.ts'
import { readDesk } from '../cases/desk.server.ts'
import { findReport } from '../moderation/job-reports.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { proposalRefusals, withdrawal } from '../cases/proposal-route.server.ts'
import { proposeJobRemoval } from '../cases/second-operator.server.ts'
import { settlementInput, wholeOutcome } from '../schema.server.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { keepJobLater } from '../queues/job-report-queue.server.ts'
import { isRemovalProposed } from '#app/cases/proposals.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { Notice } from '#app/ui/page/notice.tsx'
import { operatorOf } from '#app/identity/groups.server.ts'
import { longestOutcome } from '#app/jobs/review/report-rules.ts'
import { statusNames } from '#app/jobs/status.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import type { Route } from './+types/job-report.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const report = await findReport(operatorOf(context), idParam(params.reportId))
	if (!report) throw notFound()
	const [desk, isProposed, asked] = await Promise.all([
		readDesk(operatorOf(context), 'job-report', report.id),
		isRemovalProposed(db, report.jobId),
		findAskedParty('job-report', report.id),
	])
	return { report, desk, isProposed, askAs: asked === null ? null : ('job-report' as const) }
}

const Settlement = settlementInput(['remove', 'keep'], jobReportOutcomes, 'Choose what happens to the job.')

export async function action({ request, context, params }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const reportId = idParam(params.reportId)
	const form = await parseForm(request, Settlement)
	if (!form.ok) return invalid(form.problem)
	const settlement = { verdict: form.value.verdict, outcome: wholeOutcome(form.value) }

	const next = (await findNextCase(actor, 'job-report', reportId)) ?? '/operator/reports'
	if (settlement.verdict === 'remove') {
		const report = await findReport(actor, reportId)
		if (!report) throw notFound()
		const proposed = await proposeJobRemoval(actor, report.jobId, { reason: settlement.outcome, reportId })
		if (!proposed.ok) throw conflict(proposalRefusals[proposed.failure])
		return redirectWith(next, {
			title: `Removal proposed: ${proposed.value.title}`,
			detail: 'The job is paused. The report is resolved when another operator confirms.',
			undo: withdrawal(proposed.value.proposalId),
		})
	}

	const settled = await keepJobLater(actor, reportId, settlement)
	if (!settled.ok) throw settled.failure === 'no-such-report' ? notFound() : conflict(refusals[settled.failure])
	const { decisionId, value } = settled.value
	const { title, reporters } = value
	return afterWaitingDecision(
		next,
		decisionId,
		`Report resolved: ${title} stays live`,
		reporters === 0
			? 'It came from visitors, who are not notified.'
			: plural(
					reporters,
					'The reporter is notified then.',
					`The ${reporters} people who reported it are notified then.`,
				),
	)
}

const refusals = {
	taken: takenByAnother,
	decided: decidedMomentAgo,
	'already-settled': 'Another operator has already resolved this report.',
	'removal-proposed': 'Removal of this job has been proposed. The report is resolved with that decision.',
}

export default function JobReport({
	loaderData: { report, desk, isProposed, askAs },
	actionData,
}: Route.ComponentProps) {
	return (
		<ReportView
			about={report.jobTitle}
			desk={desk}
			askAs={askAs}
			problem={actionData}
			warning={
				isProposed ? (
					<Notice title="Removal proposed">
						The job is paused. Another operator confirms it under <Link to="/operator/proposals">To confirm</Link>.
					</Notice>
				) : null
			}
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
				isProposed ? null : (
					<SettlementForm
						problem={actionData}
						question="Decision"
						verdicts={[
							{
								value: 'remove',
								label: 'Remove job',
								hint: 'A second operator confirms it. Until then the job is paused.',
							},
							{ value: 'keep', label: 'Keep job', hint: 'It stays hidden from those who reported it.' },
						]}
						outcomes={jobReportOutcomes}
						hint="The reporters see this. If the job is removed, the hospital sees it too, so do not name anyone."
						longest={longestOutcome}
					/>
				)
			}
		/>
	)
}
