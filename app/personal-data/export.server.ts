import { and, count, eq, gt, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { send } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Queryable } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { findReader } from '#app/specialists/brief.server.ts'
import { dataDownloaded } from './messages.ts'

export const exportsPerDay = 3

/**
 * Records that someone takes a copy of their data, and notifies them in case they did not ask for it. Fails with
 * `too-many` after three in 24 hours.
 */
export async function noteExport({ accountId }: Specialist): Promise<Result<null, 'too-many'>> {
	return db.transaction(async (tx) => {
		// One at a time for each account, so that clicks at the same moment are counted.
		await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update')
		if ((await countRecentExports(accountId, tx)) >= exportsPerDay) return fail('too-many')
		await recordAudit(tx, {
			actorAccountId: accountId,
			action: 'data-exported',
			subjectType: 'account',
			subjectId: accountId,
		})
		await send(tx, dataDownloaded, { to: await findReader(tx, accountId), facts: null })
		return ok(null)
	})
}

export async function countRecentExports(accountId: string, on: Queryable = db) {
	const [row] = await on
		.select({ count: count() })
		.from(auditEvents)
		.where(
			and(
				eq(auditEvents.subjectType, 'account'),
				eq(auditEvents.subjectId, accountId),
				eq(auditEvents.action, 'data-exported'),
				gt(auditEvents.at, sql`now() - interval '24 hours'`),
			),
		)
	return row?.count ?? 0
}
