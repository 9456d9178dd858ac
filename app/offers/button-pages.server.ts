import { type Context, specialistOf, verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { findMyOffer, findSentOffer } from './queries.server.ts'

type Args = { params: { offerId: string }; context: Context }

/** For buttons of the specialist. */
export const toMyOffer = buttonPage(async ({ params, context }: Args) => {
	const offer = await findMyOffer(specialistOf(context), idParam(params.offerId))
	return offer && `/offers/${offer.id}`
})

/** For buttons of the hospital. */
export const toSentOffer = buttonPage(async ({ params, context }: Args) => {
	const offer = await findSentOffer(verifiedMemberOf(context), idParam(params.offerId))
	return offer && `/hospital/applications/${offer.applicationId}`
})
