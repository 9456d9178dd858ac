import { ownerOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { planPath } from '../labels.ts'
import { dropChange } from '../orders.server.ts'
import { paymentProvider } from '../payment-provider.server.ts'
import type { Route } from './+types/remove-change.ts'

export const loader = buttonPage(() => planPath)

export async function action({ request, context }: Route.ActionArgs) {
	const owner = ownerOf(context)
	await refuseFields(request)
	if (!paymentProvider) throw notFound()
	const dropped = await dropChange(paymentProvider, owner)
	if (dropped.ok || dropped.failure === 'not-found') return redirectWith(planPath, { title: 'Change dropped' })
	return redirectWith(planPath, {
		title: 'Not dropped',
		detail: 'It has been paid in this moment, or the payment provider has not answered. Check the plan and try again.',
		tone: 'danger',
	})
}
