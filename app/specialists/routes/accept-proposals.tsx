import { specialistOf } from '#app/identity/groups.server.ts'
import { idParam } from '#app/platform/http.ts'
import { acceptProposals } from '../resume-acceptance.server.ts'
import { answerProposals, toPage } from '../resume-answer.server.ts'
import type { Route } from './+types/accept-proposals.ts'

export const loader = toPage

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	return answerProposals(request, actor, idParam(params.resumeId), {
		answer: acceptProposals,
		done: (count) => (count === 1 ? 'Added to your profile' : `${count} details added to your profile`),
	})
}
