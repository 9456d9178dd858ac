import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { idParam } from '#app/platform/http.ts'
import { answerAndReturn } from '../response-route.server.ts'
import { toMyOffer } from '../button-pages.server.ts'
import type { Route } from './+types/accept-offer.ts'

export const loader = toMyOffer

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const offerId = idParam(params.offerId)
	await refuseFields(request)
	return answerAndReturn(actor, offerId, { to: 'accepted', reason: null })
}
