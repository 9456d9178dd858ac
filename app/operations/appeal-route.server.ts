import { buttonPage } from '#app/platform/button-page.server.ts'
import { conflict, idParam, notFound } from '#app/platform/http.ts'
import type { Result } from '#app/platform/result.ts'
import type { AppealDecisionFailure, Appealed } from './appeal-case.server.ts'
import { ownRefusal, takenByAnother } from './case-refusals.ts'

export const toAppeal = buttonPage(
	({ params }: { params: { decisionId: string } }) => `/operator/appeals/${idParam(params.decisionId)}`,
)

const failures: Record<Exclude<AppealDecisionFailure, 'unknown'>, string> = {
	'already-decided': 'Another operator has already decided this appeal.',
	'own-refusal': ownRefusal,
	'no-longer-possible': 'This has changed since the appeal was sent. Reload the page to see its status.',
	taken: takenByAnother,
}

/** What was decided, or a 404 or 409 that says why it could not be. */
export function appealValue(decided: Result<{ title: string; about: Appealed }, AppealDecisionFailure>) {
	if (decided.ok) return decided.value
	if (decided.failure === 'unknown') throw notFound()
	throw conflict(failures[decided.failure])
}
