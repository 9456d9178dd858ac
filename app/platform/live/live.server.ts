import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../database/db.server.ts'
import { writeTogether } from '../database/write-together.server.ts'

/** The channel of PostgreSQL on which every process hears what has changed for whom. */
export const changesChannel = 'changes'

/** What has changed, in the words of its owner; `sessions`: an account may have been logged out. */
export type Change = { kind: string; id?: string }

/** A notice may carry 8,000 bytes. */
const maxAccounts = 150

/**
 * Tells the open pages of these accounts, whichever process serves them, that their data has changed. Sent when `tx`
 * commits, and not at all if it rolls back. Carries only ids, and each page reads the data itself.
 */
export async function announceChange(
	tx: Queryable,
	accountIds: readonly string[],
	change: Change,
	/** Go with it in one statement. */
	writes: readonly SQLWrapper[] = [],
) {
	const everyone = [...new Set(accountIds)]
	const notices: string[] = []
	for (let first = 0; first < everyone.length; first += maxAccounts)
		notices.push(JSON.stringify({ to: everyone.slice(first, first + maxAccounts), ...change }))
	const telling = sql`select pg_notify(${changesChannel}, notice) from unnest(${sql.param(notices)}::text[]) notice`
	if (writes.length > 0) await writeTogether(tx, writes, telling)
	else if (notices.length > 0) await tx.execute(telling)
}
