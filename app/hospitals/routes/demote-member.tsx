import { changeSeat } from '../team/team.server.ts'
import { answerTeam, backToTeam, requireProvenOwner } from '../team/team-route.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import type { Route } from './+types/demote-member.ts'

export const loader = backToTeam

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = await requireProvenOwner(context, request)
	const memberId = idParam(params.memberId)
	return answerTeam(
		request,
		() => changeSeat(owner, memberId, 'recruiter'),
		({ name }) => ({
			title: `${name} is now a recruiter`,
			detail: 'Jobs, applicants and messages are not affected. We have notified them by email.',
		}),
	)
}
