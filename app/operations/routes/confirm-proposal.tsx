import { operatorOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { idParam } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { secondValue, toProposals } from '../proposal-route.server.ts'
import { confirmJobRemoval } from '../removal-proposals.server.ts'
import type { Route } from './+types/confirm-proposal.ts'

export const loader = toProposals

export async function action({ request, params, context }: Route.ActionArgs) {
	const proposalId = idParam(params.proposalId)
	await refuseFields(request)
	const { title } = secondValue(await confirmJobRemoval(operatorOf(context), proposalId))
	return redirectWith('/operator/proposals', {
		title: `Job removed: ${title}`,
		detail: 'The hospital and the applicants have been notified.',
	})
}
