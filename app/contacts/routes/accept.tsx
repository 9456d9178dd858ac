import { AcceptanceInput } from '../schema.server.ts'
import { acceptanceIsPending, notReviewed, refusalForSpecialist } from '../labels.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { acceptLater } from '#app/messages/later-acceptance.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toMyRequest } from '../button-page.server.ts'
import type { Route } from './+types/accept.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = toMyRequest

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, AcceptanceInput)
	if (!form.ok) return invalid(form.problem)

	const accepted = await acceptLater(actor, requestId, form.value)
	if (!accepted.ok) {
		if (accepted.failure === 'not-found') throw notFound()
		if (accepted.failure === 'hospital-not-verified') throw conflict(notReviewed())
		if (accepted.failure === 'hospital-hidden')
			return redirectWith(`/contact-requests/${requestId}`, {
				title: t`You hide your profile from this hospital`,
				detail: t`Confirm below that it may see your profile, or decline.`,
				tone: 'info',
			})
		throw conflict(refusalForSpecialist(accepted.status))
	}
	return redirectWith('/contact-requests', {
		title: t`You accepted the request from ${{ hospital: accepted.value.hospitalName }}`,
		detail: acceptanceIsPending(),
		undo: { action: `/contact-requests/${requestId}/acceptance/undo`, label: t`Undo` },
	})
}
