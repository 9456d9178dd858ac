import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import { decidedMomentAgo } from '../cases/case-refusals.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { retryTaskLater } from '../queues/task-queue.server.ts'
import type { Route } from './+types/retry-task.ts'

export const loader = buttonPage(() => '/operator/tasks')

export async function action({ request, context, params }: Route.ActionArgs) {
	const actor = operatorOf(context)
	await refuseFields(request)
	const next = await findNextCase(actor, 'task', idParam(params.taskId))
	const retried = await retryTaskLater(actor, idParam(params.taskId), {})
	if (!retried.ok) throw retried.failure === 'decided' ? conflict(decidedMomentAgo) : notFound()
	return afterWaitingDecision(next ?? '/operator/tasks', retried.value.decisionId, 'Task queued again')
}
