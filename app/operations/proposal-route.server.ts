import { buttonPage } from '#app/platform/button-page.server.ts'
import { conflict, notFound } from '#app/platform/http.ts'
import type { Result } from '#app/platform/result.ts'
import type { ProposalFailure, SecondFailure } from './removal-proposals.server.ts'

export const toProposals = buttonPage(() => '/operator/proposals')

/** What the second operator's decision was about, or a 404 or 409 that says why there is none. */
export function secondValue(decided: Result<{ title: string }, SecondFailure>): { title: string } {
	if (decided.ok) return decided.value
	if (decided.failure === 'unknown') throw notFound()
	throw conflict(
		decided.failure === 'own-proposal'
			? 'You proposed this. Another operator has to confirm it.'
			: 'Another operator has already decided this.',
	)
}

/** Why a removal could not be proposed. */
export const proposalRefusals: Record<ProposalFailure, string> = {
	unknown: 'This job no longer exists.',
	'already-removed': 'This job has already been removed.',
	'already-proposed': 'Its removal has already been proposed. Another operator confirms it under Removals.',
}
