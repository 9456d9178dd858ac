import { latestDecision, type VerifyFailure } from '#app/credentials/decisions.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { conflict, notFound } from '#app/platform/http/http.ts'
import { notifiedBy } from '#app/notifications/notified-by.ts'
import { undoTime } from '#app/platform/undo.ts'
import { afterDecisionAtOnce } from '../cases/decided.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { findReader } from '#app/specialists/brief.server.ts'
import type { Result } from '#app/platform/result.ts'
import { ownRefusal, takenByAnother } from '../cases/case-refusals.ts'

type Failure = VerifyFailure | 'taken' | 'own-refusal'

const failures: Record<Exclude<Failure, 'unknown'>, string> = {
	'already-decided': 'This credential has already been decided.',
	changed: 'The specialist changed it after you opened this page. Reload the record and check it again.',
	'no-document': 'No document has passed the virus check yet. This cannot be verified without one.',
	'not-signed': 'The document has no valid signature of its issuer. Choose what you really checked it against.',
	'page-not-opened':
		'You have not opened the page of the code on this document. Open it under “Automatic checks”, compare it and verify again.',
	'ran-out': 'It has expired, so it cannot be verified. Reject it and ask for the renewed document.',
	'registration-taken':
		'This council and number are already verified for another account. Compare the two records under “Automatic checks”.',
	taken: takenByAnother,
	'own-refusal': ownRefusal,
}

type After = {
	title: string
	next: string | null
	decisionId: string | undefined
	/** Whose it is. */
	specialistId: string
}

/** After a decision the next case opens. One no longer possible is a 409 that says why and what was decided. */
export async function afterDecision(
	actor: Operator,
	credentialId: string,
	decided: Result<null, Failure>,
	{ title, next, decisionId = '', specialistId }: After,
): Promise<Response> {
	if (decided.ok) {
		const [reader] = await findReader(db, specialistId)
		const by = notifiedBy({ email: reader?.email ?? null, phone: reader?.phone ?? null })
		return afterDecisionAtOnce(next ?? '/operator/credentials', decisionId, {
			title,
			detail: `The specialist is notified ${by} in ${undoTime} unless you undo.`,
		})
	}
	if (decided.failure === 'unknown') throw notFound()
	const outcome = decided.failure === 'already-decided' ? await latestDecision(actor, credentialId) : null
	throw conflict([failures[decided.failure], outcome && `${outcome}.`].filter(Boolean).join(' '))
}
