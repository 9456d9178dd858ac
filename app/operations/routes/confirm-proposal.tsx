import type { ProposalKind } from '#app/cases/kinds.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { confirmProposalLater } from '#app/personal-data/number-decisions.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam } from '#app/platform/http/http.ts'
import { afterWaitingDecision } from '../cases/decided.server.ts'
import { thenHospital } from '../hospitals/notified-hospital.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import { secondValue, toProposal } from '../cases/proposal-route.server.ts'
import type { Route } from './+types/confirm-proposal.ts'

export const loader = toProposal

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const proposalId = idParam(params.proposalId)
	await refuseFields(request)
	const next = await findNextCase(actor, 'proposal', proposalId)
	const { decisionId, value } = secondValue(await confirmProposalLater(actor, proposalId, {}))
	const { title, then } = done[value.kind]
	const told = value.kind === 'remove-job' ? `${await thenHospital(value.hospitalId)} ${then}` : then
	return afterWaitingDecision(next ?? '/operator/proposals', decisionId, `${title}: ${value.title}`, told)
}

const done: Record<ProposalKind, { title: string; then: string }> = {
	'remove-job': { title: 'Job removed', then: 'Its applicants, if any, are notified as well.' },
	'release-number': { title: 'Deletion started', then: 'We email the owner, who can object for seven days.' },
	'discard-task': { title: 'Task discarded', then: 'What it was meant to do is not done.' },
}
