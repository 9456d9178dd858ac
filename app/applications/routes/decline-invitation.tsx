import { specialistOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, valueOf } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { toMyApplication } from '../button-pages.server.ts'
import { answerInvitation } from '../invitations.server.ts'
import { invitationRefusals } from '../labels.ts'
import type { Route } from './+types/decline-invitation.ts'
import { t } from '#app/platform/language/words.ts'

export const loader = toMyApplication

export async function action({ request, params, context }: Route.ActionArgs) {
	const applicationId = idParam(params.applicationId)
	await refuseFields(request)

	const { hospitalName } = valueOf(
		await answerInvitation(specialistOf(context), applicationId, 'declined'),
		({ failure }) => invitationRefusals[failure],
	)

	return redirectWith(`/applications/${applicationId}`, {
		title: t`Invitation declined`,
		detail: t`We have notified ${{ hospital: hospitalName }}.`,
	})
}
