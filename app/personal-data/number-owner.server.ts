import type { RouterContextProvider } from 'react-router'
import { propose } from '#app/cases/proposals.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { absenceDays } from '#app/durations.ts'
import { findAbsent } from '#app/identity/sign-in/long-absence.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import { findAccountRecord } from '#app/operations/people/account-record.server.ts'
import { newOwnerReasons, sameOwnerReasons } from '#app/operations/cases/case-reasons.ts'
import { proposalRefusals, withdrawal } from '#app/operations/cases/proposal-route.server.ts'
import { reasonInput, wholeReason } from '#app/operations/schema.server.ts'
import { afterWaitingDecision } from '#app/operations/cases/decided.server.ts'
import { decidedMomentAgo } from '#app/operations/cases/case-refusals.ts'
import { confirmSameOwnerLater } from './number-decisions.server.ts'

type Args = { request: Request; context: Readonly<RouterContextProvider>; params: { accountId: string } }

export async function loadNumber({ context, params }: Args) {
	const accountId = idParam(params.accountId)
	const record = await findAccountRecord(operatorOf(context), accountId)
	if (!record) throw notFound()
	// What no reason has opened is not named.
	if (!('account' in record)) return { accountId, name: null }
	if (!record.account.isAbsent) throw conflict(refused)
	return { accountId, name: record.account.name }
}

const refused = `This is no specialist who has been away for ${absenceDays} days, so the number is not in doubt.`

type Decided = (name: string) => { title: string; detail?: string }

/**
 * Whether whoever has the number of someone who was away for long is that person, as an operator has found out. That it has a new
 * owner deletes the account, so another operator confirms it.
 */
export async function decideOnNumber({ request, context, params }: Args, owner: 'same' | 'new', decided: Decided) {
	const operator = operatorOf(context)
	const accountId = idParam(params.accountId)
	const form = await parseForm(request, reasonInput(owner === 'same' ? sameOwnerReasons : newOwnerReasons))
	if (!form.ok) return invalid(form.problem)
	if (!(await findAccountRecord(operator, accountId))) throw notFound()
	const reason = wholeReason(form.value)
	const page = `/operator/accounts/${accountId}`
	if (owner === 'same') {
		const confirmed = await confirmSameOwnerLater(operator, accountId, { reason })
		if (!confirmed.ok) throw conflict(confirmed.failure === 'decided' ? decidedMomentAgo : refused)
		const { decisionId, value } = confirmed.value
		return afterWaitingDecision(page, decisionId, decided(value.name).title)
	}
	const proposed = await proposeDeletion(operator, accountId, reason)
	if (!proposed.ok) throw conflict(proposed.failure === 'not-absent' ? refused : proposalRefusals[proposed.failure])
	const { name, proposalId } = proposed.value
	return redirectWith(page, { ...decided(name), undo: withdrawal(proposalId) })
}

function proposeDeletion(operator: Operator, accountId: string, reason: string) {
	return db.transaction(async (tx) => {
		const absent = await findAbsent({ accountId }, tx)
		if (!absent) return fail('not-absent')
		const title = `Account ${accountId.slice(0, 8)}`
		const proposed = await propose(tx, operator, { kind: 'release-number', subjectId: accountId, title, reason })
		return proposed.ok ? ok({ name: absent.name, ...proposed.value }) : proposed
	})
}
