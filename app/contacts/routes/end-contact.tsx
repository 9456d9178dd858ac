import { endContact } from '#app/applications/end-contact.server.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toMyRequest } from '../button-page.server.ts'
import type { Route } from './+types/end-contact.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = toMyRequest

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const requestId = idParam(params.requestId)
	await refuseFields(request)
	const ended = valueOf(
		await endContact(actor, requestId),
		() => t`There is no active contact to end for this request.`,
	)
	const { hospitalName, withdrawn } = ended
	return redirectWith(`/contact-requests/${requestId}`, {
		title: t`Contact ended`,
		detail:
			withdrawn > 0
				? t`${{ hospital: hospitalName }} can no longer see your phone, email or full profile through this request. You are no longer shortlisted for its job.`
				: t`${{ hospital: hospitalName }} can no longer see your phone, email or full profile through this request.`,
	})
}
