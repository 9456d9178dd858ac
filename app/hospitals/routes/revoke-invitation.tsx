import { revokeInvitation } from '../team/invitations.server.ts'
import { answerTeam, backToTeam, requireProvenOwner } from '../team/team-route.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import type { Route } from './+types/revoke-invitation.ts'

export const loader = backToTeam

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = await requireProvenOwner(context, request)
	const invitationId = idParam(params.invitationId)
	return answerTeam(
		request,
		() => revokeInvitation(owner, invitationId),
		({ email }) => ({ title: 'Invitation cancelled', detail: `The link sent to ${email} no longer works.` }),
	)
}
