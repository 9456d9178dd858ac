import { Link } from 'react-router'
import { longestOutcome } from '#app/contacts/limits.ts'
import { RequestView } from '#app/contacts/requests/request-view.tsx'
import { operatorOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { idParam, invalid, notFound, valueOf } from '#app/platform/http/http.ts'
import { FirstOf } from '#app/ui/page/first-of.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { ReportView } from '../components/report-view.tsx'
import { SettlementForm } from '../components/settlement-form.tsx'
import { userReportOutcomes } from '../cases/case-reasons.ts'
import { decidedMomentAgo, takenByAnother } from '../cases/case-refusals.ts'
import { readDesk } from '../cases/desk.server.ts'
import { thenHospital } from '../hospitals/notified-hospital.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { settlementInput, wholeOutcome } from '../schema.server.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { resolveUserReportLater, userReportQueue } from '../queues/user-report-queue.server.ts'
import { openUserReport } from '../moderation/user-reports.server.ts'
import type { Route } from './+types/user-report.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const report = await openUserReport(operatorOf(context), idParam(params.reportId))
	if (!report) throw notFound()
	return { report, desk: await readDesk(operatorOf(context), 'user-report', report.id) }
}

const Settlement = settlementInput(['upheld', 'dismissed'], userReportOutcomes, 'Choose whether the report is valid.')

export async function action({ request, context, params }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const reportId = idParam(params.reportId)
	const form = await parseForm(request, Settlement)
	if (!form.ok) return invalid(form.problem)
	const outcome = { verdict: form.value.verdict, outcome: wholeOutcome(form.value) }

	const next = (await findNextCase(actor, 'user-report', reportId)) ?? '/operator/conduct'
	const { decisionId, value } = valueOf(await resolveUserReportLater(actor, reportId, outcome), ({ failure }) =>
		failure === 'taken'
			? takenByAnother
			: failure === 'decided'
				? decidedMomentAgo
				: 'Another operator has already resolved this report.',
	)
	const isUpheld = form.value.verdict === 'upheld'
	const reported = isUpheld ? await thenReported(value.about, reportId) : ''
	const told = ['The reporter is notified then.', reported].filter(Boolean).join(' ')
	return afterWaitingDecision(next, decisionId, 'Report resolved', told)
}

/** The other side of a report that is valid: a hospital without a member whom we can reach is not notified. */
async function thenReported(about: 'hospital' | 'specialist', reportId: string) {
	if (about === 'specialist') return 'So is the specialist.'
	return thenHospital((await userReportQueue.findSubject(reportId))?.hospitalId)
}

type Report = Route.ComponentProps['loaderData']['report']

export default function UserReport({ loaderData: { report, desk }, actionData }: Route.ComponentProps) {
	const isAboutHospital = report.about === 'hospital'
	return (
		<ReportView
			about={isAboutHospital ? report.hospitalName : report.specialistName}
			desk={desk}
			askAs="user-report"
			problem={actionData}
			warning={
				report.isPaused ? (
					<Notice tone="warning" title="New contact requests from this hospital are paused">
						They resume when fewer than two reports about it are open.
					</Notice>
				) : null
			}
			facts={[
				{
					label: 'Hospital',
					value: <Link to={`/operator/hospitals/${report.hospitalId}`}>{report.hospitalName}</Link>,
				},
				{ label: 'Specialist', value: report.specialistName },
				{ label: 'Reason', value: report.reason },
				{ label: 'Reported by', value: report.reporter },
				{ label: 'Sent', value: report.sent },
				{ label: 'Open reports about this hospital', value: report.openAbout },
			]}
			report={report}
			settlement={
				<SettlementForm
					problem={actionData}
					question="Is the report valid?"
					verdicts={[
						{ value: 'upheld', label: 'Yes', hint: isAboutHospital ? toHospital : toSpecialist },
						{ value: 'dismissed', label: 'No', hint: 'Only the reporter is notified.' },
					]}
					outcomes={userReportOutcomes}
					hint="Both sides may see this, so do not name anyone."
					longest={longestOutcome}
				>
					{isAboutHospital ? (
						<Link to={`/operator/hospitals/${report.hospitalId}/suspension`}>Suspend hospital</Link>
					) : null}
				</SettlementForm>
			}
		>
			{report.steps.length > 0 ? (
				<Panel title="What we do about it">
					<ol className="grid list-decimal gap-2 pl-5">
						{report.steps.map((step) => (
							<li key={step}>{step}</li>
						))}
					</ol>
				</Panel>
			) : null}
			{report.request ? (
				<Panel title="The request">
					<RequestView request={report.request} />
				</Panel>
			) : null}
			<Conversation {...report} />
		</ReportView>
	)
}

const toHospital = 'The hospital sees what you write below. If it must not continue, suspend it as well.'
const toSpecialist = 'The specialist sees what you write below.'

/** Only what the two wrote to each other, and only because it was reported. */
function Conversation({ said, saidInAll }: Pick<Report, 'said' | 'saidInAll'>) {
	return (
		<Panel title="Their conversation" flush={said.length > 0}>
			{said.length === 0 ? (
				<p className="text-ink-2">They have not exchanged messages.</p>
			) : (
				<>
					<FirstOf part="last" shown={said.length} total={saidInAll} />
					<ol className="divide-y divide-line">
						{said.map(({ id, side, body, at, by }) => (
							<li key={id} className="grid gap-0.5 px-4 py-3">
								<p className="num text-sm text-ink-2">
									{[side === 'hospital' ? 'Hospital' : 'Specialist', by, at].filter(Boolean).join(' · ')}
								</p>
								<p className="break-words whitespace-pre-line">{body || 'A file'}</p>
							</li>
						))}
					</ol>
				</>
			)}
		</Panel>
	)
}
