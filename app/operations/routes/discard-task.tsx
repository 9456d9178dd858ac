import { operatorOf } from '#app/identity/groups.server.ts'
import { discardFailedTask, findFailedTask } from '#app/platform/failed-tasks.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { AccountReason } from '../account-schema.server.ts'
import { ReasonPage } from '../components/reason-page.tsx'
import type { Route } from './+types/discard-task.ts'

export async function loader({ params }: Route.LoaderArgs) {
	const task = await findFailedTask(idParam(params.taskId))
	if (!task) throw notFound()
	return { name: task.name }
}

export async function action({ request, context, params }: Route.ActionArgs) {
	const { accountId } = operatorOf(context)
	const taskId = idParam(params.taskId)
	if (!(await findFailedTask(taskId))) throw notFound()
	const form = await parseForm(request, AccountReason)
	if (!form.ok) return invalid(form.problem)
	if (!(await discardFailedTask(accountId, taskId, form.value.reason))) throw notFound()
	return redirectWith('/operator/tasks', { title: 'Task discarded' })
}

// The page says it: only it knows whether something is wrong.
export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }]

export default function DiscardTask({ loaderData: { name }, actionData }: Route.ComponentProps) {
	return (
		<ReasonPage
			title={`Discard ${name}`}
			lead="The task will not run. What it was meant to do is not done."
			back={{ to: '/operator/tasks', label: 'Failed tasks' }}
			problem={actionData}
			hint="Recorded in the audit log."
			button="Discard task"
			pendingLabel="Discarding..."
		/>
	)
}
