import { specialistOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam } from '#app/platform/http/http.ts'
import { answerAndReturn } from '../response-route.server.ts'
import { toMyOffer } from '../button-pages.server.ts'
import { DeclineInput } from '../schema.server.ts'
import type { Route } from './+types/decline-offer.ts'

export const loader = toMyOffer

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const offerId = idParam(params.offerId)
	const form = await parseForm(request, DeclineInput)
	if (!form.ok) throw badRequest()
	return answerAndReturn(actor, offerId, { to: 'declined', reason: form.value.reason })
}
