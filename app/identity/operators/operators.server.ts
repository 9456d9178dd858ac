import { newOperatorDays } from '#app/durations.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/platform/database/db.server.ts'
import type { OperatorRole } from './operator-role.ts'
import { recordSecurity } from '../sessions/security-events.server.ts'
import { accounts } from '../tables.server.ts'

/** Those who run the marketplace and decide this kind of thing, to tell them of one: others could not open it. Leads decide everything. */
export const listOperators = (on: Queryable, duty: OperatorRole) =>
	on
		.select({ accountId: accounts.id })
		.from(accounts)
		.where(
			and(eq(accounts.kind, 'operator'), isNull(accounts.suspendedAt), inArray(accounts.operatorRole, [duty, 'lead'])),
		)

/** Gives an operator another role, which counts from their next request on. */
export async function setOperatorRole(
	tx: Transaction,
	accountId: string,
	{ actorAccountId, ...facts }: { from: OperatorRole; to: OperatorRole; actorAccountId: string },
) {
	await tx
		.update(accounts)
		.set({ operatorRole: facts.to, updatedAt: sql`now()` })
		.where(and(eq(accounts.id, accountId), eq(accounts.kind, 'operator')))
	await recordSecurity(tx, accountId, 'operator-role-changed', facts, actorAccountId)
}

export type NotIndependent = 'own' | 'new-operator' | 'invited'

/**
 * Why this operator is no second person beside `other`, whose act is to be confirmed or reviewed; null when they are. An
 * account made by invitation is too new for seven days, and it never stands for or against the one who invited it, nor for
 * the inviter of that one, and so on: whoever may invite could otherwise be both.
 */
export async function findDependence(
	on: Queryable,
	accountId: string,
	other: string | null,
): Promise<NotIndependent | null> {
	if (accountId === other) return 'own'
	const [own] = await on
		.select({
			isNew: sql<boolean>`${accounts.operatorInvitedBy} is not null and ${accounts.createdAt} > now() - make_interval(days => ${newOperatorDays})`,
		})
		.from(accounts)
		.where(eq(accounts.id, accountId))
	if (own?.isNew) return 'new-operator'
	if (other === null) return null
	// `union` ends the walk where a circle would begin.
	const inviters = (id: string) => sql`
		with recursive line as (
			select operator_invited_by as id from accounts where id = ${id}
			union
			select inviter.operator_invited_by from accounts inviter join line on inviter.id = line.id
		) select id from line`
	const { rows } = await on.execute<{ tied: boolean }>(
		sql`select ${other} in (${inviters(accountId)}) is true or ${accountId} in (${inviters(other)}) is true as tied`,
	)
	return rows[0]?.tied ? 'invited' : null
}
