import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { accounts } from './tables.server.ts'

/** Calls the account what its profile says from now on. */
export const renameAccount = (tx: Transaction, accountId: string, name: string) =>
	tx.update(accounts).set({ name, updatedAt: sql`now()` }).where(eq(accounts.id, accountId))
