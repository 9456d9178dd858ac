import { operatorOf } from '#app/identity/groups.server.ts'
import { formatPhone } from '#app/identity/phone.server.ts'
import { liftNumber } from '#app/identity/sign-in/suspended-numbers.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import type { Route } from './+types/restore-number.ts'

export const loader = buttonPage(() => '/operator/numbers')

export async function action({ context, request, params }: Route.ActionArgs) {
	await refuseFields(request)
	const lifted = await liftNumber(operatorOf(context), idParam(params.numberId))
	if (!lifted.ok) throw notFound()
	return redirectWith('/operator/numbers', { title: `${formatPhone(lifted.value.phone)} has been restored` })
}
