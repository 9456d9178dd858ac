import { and, asc, count, eq, gt, lte, min, sql } from 'drizzle-orm'
import type { Operator } from '#app/identity/actor.ts'
import { send } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { totalFound } from '#app/platform/database/total-found.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { findReader } from '#app/specialists/brief.server.ts'
import { hideUntilErased, restoreVisibility } from '#app/specialists/disclosure/privacy.server.ts'
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

type Owner = { accountId: string }
/** An operator who has found that the number of an account has a new owner. */
type Finder = { by: string; reason: string }

/** Has the account deleted in seven days and hides the profile at once. Asked twice, the first day counts. */
export const requestErasure = (owner: Owner): Promise<{ dueAt: Date }> =>
	db.transaction((tx) => requestErasureIn(tx, owner, null))

/** As its owner would, but for an operator; its owner is told why. */
export async function requestErasureIn(tx: Transaction, { accountId }: Owner, finder: Finder | null) {
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
	const audit = { actorAccountId: finder?.by ?? accountId, subjectType: 'account', subjectId: accountId }
	await recordAudit(tx, { ...audit, action: 'erasure-requested', reason: finder?.reason ?? null })
	const facts = { ...made, hasNewOwner: finder !== null }
	await send(tx, accountToBeDeleted, { to: await findReader(tx, accountId), facts })
	return made
}

/** Keeps the account, with the profile as visible as it was. Fails with `too-late` once it is being deleted. */
export const cancelErasure = ({ accountId }: Owner) => db.transaction((tx) => cancelErasureIn(tx, accountId, accountId))

export async function cancelErasureIn(
	tx: Transaction,
	accountId: string,
	by: string,
): Promise<Result<null, 'nothing-to-cancel' | 'too-late'>> {
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
	const audit = { actorAccountId: by, subjectType: 'account', subjectId: accountId }
	await recordAudit(tx, { ...audit, action: 'erasure-cancelled' })
	return ok(null)
}

/** Deletions whose day has passed and that have not been carried out: how many, and since when the oldest is due. */
export async function countDueErasures(_actor: Operator): Promise<{ count: number; oldest: Date | null }> {
	const [row] = await db
		.select({ count: count(), oldest: min(erasures.dueAt) })
		.from(erasures)
		.where(lte(erasures.dueAt, sql`now()`))
	return row ?? { count: 0, oldest: null }
}

/** Accounts that will be deleted, the next one first; at most 200, each with how many there are. */
export const listErasures = (_actor: Operator) =>
	db
		.select({
			accountId: erasures.accountId,
			requestedAt: erasures.requestedAt,
			dueAt: erasures.dueAt,
			total: totalFound,
		})
		.from(erasures)
		.orderBy(asc(erasures.dueAt))
		.limit(200)
