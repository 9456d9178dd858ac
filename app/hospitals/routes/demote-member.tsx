import { changeSeat } from '../team.server.ts'
import { answerTeam, backToTeam, requireProvenOwner } from '../team-route.server.ts'
import { idParam } from '#app/platform/http.ts'
import type { Route } from './+types/demote-member.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => backToTeam(context, request)

export async function action({ request, params, context }: Route.ActionArgs) {
	const owner = await requireProvenOwner(context, request)
	const memberId = idParam(params.memberId)
	return answerTeam(
		request,
		() => changeSeat(owner, memberId, 'recruiter'),
		({ name }) => ({
			title: `${name} is a recruiter now`,
			detail: 'Jobs, applicants and messages stay as they were. We told them by mail.',
		}),
	)
}
