import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { beginAppealableDecision } from '#app/cases/appeals.server.ts'
import { hospitalSubject } from '#app/cases/thread.server.ts'
import { listHospitalDocuments } from '#app/hospitals/checks/documents.server.ts'
import type { HospitalStatus } from '#app/hospitals/status.ts'
import { type Decision, type DecisionFailure, decideHospital } from '#app/hospitals/checks/verification.server.ts'
import type { Recheck } from '#app/hospitals/checks/yearly-check.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import type { FormProblem } from '#app/platform/http/form.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest, conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { ok } from '#app/platform/result.ts'
import { queues } from '#app/cases/kinds.ts'
import { hospitalSources, hospitalSuspensionReasons, readableSources } from '../cases/case-reasons.ts'
import { decidedMomentAgo, ownRefusal, takenByAnother } from '../cases/case-refusals.ts'
import { afterDecisionAtOnce, afterWaitingDecision } from '../cases/decided.server.ts'
import { keepHospital } from '../cases/decisions-at-once.server.ts'
import { findHospitalRecord } from './hospital-record.server.ts'
import { thenMembers } from './notified-hospital.server.ts'
import { findNextCase } from '../cases/open-cases.server.ts'
import {
	Decision as AtOnce,
	decisionInput,
	HospitalCheck,
	HospitalRejection,
	sourceOf,
	wholeReason,
} from '../schema.server.ts'
import { hospitalQueue, recheckHospitalLater, reinstateHospitalLater } from '../queues/hospital-queue.server.ts'

const failures: Record<Exclude<DecisionFailure, 'unknown'> | 'taken' | 'own-refusal' | 'not-due' | 'decided', string> =
	{
		'already-decided': 'Another operator has already decided on this hospital. Reload the record to see the decision.',
		changed: 'The hospital changed its details after you opened this page. Reload the record and check them.',
		'nothing-to-check': 'This hospital has not submitted a registration number or facility ID yet.',
		'registration-taken': 'Another hospital is already verified with this registration number.',
		'not-due': 'Another operator has already confirmed this hospital, or its yearly check is not due.',
		taken: takenByAnother,
		decided: decidedMomentAgo,
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
	const { id, displayName, version, canBeChecked, sources } = hospital
	return { id, displayName, version, canBeChecked, sources }
}

type Checked = { value: { source: string | null; otherSource: string | null }; values: FormProblem['values'] }

/** Nothing was checked against a certificate that is missing, or that no one can open yet. */
async function refuseUnreadSource(hospitalId: string, { value, values }: Checked) {
	const source = sourceOf(value)
	if (!hospitalSources.some((usual) => usual === source)) return null
	const readable: readonly string[] = readableSources(await listHospitalDocuments(hospitalId))
	if (readable.includes(source)) return null
	const message = `${source}: this document has not been uploaded, or its virus check is in progress.`
	return invalid({ fields: { source: [message] }, ...(values ? { values } : {}) })
}

/** Verifies the hospital, as the form says against what; the next case opens. */
export async function verify({ request, context, params }: ActionFunctionArgs) {
	const form = await parseForm(request, HospitalCheck)
	if (!form.ok) return invalid(form.problem)
	const unread = await refuseUnreadSource(idParam(params['hospitalId']), form)
	if (unread) return unread
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
	const unread = await refuseUnreadSource(idParam(params['hospitalId']), form)
	if (unread) return unread
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
	if (!(await hospitalQueue.findSubject(hospitalId))) throw notFound()
	const next = await findNextCase(actor, 'hospital', hospitalId)
	const outcome = decision.to === 'verified' ? 'granted' : 'denied'
	const { kept, before, after } = keepHospital(actor, hospitalId)
	const decided = await decideHospital(
		actor,
		hospitalId,
		decision,
		async (tx) => {
			await before(tx)
			return beginAppealableDecision(tx, actor, hospitalSubject(hospitalId), outcome)
		},
		after,
	)
	if (!decided.ok) throw refused(decided.failure)
	const message = { title, detail: await thenMembers(hospitalId) }
	return afterDecisionAtOnce(next ?? queues.hospital.path, kept.decisionId ?? '', message)
}

/** Confirms a verified hospital for another year. */
export async function recheck({ request, context, params }: ActionFunctionArgs) {
	const actor = operatorOf(context)
	const hospitalId = idParam(params['hospitalId'])
	const form = await parseForm(request, HospitalCheck)
	if (!form.ok) return invalid(form.problem)
	const unread = await refuseUnreadSource(hospitalId, form)
	if (unread) return unread
	const { version, ...input } = form.value
	const check: Recheck = { checkedAgainst: sourceOf(input), reason: wholeReason(input), seenVersion: version }
	if (!(await hospitalQueue.findSubject(hospitalId))) throw notFound()
	const next = await findNextCase(actor, 'hospital', hospitalId)
	const checked = await recheckHospitalLater(actor, hospitalId, check)
	if (!checked.ok) throw refused(checked.failure)
	const to = next ?? queues.hospital.path
	return afterWaitingDecision(to, checked.value.decisionId, 'Confirmed for a year', 'Nothing changes for the hospital.')
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
	const hospitalId = idParam(params['hospitalId'])
	const { kept, before, after } = keepHospital(actor, hospitalId)
	const decision: Decision = { ...move, reason: wholeReason(input), seenVersion: version }
	const decided = await decideHospital(
		actor,
		hospitalId,
		decision,
		async (tx) => {
			await before(tx)
			return ok(null)
		},
		after,
	)
	if (!decided.ok) throw refused(decided.failure)
	const message = { title, detail: await thenMembers(hospitalId) }
	return afterDecisionAtOnce(`/operator/hospitals/${hospitalId}`, kept.decisionId ?? '', message)
}

/** Lifts its suspension, by a button of its record. */
export async function reinstate({ request, context, params }: ActionFunctionArgs) {
	const form = await parseForm(request, AtOnce)
	if (!form.ok) throw badRequest()
	const hospitalId = idParam(params['hospitalId'])
	const decided = await reinstateHospitalLater(operatorOf(context), hospitalId, { seenVersion: form.value.version })
	if (!decided.ok) throw refused(decided.failure)
	return afterWaitingDecision(`/operator/hospitals/${hospitalId}`, decided.value.decisionId, 'Suspension lifted')
}

const refused = (failure: keyof typeof failures | 'unknown') =>
	failure === 'unknown' ? notFound() : conflict(failures[failure])

export const toHospitalRecord = buttonPage(
	({ params }: { params: { hospitalId: string } }) => `/operator/hospitals/${idParam(params.hospitalId)}`,
)
