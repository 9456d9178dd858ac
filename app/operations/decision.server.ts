import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { canMove, type HospitalStatus } from '#app/hospitals/status.ts'
import { type DecisionFailure, decideHospital } from '#app/hospitals/verification.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { requireOperator } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, conflict, idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findHospitalRecord } from './hospital-record.server.ts'
import { Decision, DecisionWithReason } from './schema.server.ts'

const failures: Record<Exclude<DecisionFailure, 'unknown'>, string> = {
	'already-decided': 'Somebody has decided about this hospital meanwhile. Open its record again to see what.',
	changed: 'The hospital has changed its details since you opened this page. Open its record again and check them.',
	'nothing-to-check': 'This hospital has given neither a registration number nor a facility ID yet.',
	'registration-taken': 'Another hospital is verified under the same registration number.',
}

/** The hospital for which an operator is about to give a reason; a 409 where the move is not open any more. */
export async function loadForDecision({ request, context, params }: LoaderFunctionArgs, to: HospitalStatus) {
	const actor = requireOperator(context, request)
	const hospital = await findHospitalRecord(actor, idParam(params['hospitalId']))
	if (!hospital) throw notFound()
	if (!canMove(hospital.status, to, 'operator')) throw conflict('Somebody has decided about this hospital meanwhile.')
	const { id, displayName, version } = hospital
	return { id, displayName, version }
}

type To = { to: HospitalStatus; title: string }

/** Moves the hospital for the reason that the form gives. */
export async function decideWithReason({ request, context, params }: ActionFunctionArgs, { to, title }: To) {
	const actor = requireOperator(context, request)
	const form = await parseForm(request, DecisionWithReason)
	if (!form.ok) return invalid(form.problem)
	const { reason, version } = form.value
	return decide(actor, idParam(params['hospitalId']), { to, reason, seenVersion: version }, title)
}

/** Moves it by a button of its record. */
export async function decideAtOnce({ request, context, params }: ActionFunctionArgs, { to, title }: To) {
	const actor = requireOperator(context, request)
	const form = await parseForm(request, Decision)
	if (!form.ok) throw badRequest()
	return decide(actor, idParam(params['hospitalId']), { to, seenVersion: form.value.version }, title)
}

/** Carries a decision out and goes back to the record. What cannot be done any more is a 409 that says why. */
async function decide(
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

/** Somebody who had to sign in again comes back to a button's address by GET. */
export function hospitalRecordPath({ request, context, params }: LoaderFunctionArgs) {
	requireOperator(context, request)
	return `/operator/hospitals/${idParam(params['hospitalId'])}`
}
