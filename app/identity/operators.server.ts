import { and, eq, isNull } from 'drizzle-orm'
import type { Queryable } from '#app/platform/db.server.ts'
import { accounts } from './tables.server.ts'

/** Accounts of those who run the marketplace, to tell them of something. */
export const listOperators = (on: Queryable) =>
	on
		.select({ accountId: accounts.id })
		.from(accounts)
		.where(and(eq(accounts.kind, 'operator'), isNull(accounts.suspendedAt)))
