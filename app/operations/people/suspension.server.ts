import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { accountAppealPath, grantOpenAppeals } from '#app/cases/appeals.server.ts'
import { defineWaitingDecision } from '#app/cases/decisions.server.ts'
import { findSuspensionReason, moveAccount } from '#app/identity/account-status.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { send, writeTo } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { accountRestored, accountSuspended } from '../messages.ts'

export type SuspensionFailure = 'not-found' | 'unchanged' | 'is-operator' | 'taken'

async function findPerson(tx: Transaction, accountId: string) {
	const [person] = await tx
		.select({
			accountId: accounts.id,
			kind: accounts.kind,
			name: accounts.name,
			email: sql<string | null>`coalesce(${specialists.email}, ${accounts.email})`,
			phone: accounts.phone,
		})
		.from(accounts)
		.leftJoin(specialists, eq(specialists.id, accounts.id))
		.where(eq(accounts.id, accountId))
	return person ?? null
}

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/**
 * Suspends a specialist or a member: logged out, found by no one, nothing new to or from them. What they have stays as it
 * is. Operators are removed from the team instead (`is-operator`).
 */
export async function suspendAccount(
	actor: Operator,
	accountId: string,
	reason: string,
	/** With it the person is told later, with `notifyOfSuspension`. */
	after?: (tx: Transaction, eventId: string) => Promise<void>,
): Promise<Result<Person, SuspensionFailure>> {
	return settle<Person, SuspensionFailure>(async (tx) => {
		const person = await findPerson(tx, accountId)
		if (!person) return fail('not-found')
		if (person.kind === 'operator') return fail('is-operator')
		const moved = await moveAccount(tx, accountId, { to: 'suspended', reason, actorAccountId: actor.accountId })
		if (!moved.ok) return moved
		const { eventId } = moved.value
		if (after) await after(tx, eventId)
		else await notifyOfSuspension(tx, accountId, eventId)
		return ok(person)
	})
}

/** Tells the owner of a suspended account why, in the words of its history. */
export async function notifyOfSuspension(tx: Transaction, accountId: string, eventId: string) {
	const person = await findPerson(tx, accountId)
	const reason = await findSuspensionReason(accountId, tx)
	if (!person || reason === null) return
	await writeTo(tx, accountSuspended, {
		to: [person],
		key: `account-status/${eventId}`,
		facts: { reason, appealPath: accountAppealPath(eventId) },
	})
}

/**
 * Lifts a suspension: the account is as it was before, and an appeal that waits is granted with it. Fails with `taken` while another
 * operator works on that appeal.
 */
export const restoreAccount = (actor: Operator, accountId: string): Promise<Result<Person, SuspensionFailure>> =>
	settle<Person, SuspensionFailure>((tx) => restoreAccountIn(tx, actor, accountId))

/** As `restoreAccount`, within a transaction. */
export async function restoreAccountIn(
	tx: Transaction,
	actor: Operator,
	accountId: string,
): Promise<Result<Person, SuspensionFailure>> {
	const person = await findPerson(tx, accountId)
	if (!person) return fail('not-found')
	if (person.kind === 'operator') return fail('is-operator')
	const granted = await grantOpenAppeals(tx, actor, 'account', accountId)
	if (!granted.ok) return granted
	const moved = await moveAccount(tx, accountId, { to: 'active', reason: null, actorAccountId: actor.accountId })
	if (!moved.ok) return moved
	await send(tx, accountRestored, { to: [person], key: `account-status/${moved.value.eventId}`, facts: null })
	return ok(person)
}

export const restoreAccountLater = defineWaitingDecision('restore-account', {
	...{ kind: 'account', page: (id) => `/operator/accounts/${id}` },
	...{ label: 'Restore account', input: z.object({}), carryOut: restoreAccount },
})
