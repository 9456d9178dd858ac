import { operatorOf } from '#app/identity/groups.server.ts'
import { notifiedBy } from '#app/notifications/notified-by.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { suspensionRefusal } from '../people/account-refusals.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { restoreAccountLater } from '../people/suspension.server.ts'
import type { Route } from './+types/restore-account.ts'

export const loader = buttonPage(({ params }: Route.LoaderArgs) => `/operator/accounts/${idParam(params.accountId)}`)

export async function action({ request, context, params }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const accountId = idParam(params.accountId)
	await refuseFields(request)
	const { decisionId, value } = valueOf(await restoreAccountLater(operator, accountId, {}), suspensionRefusal)
	const told = `They can log in again then, and are notified ${notifiedBy(value)}.`
	return afterWaitingDecision(`/operator/accounts/${accountId}`, decisionId, `${value.name} is restored`, told)
}
