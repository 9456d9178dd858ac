import { newOperatorDays } from '#app/durations.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import type { Result } from '#app/platform/result.ts'
import { decidedMomentAgo, takenByAnother } from './case-refusals.ts'
import type { ProposalFailure, SecondFailure } from './second-operator.server.ts'

export const toProposal = buttonPage(
	({ params }: { params: { proposalId: string } }) => `/operator/proposals/${idParam(params.proposalId)}`,
)

const failures: Record<Exclude<SecondFailure, 'unknown'> | 'decided', string> = {
	'own-proposal': 'You proposed this. Another operator has to confirm it.',
	'new-operator': `Your account is less than ${newOperatorDays} days old. Another operator has to confirm this.`,
	'invited-operator':
		'One of you was invited by the other, or by someone the other invited. An independent operator has to confirm this.',
	'already-decided': 'Another operator has already decided this.',
	'no-longer-possible': 'This can no longer be done, because something has changed since it was proposed. Decline it.',
	taken: takenByAnother,
	decided: decidedMomentAgo,
}

/** What the second operator's decision was about, or a 404 or 409 that says why there is none. */
export function secondValue<Decided>(decided: Result<Decided, SecondFailure | 'decided'>): Decided {
	if (decided.ok) return decided.value
	if (decided.failure === 'unknown') throw notFound()
	throw conflict(failures[decided.failure])
}

/** The way back for the operator who proposed: no other has confirmed it yet. */
export const withdrawal = (proposalId: string) => ({
	action: `/operator/proposals/${proposalId}/withdrawal`,
	label: 'Undo',
})

/** Why something could not be proposed. */
export const proposalRefusals: Record<ProposalFailure, string> = {
	unknown: 'This job no longer exists.',
	'already-removed': 'This job has already been removed.',
	'already-resolved': 'Another operator has already resolved this report.',
	taken: takenByAnother,
	'already-proposed': 'This has already been proposed. Another operator confirms it under To confirm.',
}
