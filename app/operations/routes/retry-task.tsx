import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/button-page.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import { decidedMomentAgo } from '../case-refusals.ts'
import { afterWaitingDecision } from '../decided.server.ts'
import { findNextCase } from '../open-cases.server.ts'
import { retryTaskLater } from '../waiting-decisions.server.ts'
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
