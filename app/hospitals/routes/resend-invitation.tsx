import { invitationDays } from '#app/durations.ts'
import { resendInvitation } from '../team/invitations.server.ts'
import { answerTeam, backToTeam, requireProvenOwner } from '../team/team-route.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import type { Route } from './+types/resend-invitation.ts'

export const loader = backToTeam

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = await requireProvenOwner(context, request)
	const invitationId = idParam(params.invitationId)
	return answerTeam(
		request,
		() => resendInvitation(owner, invitationId, context.get(requestFacts).clientAddress),
		({ email }) => ({
			title: 'Sent again',
			detail: `${email} has a new link, valid for ${invitationDays} days. The earlier link no longer works.`,
		}),
	)
}
