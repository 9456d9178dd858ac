import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/button-page.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { idParam, valueOf } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { suspensionRefusal } from '../account-refusals.ts'
import { restoreAccount } from '../suspension.server.ts'
import type { Route } from './+types/restore-account.ts'

export const loader = buttonPage(({ params }: Route.LoaderArgs) => `/operator/accounts/${idParam(params.accountId)}`)

export async function action({ request, context, params }: Route.ActionArgs) {
	const operator = operatorOf(context)
	const accountId = idParam(params.accountId)
	await refuseFields(request)
	const { name } = valueOf(await restoreAccount(operator, accountId), suspensionRefusal)
	return redirectWith(`/operator/accounts/${accountId}`, {
		title: `${name} has been restored`,
		detail: 'They can log in again and have been notified.',
	})
}
