import { operatorOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { appealValue, toAppeal } from '../cases/appeal-route.server.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { thenHospital } from '../hospitals/notified-hospital.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { appealQueue, grantAppealLater } from '../queues/appeal-queue.server.ts'
import type { Route } from './+types/grant-appeal.ts'

export const loader = toAppeal

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const decisionId = idParam(params.decisionId)
	await refuseFields(request)
	const next = await findNextCase(actor, 'appeal', decisionId)
	const granted = appealValue(await grantAppealLater(actor, decisionId, {}))
	const title = `Appeal granted: ${granted.value.title}`
	const told =
		granted.value.about === 'account'
			? 'They are notified then.'
			: await thenHospital((await appealQueue.findSubject(decisionId))?.hospitalId)
	return afterWaitingDecision(next ?? '/operator/appeals', granted.decisionId, title, told)
}
