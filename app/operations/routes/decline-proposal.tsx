import { operatorOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { idParam } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { secondValue, toProposals } from '../proposal-route.server.ts'
import { declineJobRemoval } from '../removal-proposals.server.ts'
import type { Route } from './+types/decline-proposal.ts'

export const loader = toProposals

export async function action({ request, params, context }: Route.ActionArgs) {
	const proposalId = idParam(params.proposalId)
	await refuseFields(request)
	const { title } = secondValue(await declineJobRemoval(operatorOf(context), proposalId))
	return redirectWith('/operator/proposals', {
		title: `Removal declined: ${title}`,
		detail: 'If the job was open, it is open again.',
	})
}
