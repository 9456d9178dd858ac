import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, idParam } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { markPaid } from '../answers.server.ts'
import { throwRefusal } from '../held-route.server.ts'
import { PaidInput } from '../schema.server.ts'
import { toMyCover } from '../button-pages.server.ts'
import type { Route } from './+types/payment.ts'

export const loader = toMyCover

export async function action({ request, params, context }: Route.ActionArgs) {
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, PaidInput)
	if (!form.ok) throw badRequest()
	const isPaid = form.value.paid === 'yes'
	const marked = await markPaid(specialistOf(context), requestId, isPaid)
	if (!marked.ok) throwRefusal(marked.failure)
	return redirectWith(
		`/cover/${requestId}`,
		isPaid
			? { title: 'Marked as paid', detail: 'From three payments on, others see how soon this hospital pays.' }
			: { title: 'Marked as not paid' },
	)
}
