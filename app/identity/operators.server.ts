import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#app/platform/db.server.ts'
import { accounts } from './tables.server.ts'

/** Accounts of those who run the marketplace, to tell them of something. */
export async function listOperators(on: Queryable): Promise<string[]> {
	const rows = await on
		.select({ id: accounts.id })
		.from(accounts)
		.where(and(eq(accounts.kind, 'operator'), isNull(accounts.suspendedAt)))
	return rows.map(({ id }) => id)
}
