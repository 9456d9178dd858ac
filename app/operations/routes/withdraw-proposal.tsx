import { operatorOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { secondValue, toProposal } from '../cases/proposal-route.server.ts'
import { withdrawProposal } from '../cases/second-operator.server.ts'
import type { Route } from './+types/withdraw-proposal.ts'

export const loader = toProposal

export async function action({ request, params, context }: Route.ActionArgs) {
	const proposalId = idParam(params.proposalId)
	await refuseFields(request)
	const { title } = secondValue(await withdrawProposal(operatorOf(context), proposalId))
	return redirectWith('/operator/proposals', { title: `Proposal withdrawn: ${title}` })
}
