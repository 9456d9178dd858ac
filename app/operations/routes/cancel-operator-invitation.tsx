import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { cancelOperatorInvitation } from '../team/invitations.server.ts'
import { operatorTeamPath } from '../team/team-path.ts'
import { changed, requireProvenLead } from '../team/team-route.server.ts'
import type { Route } from './+types/cancel-operator-invitation.ts'

export const loader = buttonPage(() => operatorTeamPath)

export async function action({ context, request, params }: Route.ActionArgs) {
	const lead = await requireProvenLead(context, request)
	await refuseFields(request)
	const { email } = changed(await cancelOperatorInvitation(lead, idParam(params.invitationId)))
	return redirectWith(operatorTeamPath, {
		title: 'Invitation cancelled',
		detail: `The link that ${email} received no longer works.`,
	})
}
