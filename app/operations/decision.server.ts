import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { beginAppealableDecision, grantOpenAppeals } from '#app/cases/appeals.server.ts'
import { beginDecision } from '#app/cases/cases.server.ts'
import { hospitalSubject } from '#app/cases/thread.server.ts'
import type { HospitalStatus } from '#app/hospitals/status.ts'
import { type Decision, type DecisionFailure, decideHospital } from '#app/hospitals/verification.server.ts'
import { recheckHospital, type Recheck } from '#app/hospitals/yearly-check.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/button-page.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest, conflict, idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { ok } from '#app/platform/result.ts'
import { queues } from './case-address.ts'
import { hospitalSuspensionReasons } from './case-reasons.ts'
import { ownRefusal, takenByAnother } from './case-refusals.ts'
import { findCaseSubject } from './case-subject.server.ts'
import { findHospitalRecord } from './hospital-record.server.ts'
import { findNextCase } from './open-cases.server.ts'
import {
	Decision as AtOnce,
	decisionInput,
	HospitalCheck,
	HospitalRejection,
	sourceOf,
	wholeReason,
} from './schema.server.ts'

const failures: Record<Exclude<DecisionFailure, 'unknown'> | 'taken' | 'own-refusal' | 'not-due', string> = {
	'already-decided': 'Another operator has already decided on this hospital. Reload the record to see the decision.',
	changed: 'The hospital changed its details after you opened this page. Reload the record and check them.',
	'nothing-to-check': 'This hospital has not submitted a registration number or facility ID yet.',
	'registration-taken': 'Another hospital is already verified with this registration number.',
	'not-due': 'Another operator has already confirmed this hospital, or its yearly check is not due.',
	taken: takenByAnother,
	'own-refusal': ownRefusal,
}

/** Which move an address carries out, and no other, although two of them end in the same status. */
type Move = { from: HospitalStatus; to: HospitalStatus }

/** The hospital for which an operator will give a reason. A 409 when the transition is no longer open. */
export async function loadForDecision({ context, params }: LoaderFunctionArgs, move: Move | 'yearly-check') {
	const actor = operatorOf(context)
	const hospital = await findHospitalRecord(actor, idParam(params['hospitalId']))
	if (!hospital) throw notFound()
	if (move === 'yearly-check' ? !hospital.isCheckDue : hospital.status !== move.from)
		throw conflict('Another operator has already decided on this hospital.')
	const { id, displayName, version } = hospital
	return { id, displayName, version }
}

const toMembers = 'Its members have been notified.'

/** Verifies the hospital, as the form says against what; the next case opens. */
export async function verify({ request, context, params }: ActionFunctionArgs) {
	const form = await parseForm(request, HospitalCheck)
	if (!form.ok) return invalid(form.problem)
	const { version, ...input } = form.value
	const facts = { checkedAgainst: sourceOf(input), reason: wholeReason(input), seenVersion: version }
	return decideCase(
		operatorOf(context),
		idParam(params['hospitalId']),
		{ from: 'pending', to: 'verified', ...facts },
		'Hospital verified',
	)
}

/** Rejects it with the reason that its members read. */
export async function reject({ request, context, params }: ActionFunctionArgs) {
	const form = await parseForm(request, HospitalRejection)
	if (!form.ok) return invalid(form.problem)
	const { version, ...input } = form.value
	const facts = { checkedAgainst: sourceOf(input), reason: wholeReason(input), seenVersion: version }
	return decideCase(
		operatorOf(context),
		idParam(params['hospitalId']),
		{ from: 'pending', to: 'rejected', ...facts },
		'Hospital rejected',
	)
}

async function decideCase(actor: Operator, hospitalId: string, decision: Decision & Move, title: string) {
	if (!(await findCaseSubject('hospital', hospitalId))) throw notFound()
	const next = await findNextCase(actor, 'hospital', hospitalId)
	const outcome = decision.to === 'verified' ? 'granted' : 'denied'
	const decided = await decideHospital(actor, hospitalId, decision, (tx) =>
		beginAppealableDecision(tx, actor, hospitalSubject(hospitalId), outcome),
	)
	if (decided.ok) return redirectWith(next ?? queues.hospital.path, { title, detail: toMembers })
	throw refused(decided.failure)
}

/** Confirms a verified hospital for another year. */
export async function recheck({ request, context, params }: ActionFunctionArgs) {
	const actor = operatorOf(context)
	const hospitalId = idParam(params['hospitalId'])
	const form = await parseForm(request, HospitalCheck)
	if (!form.ok) return invalid(form.problem)
	const { version, ...input } = form.value
	const check: Recheck = { checkedAgainst: sourceOf(input), reason: wholeReason(input), seenVersion: version }
	if (!(await findCaseSubject('hospital', hospitalId))) throw notFound()
	const next = await findNextCase(actor, 'hospital', hospitalId)
	const checked = await recheckHospital(actor, hospitalId, check, async (tx) => {
		const begun = await beginDecision(tx, actor, hospitalSubject(hospitalId))
		return begun.ok ? ok(null) : begun
	})
	if (checked.ok)
		return redirectWith(next ?? queues.hospital.path, {
			title: 'Confirmed for a year',
			detail: 'Nothing changes for the hospital.',
		})
	throw refused(checked.failure)
}

type TitledMove = Move & { title: string }

/** Moves the hospital for the reason that the form gives. */
export async function decideWithReason(
	{ request, context, params }: ActionFunctionArgs,
	{ title, ...move }: TitledMove,
) {
	const actor = operatorOf(context)
	const form = await parseForm(request, decisionInput(hospitalSuspensionReasons))
	if (!form.ok) return invalid(form.problem)
	const { version, ...input } = form.value
	const decision = { ...move, reason: wholeReason(input), seenVersion: version }
	return decide(actor, idParam(params['hospitalId']), decision, title)
}

/** Moves it by a button of its record. */
export async function decideAtOnce({ request, context, params }: ActionFunctionArgs, { title, ...move }: TitledMove) {
	const actor = operatorOf(context)
	const form = await parseForm(request, AtOnce)
	if (!form.ok) throw badRequest()
	return decide(actor, idParam(params['hospitalId']), { ...move, seenVersion: form.value.version }, title)
}

/** Carries out a decision and returns to the record. One no longer possible is a 409 that says why. */
async function decide(
	actor: Operator,
	hospitalId: string,
	decision: Decision & Move,
	title: string,
): Promise<Response> {
	const decided = await decideHospital<'taken'>(actor, hospitalId, decision, async (tx) =>
		decision.from === 'suspended' ? grantOpenAppeals(tx, actor, 'hospital', hospitalId) : ok(null),
	)
	if (decided.ok) return redirectWith(`/operator/hospitals/${hospitalId}`, { title, detail: toMembers })
	throw refused(decided.failure)
}

const refused = (failure: keyof typeof failures | 'unknown') =>
	failure === 'unknown' ? notFound() : conflict(failures[failure])

export const toHospitalRecord = buttonPage(
	({ params }: { params: { hospitalId: string } }) => `/operator/hospitals/${idParam(params.hospitalId)}`,
)
