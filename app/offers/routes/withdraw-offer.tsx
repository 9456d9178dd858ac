import { returnPageIn } from '#app/applications/pipeline/return-page.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toSentOffer } from '../button-pages.server.ts'
import { withdrawOffer } from '../make-offer.server.ts'
import { withdrawalRefusal } from '../refusals.ts'
import { VersionInput } from '../schema.server.ts'
import type { Route } from './+types/withdraw-offer.ts'

export const loader = toSentOffer

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const offerId = idParam(params.offerId)
	const form = await parseForm(request, VersionInput)
	if (!form.ok) throw badRequest()

	const withdrawn = valueOf(await withdrawOffer(member, offerId, form.value.version), ({ status }) =>
		withdrawalRefusal(status),
	)
	const { applicationId, specialistName } = withdrawn
	return redirectWith(returnPageIn(request.url, applicationId), {
		title: 'Offer withdrawn',
		detail: `We have notified ${specialistName}. The application stays active and you can make another offer.`,
	})
}
