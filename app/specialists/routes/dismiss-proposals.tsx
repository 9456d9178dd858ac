import { specialistOf } from '#app/identity/groups.server.ts'
import { idParam } from '#app/platform/http.ts'
import { dismissProposals } from '../resume-acceptance.server.ts'
import { answerProposals, toPage } from '../resume-answer.server.ts'
import type { Route } from './+types/dismiss-proposals.ts'

export const loader = toPage

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	return answerProposals(request, actor, idParam(params.resumeId), {
		answer: dismissProposals,
		done: (count) => (count === 1 ? 'Dismissed' : `${count} details dismissed`),
	})
}
