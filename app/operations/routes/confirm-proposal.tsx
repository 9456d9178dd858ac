import type { ProposalKind } from '#app/cases/kinds.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { releaseProposedNumber } from '#app/personal-data/number-owner.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { idParam } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findNextCase } from '../open-cases.server.ts'
import { secondValue, toProposal } from '../proposal-route.server.ts'
import { confirmProposal } from '../second-operator.server.ts'
import type { Route } from './+types/confirm-proposal.ts'

export const loader = toProposal

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = operatorOf(context)
	const proposalId = idParam(params.proposalId)
	await refuseFields(request)
	const next = await findNextCase(actor, 'proposal', proposalId)
	const { kind, title } = secondValue(await confirmProposal(actor, proposalId, releaseProposedNumber))
	return redirectWith(next ?? '/operator/proposals', {
		title: `${done[kind].title}: ${title}`,
		detail: done[kind].detail,
	})
}

const done: Record<ProposalKind, { title: string; detail: string }> = {
	'remove-job': { title: 'Job removed', detail: 'The hospital and the applicants have been notified.' },
	'release-number': { title: 'Deletion started', detail: 'We email the owner, who can object for seven days.' },
	'discard-task': { title: 'Task discarded', detail: 'What it was meant to do is not done.' },
}
