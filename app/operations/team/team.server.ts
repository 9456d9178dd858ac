import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { moveAccount } from '#app/identity/account-status.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import type { OperatorRole } from '#app/identity/operators/operator-role.ts'
import { setOperatorRole } from '#app/identity/operators/operators.server.ts'
import { recordSecurity } from '#app/identity/sessions/security-events.server.ts'
import { dropSecondFactor } from '#app/identity/sign-in/restore-access.server.ts'
import { endSessionsOf } from '#app/identity/sessions/session.server.ts'
import { accounts, accountStatus, hasApp } from '#app/identity/tables.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { operatorChanged } from '../messages.ts'
import { keepsALead } from '../policy.ts'
import { operatorInvitations } from '../tables.server.ts'

const columns = {
	accountId: accounts.id,
	name: accounts.name,
	email: sql<string>`${accounts.email}`,
	role: sql<OperatorRole>`${accounts.operatorRole}`,
	isRemoved: sql<boolean>`${accounts.suspendedAt} is not null`,
}

/** Neither accepted nor cancelled. */
export const isOpenInvitation = and(isNull(operatorInvitations.acceptedAt), isNull(operatorInvitations.revokedAt))

const isOperator = eq(accounts.kind, 'operator')

/** Everyone who is or was an operator: those of today first, leads on top. */
export const listOperatorTeam = (_actor: Operator, on: Queryable = db) =>
	on
		.select({
			...columns,
			hasSecondFactor: sql<boolean>`${hasApp} or exists (select from passkeys where account_id = ${accounts.id})`,
			since: accounts.createdAt,
			lastSignedInAt: accounts.lastSignedInAt,
			removedReason: accountStatus.reason,
		})
		.from(accounts)
		.leftJoin(accountStatus, eq(accountStatus.id, accounts.id))
		.where(isOperator)
		.orderBy(
			sql`${accounts.suspendedAt} is not null`,
			sql`array_position(array['lead', 'moderate', 'check'], ${accounts.operatorRole})`,
			asc(accounts.name),
			asc(accounts.id),
		)

export async function findOperator(actor: Operator, accountId: string) {
	return (await listOperatorTeam(actor)).find((one) => one.accountId === accountId) ?? null
}

export type TeamFailure = 'not-lead' | 'not-found' | 'last-lead' | 'unchanged' | 'yourself'

/**
 * Locks the operators of today until `tx` ends, so that of two leads who step down at once only one can, and reads
 * whether the actor is still a lead.
 */
export async function holdOperators(tx: Transaction, actor: Operator) {
	const everyone = await tx
		.select(columns)
		.from(accounts)
		.where(isOperator)
		.orderBy(asc(accounts.id))
		.for('no key update')
	const team = everyone.filter(({ isRemoved }) => !isRemoved)
	return {
		team,
		removed: everyone.filter(({ isRemoved }) => isRemoved),
		isLead: team.some(({ accountId, role }) => accountId === actor.accountId && role === 'lead'),
	}
}

type Team = Awaited<ReturnType<typeof holdOperators>>
type Person = Team['team'][number]

/** Runs a change of a lead about one operator, under the lock of the team. */
async function change<Value>(
	actor: Operator,
	accountId: string,
	decide: (tx: Transaction, person: Person, held: Team) => Promise<Result<Value, TeamFailure>>,
): Promise<Result<Value, TeamFailure>> {
	return db.transaction(async (tx) => {
		const held = await holdOperators(tx, actor)
		if (!held.isLead) return fail('not-lead')
		const person = [...held.team, ...held.removed].find((one) => one.accountId === accountId)
		return person ? decide(tx, person, held) : fail('not-found')
	})
}

/** A lead gives an operator, or themselves, another role. The last lead stays one. Invitations of a former lead are cancelled. */
export const changeOperatorRole = (actor: Operator, accountId: string, to: OperatorRole) =>
	change(actor, accountId, async (tx, person, { team }) => {
		if (person.isRemoved) return fail('not-found')
		if (person.role === to) return fail('unchanged')
		if (person.role === 'lead' && !keepsALead(team, accountId)) return fail('last-lead')
		await setOperatorRole(tx, accountId, { from: person.role, to, actorAccountId: actor.accountId })
		if (person.role === 'lead') await cancelInvitationsOf(tx, actor, accountId)
		await tell(tx, actor, person, { change: to })
		return ok({ name: person.name })
	})

/**
 * A lead removes another operator, who is logged out everywhere at once. What they decided stays under their name, but no link that
 * they sent lets anyone in.
 */
export const removeOperator = (actor: Operator, accountId: string, reason: string) =>
	change(actor, accountId, async (tx, person, { team }) => {
		if (accountId === actor.accountId) return fail('yourself')
		if (person.isRemoved) return fail('unchanged')
		if (!keepsALead(team, accountId)) return fail('last-lead')
		const moved = await moveAccount(tx, accountId, { to: 'suspended', reason, actorAccountId: actor.accountId })
		if (!moved.ok) return moved
		await cancelInvitationsOf(tx, actor, accountId)
		await tell(tx, actor, person, { change: 'removed', reason })
		return ok({ name: person.name })
	})

/** A removed operator can log in again, with the role and the second factor of before. */
export const restoreOperator = (actor: Operator, accountId: string) =>
	change(actor, accountId, async (tx, person) => {
		const moved = await moveAccount(tx, accountId, { to: 'active', reason: null, actorAccountId: actor.accountId })
		if (!moved.ok) return moved
		await tell(tx, actor, person, { change: 'restored' })
		return ok({ name: person.name })
	})

/**
 * For an operator who has lost their phone: the app, the recovery codes and the passkeys stop working, everyone is logged
 * out, and the next login asks for the password and a new app. The password stays, so that the mailbox alone opens nothing.
 */
export const resetSecondFactor = (actor: Operator, accountId: string, reason: string) =>
	change(actor, accountId, async (tx, person) => {
		if (accountId === actor.accountId) return fail('yourself')
		if (person.isRemoved) return fail('not-found')
		await dropSecondFactor(tx, accountId)
		await endSessionsOf(tx, accountId)
		await recordSecurity(
			tx,
			accountId,
			'access-restored',
			{ withoutSecondFactor: true, byLead: true },
			actor.accountId,
			reason,
		)
		await tell(tx, actor, person, { change: 'second-factor', reason })
		return ok({ name: person.name })
	})

/** The links that someone sent as a lead stop working, so that none of them lets that person in again. */
async function cancelInvitationsOf(tx: Transaction, actor: Operator, accountId: string) {
	const cancelled = await tx
		.update(operatorInvitations)
		.set({ revokedAt: sql`now()` })
		.where(and(eq(operatorInvitations.invitedBy, accountId), isOpenInvitation))
		.returning({ id: operatorInvitations.id })
	for (const { id } of cancelled) await recordCancelled(tx, actor, id)
}

/** In the audit log: the link in the email no longer works. */
export const recordCancelled = (tx: Transaction, actor: Operator, invitationId: string) =>
	recordAudit(tx, {
		actorAccountId: actor.accountId,
		action: 'operator.invitation-cancelled',
		subjectType: 'operator-invitation',
		subjectId: invitationId,
	})

type Change = { change: OperatorRole | 'removed' | 'restored' | 'second-factor'; reason?: string }

const tell = (tx: Transaction, actor: Operator, { accountId, name, email }: Person, what: Change) =>
	writeTo(tx, operatorChanged, { to: [{ accountId, name, email }], facts: { ...what, byName: actor.name } })
