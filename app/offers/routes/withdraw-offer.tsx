import { redirect } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, conflict, idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { withdrawOffer } from '../make-offer.server.ts'
import { findSentOffer } from '../queries.server.ts'
import { withdrawalRefusal } from '../refusals.ts'
import { VersionInput } from '../schema.server.ts'
import type { Route } from './+types/withdraw-offer.ts'

/** Someone who had to sign in again returns here by GET. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const offer = await findSentOffer(verifiedMemberOf(context), idParam(params.offerId))
	if (!offer) throw notFound()
	return redirect(`/hospital/applications/${offer.applicationId}`)
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const offerId = idParam(params.offerId)
	const form = await parseForm(request, VersionInput)
	if (!form.ok) throw badRequest()

	const withdrawn = await withdrawOffer(member, offerId, form.value.version)
	if (!withdrawn.ok && withdrawn.failure === 'not-found') throw notFound()
	if (!withdrawn.ok) throw conflict(withdrawalRefusal(withdrawn.status))
	const { applicationId, specialistName } = withdrawn.value
	return redirectWith(`/hospital/applications/${applicationId}`, {
		title: 'Offer withdrawn',
		detail: `We have notified ${specialistName}. The application stays active and you can make another offer.`,
	})
}
