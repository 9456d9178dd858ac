import { queues } from '#app/cases/kinds.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, valueOf } from '#app/platform/http/http.ts'
import { RightsVersion } from '#app/rights/schema.server.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { markRightsSpamLater } from '../queues/rights-queue.server.ts'
import { rightsKindParam, rightsRefusal, toRightsCase } from '../rights-route.server.ts'
import type { Route } from './+types/mark-rights-spam.ts'

export const loader = toRightsCase

export async function action({ request, context, params }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const [kind, requestId] = [rightsKindParam(params.kind), idParam(params.requestId)]
	const form = await parseForm(request, RightsVersion)
	if (!form.ok) throw badRequest()
	const next = await findNextCase(operator, kind, requestId)
	const marked = valueOf(await markRightsSpamLater[kind](operator, requestId, form.value), rightsRefusal)
	return afterWaitingDecision(next ?? queues[kind].path, marked.decisionId, 'Request marked as spam')
}
