import { operatorOf } from '#app/identity/groups.server.ts'
import { findFailedTask } from '#app/platform/tasks/failed-tasks.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { discardReasons } from '../cases/case-reasons.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import { proposalRefusals, withdrawal } from '../cases/proposal-route.server.ts'
import { reasonInput, wholeReason } from '../schema.server.ts'
import { proposeDiscarding } from '../cases/second-operator.server.ts'
import type { Route } from './+types/discard-task.ts'

export async function loader({ params }: Route.LoaderArgs) {
	const task = await findFailedTask(idParam(params.taskId))
	if (!task) throw notFound()
	return { name: task.name }
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const taskId = idParam(params.taskId)
	if (!(await findFailedTask(taskId))) throw notFound()
	const form = await parseForm(request, reasonInput(discardReasons))
	if (!form.ok) return invalid(form.problem)
	const proposed = await proposeDiscarding(operatorOf(context), taskId, wholeReason(form.value))
	if (!proposed.ok) throw proposed.failure === 'unknown' ? notFound() : conflict(proposalRefusals[proposed.failure])
	return redirectWith('/operator/tasks', {
		title: 'Discarding proposed',
		detail: 'Another operator has to confirm it. Until then you can still retry the task.',
		undo: withdrawal(proposed.value.proposalId),
	})
}

// The page says it: only it knows whether something is wrong.
export default function DiscardTask({ loaderData: { name }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			title={`Discard ${name}`}
			lead="The task will not run, and what it was meant to do is never done. Another operator confirms this."
			back={{ to: '/operator/tasks', label: 'Failed tasks' }}
			problem={actionData}
			reasons={discardReasons}
			hint="Recorded in the audit log."
			button="Propose discarding"
			pendingLabel="Sending..."
		/>
	)
}
