import type { RouterContextProvider } from 'react-router'
import type { Operator } from '#app/identity/actor.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { absenceDays, confirmOwner, findAbsent } from '#app/identity/long-absence.server.ts'
import { cancelErasureIn, requestErasureIn } from './erasure.server.ts'
import { db } from '#app/platform/db.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { conflict, idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findAccountRecord } from '#app/operations/account-record.server.ts'
import { AccountReason } from '#app/operations/account-schema.server.ts'

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

/** Whether whoever has the number of someone who was away for long is that person, as an operator has found out. */
export async function decideOnNumber({ request, context, params }: Args, owner: 'same' | 'new', done: Done) {
	const operator = operatorOf(context)
	const accountId = idParam(params.accountId)
	const form = await parseForm(request, AccountReason)
	if (!form.ok) return invalid(form.problem)
	if (!(await findAccountRecord(operator, accountId))) throw notFound()
	const name = await decide(operator, accountId, owner, form.value.reason)
	if (name === null) throw conflict(refused)
	return redirectWith(`/operator/accounts/${accountId}`, { title: done(name) })
}

type Done = (name: string) => string

function decide({ accountId: by }: Operator, accountId: string, owner: 'same' | 'new', reason: string) {
	return db.transaction(async (tx) => {
		const absent = await findAbsent({ accountId }, tx)
		if (!absent) return null
		if (owner === 'same') {
			await confirmOwner(tx, accountId, { by, reason })
			await cancelErasureIn(tx, accountId, by)
		} else await requestErasureIn(tx, { accountId }, { by, reason })
		return absent.name
	})
}
