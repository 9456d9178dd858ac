import { and, asc, count, eq, gt, lte, min, sql } from 'drizzle-orm'
import type { Operator, Specialist } from '#app/identity/actor.ts'
import { send } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { db, only } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { findReader } from '#app/specialists/brief.server.ts'
import { hideUntilErased, restoreVisibility } from '#app/specialists/privacy.server.ts'
import { accountToBeDeleted } from './messages.ts'
import { erasures } from './tables.server.ts'

/** For changing one's mind. */
export const daysToThink = 7

/** When the account goes, if its owner wants that. */
export async function findErasure(accountId: string) {
	const [erasure] = await db
		.select({ requestedAt: erasures.requestedAt, dueAt: erasures.dueAt })
		.from(erasures)
		.where(eq(erasures.accountId, accountId))
	return erasure ?? null
}

/** Has the account deleted in seven days and hides the profile at once. Asked twice, the first day counts. */
export async function requestErasure({ accountId }: Specialist): Promise<{ dueAt: Date }> {
	return db.transaction(async (tx) => {
		// The profile's row is locked first, so of two requests the second finds the first.
		const wasVisible = await hideUntilErased(tx, accountId)
		const [made] = await tx
			.insert(erasures)
			.values({ accountId, wasVisible, dueAt: sql`now() + make_interval(days => ${daysToThink})` })
			.onConflictDoNothing()
			.returning({ dueAt: erasures.dueAt })
		if (!made) {
			const earlier = await tx.select({ dueAt: erasures.dueAt }).from(erasures).where(eq(erasures.accountId, accountId))
			return only(earlier)
		}
		const audit = { actorAccountId: accountId, subjectType: 'account', subjectId: accountId }
		await recordAudit(tx, { ...audit, action: 'erasure-requested' })
		await send(tx, accountToBeDeleted, { to: await findReader(tx, accountId), facts: made })
		return made
	})
}

/** Keeps the account, with the profile as visible as it was. Fails with `too-late` once it is being deleted. */
export async function cancelErasure({
	accountId,
}: Specialist): Promise<Result<null, 'nothing-to-cancel' | 'too-late'>> {
	return db.transaction(async (tx) => {
		const mine = eq(erasures.accountId, accountId)
		const [cancelled] = await tx
			.delete(erasures)
			.where(and(mine, gt(erasures.dueAt, sql`now()`)))
			.returning({ wasVisible: erasures.wasVisible })
		if (!cancelled) {
			const [due] = await tx.select({ dueAt: erasures.dueAt }).from(erasures).where(mine)
			return fail(due ? 'too-late' : 'nothing-to-cancel')
		}
		await restoreVisibility(tx, accountId, cancelled.wasVisible)
		const audit = { actorAccountId: accountId, subjectType: 'account', subjectId: accountId }
		await recordAudit(tx, { ...audit, action: 'erasure-cancelled' })
		return ok(null)
	})
}

/** Deletions whose day has passed and that have not been carried out: how many, and since when the oldest is due. */
export async function countDueErasures(_actor: Operator): Promise<{ count: number; oldest: Date | null }> {
	const [row] = await db
		.select({ count: count(), oldest: min(erasures.dueAt) })
		.from(erasures)
		.where(lte(erasures.dueAt, sql`now()`))
	return row ?? { count: 0, oldest: null }
}

/** Accounts that will be deleted, the next one first; at most 200. */
export const listErasures = (_actor: Operator) =>
	db
		.select({ accountId: erasures.accountId, requestedAt: erasures.requestedAt, dueAt: erasures.dueAt })
		.from(erasures)
		.orderBy(asc(erasures.dueAt))
		.limit(200)
