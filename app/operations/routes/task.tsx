import { findOpenProposal } from '#app/cases/proposals.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { findFailedTask } from '#app/platform/tasks/failed-tasks.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { FactGrid } from '#app/ui/fact-grid.tsx'
import { Notice } from '#app/ui/page/notice.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { caseWorkAddress } from '#app/cases/case-work.ts'
import { discardReasons } from '../cases/case-reasons.ts'
import { CasePage } from '../components/case-page.tsx'
import { DecisionButton, DecisionLink } from '../components/decision-link.tsx'
import { HoldForm } from '../components/hold-form.tsx'
import { ReasonForm } from '../components/reason-form.tsx'
import { readDesk } from '../cases/desk.server.ts'
import type { Route } from './+types/task.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
	const task = await findFailedTask(idParam(params.taskId))
	if (!task) throw notFound()
	const { failedAt, ...shown } = task
	const [desk, proposalId] = await Promise.all([
		readDesk(operatorOf(context), 'task', task.id),
		findOpenProposal('discard-task', task.id),
	])
	return { task: { ...shown, failed: formatDateTime(failedAt), proposalId }, desk }
}

/** A background task that failed at every try. */
export default function TaskPage({ loaderData: { task, desk } }: Route.ComponentProps) {
	const { id, name, problem, tries, failed, proposalId } = task
	const at = (decision: string) => `/operator/tasks/${id}/${decision}`
	return (
		<CasePage
			desk={desk}
			title={name}
			lead={`Failed ${failed}`}
			decisions={
				<>
					<DecisionButton letter="A" action={at('retry')} pendingLabel="Saving...">
						Retry
					</DecisionButton>
					<DecisionLink letter="H" to={caseWorkAddress('task', id, 'hold')} title="Put on hold" label="Hold">
						<HoldForm kind="task" id={id} />
					</DecisionLink>
					{proposalId === null ? (
						<DecisionLink letter="R" to={at('discarding')} title={`Discard ${name}`} label="Discard">
							<ReasonForm
								id="discarding"
								action={at('discarding')}
								reasons={discardReasons}
								problem={undefined}
								hint="Recorded in the audit log. Another operator confirms it."
								button="Propose discarding"
								pendingLabel="Sending..."
							/>
						</DecisionLink>
					) : null}
				</>
			}
		>
			<PageTitle problem={undefined}>{`Failed task: ${name}`}</PageTitle>
			{proposalId === null ? null : (
				<Notice title="Discarding proposed">
					Another operator confirms it under <a href={`/operator/proposals/${proposalId}`}>To confirm</a>.
				</Notice>
			)}
			<FactGrid
				facts={[
					{ label: 'Problem', value: problem ?? 'Not recorded' },
					{ label: 'Tries', value: <span className="num">{tries}</span> },
					{ label: 'Task ID', value: <span className="num wrap-anywhere">{id}</span> },
				]}
			/>
			<p className="max-w-prose text-ink-2">The server log has the details under the task ID.</p>
		</CasePage>
	)
}
