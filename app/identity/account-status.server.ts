import { eq, sql } from 'drizzle-orm'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { cancelDeliveries } from '#app/platform/delivery/deliveries.server.ts'
import { lifecycleRunner } from '#app/platform/lifecycle.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { accountLifecycle, type AccountStatus } from './account-status.ts'
import { recordSecurity } from './sessions/security-events.server.ts'
import { endSessionsOf } from './sessions/session.server.ts'
import { accounts, accountStatus, accountStatusEvents } from './tables.server.ts'

/** Only here an account is suspended or restored. */
export const accountRunner = lifecycleRunner(accountLifecycle, {
	table: accountStatus,
	state: 'status',
	history: accountStatusEvents,
	of: 'accountId',
})

/**
 * Suspends an account or restores it, in the caller's transaction. A suspended one is logged out everywhere and has
 * left every search when the transaction ends: the triggers of `accounts.suspended_at` see to that. What waits to be sent
 * to it is not sent.
 */
export async function moveAccount(
	tx: Transaction,
	accountId: string,
	{ to, reason, actorAccountId }: { to: AccountStatus; reason: string | null; actorAccountId: string },
): Promise<Result<{ eventId: string }, 'not-found' | 'unchanged'>> {
	const [account] = await tx
		.select({ suspendedAt: accounts.suspendedAt })
		.from(accounts)
		.where(eq(accounts.id, accountId))
		.for('no key update')
	if (!account) return fail('not-found')
	await tx.insert(accountStatus).values({ id: accountId }).onConflictDoNothing()
	const [row] = await tx.select().from(accountStatus).where(eq(accountStatus.id, accountId))
	// One that is closed because its owner deletes it is not ours to reopen.
	if (!row || (row.status === 'active' && account.suspendedAt !== null)) return fail('unchanged')
	const set = { reason: to === 'suspended' ? reason : null, changedAt: sql`now()` }
	const moved = await accountRunner.move(tx, row, { to, by: 'operator', actorAccountId, reason, set })
	if (!moved.ok) return fail('unchanged')
	await tx
		.update(accounts)
		.set({ suspendedAt: to === 'suspended' ? sql`now()` : null, updatedAt: sql`now()` })
		.where(eq(accounts.id, accountId))
	await endSessionsOf(tx, accountId)
	await cancelDeliveries(tx, [accountId])
	await recordSecurity(tx, accountId, to === 'suspended' ? 'suspended' : 'restored', {}, actorAccountId, reason)
	return ok(moved.value)
}

/** Undoes a suspension of the last minute, which is the last line of the account’s history. Those who were logged out stay so. */
export async function undoSuspension(
	tx: Transaction,
	accountId: string,
	{ eventId, actorAccountId }: { eventId: string; actorAccountId: string },
): Promise<Result<null, 'too-late'>> {
	await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
	const undone = await accountRunner.undoLast(tx, accountId, {
		...{ eventId, by: 'operator', actorAccountId },
		set: { reason: null, changedAt: sql`now()` },
	})
	if (!undone.ok) return undone
	await tx.update(accounts).set({ suspendedAt: null, updatedAt: sql`now()` }).where(eq(accounts.id, accountId))
	await recordSecurity(tx, accountId, 'restored', {}, actorAccountId, null)
	return ok(null)
}

/** Why an account is suspended, for its owner, who has just proved that it is theirs; null when we gave no reason. */
export async function findSuspensionReason(accountId: string, on: Queryable = db): Promise<string | null> {
	const [row] = await on
		.select({ status: accountStatus.status, reason: accountStatus.reason })
		.from(accountStatus)
		.where(eq(accountStatus.id, accountId))
	return row?.status === 'suspended' ? row.reason : null
}
