import { operatorOf } from '#app/identity/groups.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { thenHospital } from '../hospitals/notified-hospital.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { secondValue, toProposal } from '../cases/proposal-route.server.ts'
import { declineProposalLater } from '../queues/proposal-queue.server.ts'
import type { Route } from './+types/decline-proposal.ts'

export const loader = toProposal

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const proposalId = idParam(params.proposalId)
	await refuseFields(request)
	const next = await findNextCase(actor, 'proposal', proposalId)
	const { decisionId, value } = secondValue(await declineProposalLater(actor, proposalId, {}))
	const { kind, title, wasOpen, isOpenAgain } = value
	const then =
		kind === 'remove-job' && wasOpen
			? `${outcomes[isOpenAgain ? 'open' : 'notOpen']} ${await thenHospital(value.hospitalId)}`
			: undefined
	return afterWaitingDecision(next ?? '/operator/proposals', decisionId, `Declined: ${title}`, then)
}

const outcomes = {
	open: 'The job is open again then.',
	notOpen: 'The job cannot be opened again by us, but by its hospital.',
}
