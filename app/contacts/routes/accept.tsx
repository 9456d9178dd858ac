import { AcceptanceInput } from '../schema.server.ts'
import { refusalForSpecialist } from '../labels.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { acceptLater } from '#app/messages/later-acceptance.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toMyRequest } from '../button-page.server.ts'
import type { Route } from './+types/accept.ts'
import { many, t } from '#app/platform/language/words.ts'
import { undoMinutes } from '#app/platform/undo.ts'

export const loader = toMyRequest

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const requestId = idParam(params.requestId)
	const form = await parseForm(request, AcceptanceInput)
	if (!form.ok) return invalid(form.problem)

	const accepted = await acceptLater(actor, requestId, form.value)
	if (!accepted.ok) {
		if (accepted.failure === 'not-found') throw notFound()
		if (accepted.failure === 'hospital-not-verified') throw conflict(notVerified())
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
		detail: many(
			{ minutes: undoMinutes },
			'It takes effect in one minute. Until then the hospital sees nothing new, and you can undo it.',
			'It takes effect in # minutes. Until then the hospital sees nothing new, and you can undo it.',
		),
		undo: { action: `/contact-requests/${requestId}/acceptance/undo`, label: t`Undo` },
	})
}

const notVerified = () => t`We are reviewing this hospital, so you cannot accept its request right now.`
