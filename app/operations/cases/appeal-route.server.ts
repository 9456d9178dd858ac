import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http/http.ts'
import type { Result } from '#app/platform/result.ts'
import type { AppealDecisionFailure } from './appeal-case.server.ts'
import { decidedMomentAgo, ownRefusal, takenByAnother } from './case-refusals.ts'

export const toAppeal = buttonPage(
	({ params }: { params: { decisionId: string } }) => `/operator/appeals/${idParam(params.decisionId)}`,
)

const failures: Record<Exclude<AppealDecisionFailure, 'unknown'> | 'decided', string> = {
	'already-decided': 'Another operator has already decided this appeal.',
	'own-refusal': ownRefusal,
	'no-longer-possible': 'This has changed since the appeal was sent. Reload the page to see its status.',
	taken: takenByAnother,
	decided: decidedMomentAgo,
}

/** What was decided, or a 404 or 409 that says why it could not be. */
export function appealValue<Decided>(decided: Result<Decided, AppealDecisionFailure | 'decided'>): Decided {
	if (decided.ok) return decided.value
	if (decided.failure === 'unknown') throw notFound()
	throw conflict(failures[decided.failure])
}
