import { operatorOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { idParam } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findNextCase } from '../open-cases.server.ts'
import { secondValue, toProposal } from '../proposal-route.server.ts'
import { declineProposal } from '../second-operator.server.ts'
import type { Route } from './+types/decline-proposal.ts'

export const loader = toProposal

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const proposalId = idParam(params.proposalId)
	await refuseFields(request)
	const next = await findNextCase(actor, 'proposal', proposalId)
	const { kind, title, wasOpen, isOpenAgain } = secondValue(await declineProposal(actor, proposalId))
	return redirectWith(next ?? '/operator/proposals', {
		title: `Declined: ${title}`,
		...(kind === 'remove-job' && wasOpen ? { detail: outcomes[isOpenAgain ? 'open' : 'notOpen'] } : {}),
	})
}

const outcomes = {
	open: 'The job is open again. Its hospital has been notified.',
	notOpen: 'The job could not be opened again. Its hospital has been notified and can open it.',
}
