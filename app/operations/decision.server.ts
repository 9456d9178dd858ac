import type { HospitalStatus } from '#app/hospitals/status.ts'
import { type DecisionFailure, decideHospital } from '#app/hospitals/verification.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { conflict, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'

const failures: Record<Exclude<DecisionFailure, 'unknown'>, string> = {
	'already-decided': 'Somebody has decided about this hospital meanwhile. Open its record again to see what.',
	changed: 'The hospital has changed its details since you opened this page. Open its record again and check them.',
	'nothing-to-check': 'This hospital has given neither a registration number nor a facility ID yet.',
	'registration-taken': 'Another hospital is verified under the same registration number.',
}

/** Carries a decision out and goes back to the record. What cannot be done any more is a 409 that says why. */
export async function decide(
	actor: Operator,
	hospitalId: string,
	decision: { to: HospitalStatus; reason?: string; seenVersion: number },
	title: string,
): Promise<Response> {
	const decided = await decideHospital(actor, hospitalId, decision)
	if (decided.ok) return redirectWith(`/operator/hospitals/${hospitalId}`, { title, detail: 'Its members are told.' })
	if (decided.failure === 'unknown') throw notFound()
	throw conflict(failures[decided.failure])
}
