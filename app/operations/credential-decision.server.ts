import { latestDecision, type VerifyFailure } from '#app/credentials/deciding.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { conflict, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import type { Result } from '#app/platform/result.ts'

const failures: Record<Exclude<VerifyFailure, 'unknown'>, string> = {
	'already-decided': 'This credential has been decided meanwhile.',
	changed: 'Its owner has changed it since you opened this page. Open its record again and check it anew.',
	'no-document': 'There is no document yet that the virus check has passed. It cannot be verified without one.',
	'ran-out': 'Its last day is over, so it cannot be verified. Reject it and ask for the renewed one.',
	'registration-taken':
		'This number of this council is verified for another account already. The record lists it under "Look twice"; nothing was changed.',
}

/** Goes back to the record after a decision. What cannot be done any more is a 409 that says why and what was decided. */
export async function afterDecision(
	actor: Operator,
	credentialId: string,
	decided: Result<null, VerifyFailure>,
	title: string,
): Promise<Response> {
	if (decided.ok) return redirectWith(`/operator/credentials/${credentialId}`, { title, detail: 'Its owner is told.' })
	if (decided.failure === 'unknown') throw notFound()
	const outcome = decided.failure === 'already-decided' ? await latestDecision(actor, credentialId) : null
	throw conflict([failures[decided.failure], outcome && `${outcome}.`].filter(Boolean).join(' '))
}
