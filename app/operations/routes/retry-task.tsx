import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/button-page.server.ts'
import { retryFailedTask } from '#app/platform/failed-tasks.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findNextCase } from '../open-cases.server.ts'
import type { Route } from './+types/retry-task.ts'

export const loader = buttonPage(() => '/operator/tasks')

export async function action({ request, context, params }: Route.ActionArgs) {
	const actor = operatorOf(context)
	await refuseFields(request)
	const next = await findNextCase(actor, 'task', idParam(params.taskId))
	if (!(await retryFailedTask(actor.accountId, idParam(params.taskId)))) throw notFound()
	return redirectWith(next ?? '/operator/tasks', { title: 'Task queued again' })
}
