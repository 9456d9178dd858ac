import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { hospitalLifecycle, type HospitalStatus } from '#app/hospitals/status.ts'
import { type DecisionFailure, decideHospital } from '#app/hospitals/verification.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/button-page.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, conflict, idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findHospitalRecord } from './hospital-record.server.ts'
import { Decision, DecisionWithReason } from './schema.server.ts'

const failures: Record<Exclude<DecisionFailure, 'unknown'>, string> = {
	'already-decided': 'Another operator has already decided on this hospital. Reload the record to see the decision.',
	changed: 'The hospital changed its details after you opened this page. Reload the record and check them.',
	'nothing-to-check': 'This hospital has not submitted a registration number or facility ID yet.',
	'registration-taken': 'Another hospital is already verified with this registration number.',
}

/** The hospital for which an operator will give a reason. A 409 when the transition is no longer open. */
export async function loadForDecision({ context, params }: LoaderFunctionArgs, to: HospitalStatus) {
	const actor = operatorOf(context)
	const hospital = await findHospitalRecord(actor, idParam(params['hospitalId']))
	if (!hospital) throw notFound()
	if (!hospitalLifecycle.mayMove(hospital.status, to, 'operator'))
		throw conflict('Another operator has already decided on this hospital.')
	const { id, displayName, version } = hospital
	return { id, displayName, version }
}

type To = { to: HospitalStatus; title: string }

/** Moves the hospital for the reason that the form gives. */
export async function decideWithReason({ request, context, params }: ActionFunctionArgs, { to, title }: To) {
	const actor = operatorOf(context)
	const form = await parseForm(request, DecisionWithReason)
	if (!form.ok) return invalid(form.problem)
	const { reason, version } = form.value
	return decide(actor, idParam(params['hospitalId']), { to, reason, seenVersion: version }, title)
}

/** Moves it by a button of its record. */
export async function decideAtOnce({ request, context, params }: ActionFunctionArgs, { to, title }: To) {
	const actor = operatorOf(context)
	const form = await parseForm(request, Decision)
	if (!form.ok) throw badRequest()
	return decide(actor, idParam(params['hospitalId']), { to, seenVersion: form.value.version }, title)
}

/** Carries out a decision and returns to the record. One no longer possible is a 409 that says why. */
async function decide(
	actor: Operator,
	hospitalId: string,
	decision: { to: HospitalStatus; reason?: string; seenVersion: number },
	title: string,
): Promise<Response> {
	const decided = await decideHospital(actor, hospitalId, decision)
	if (decided.ok)
		return redirectWith(`/operator/hospitals/${hospitalId}`, { title, detail: 'Its members have been notified.' })
	if (decided.failure === 'unknown') throw notFound()
	throw conflict(failures[decided.failure])
}

export const toHospitalRecord = buttonPage(
	({ params }: { params: { hospitalId: string } }) => `/operator/hospitals/${idParam(params.hospitalId)}`,
)
