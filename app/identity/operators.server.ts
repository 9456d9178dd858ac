import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/platform/db.server.ts'
import type { OperatorRole } from './operator-role.ts'
import { recordSecurity } from './security-events.server.ts'
import { accounts } from './tables.server.ts'

/** Those who run the marketplace and decide this kind of thing, to tell them of one: others could not open it. Leads decide everything. */
export const listOperators = (on: Queryable, duty: Exclude<OperatorRole, 'lead'>) =>
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
