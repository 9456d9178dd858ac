import { and, eq, gt, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { formatDate } from '#app/platform/dates.ts'
import { db, only } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { hideUntilErased, restoreVisibility } from '#app/specialists/privacy.server.ts'
import { emailOwner } from './owner-mail.server.ts'
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
		const key = `erasure/${crypto.randomUUID()}`
		const title = `Your account will be deleted on ${formatDate(made.dueAt)}`
		const body = 'You can keep your account until then. Open My data in Settings.'
		await notify(tx, [accountId], { key, title, body, href: '/settings/my-data' })
		await emailOwner(tx, accountId, {
			key,
			subject: title,
			paragraphs: [
				'You asked us to delete your account. Your profile is now hidden.',
				`You can change your mind until ${formatDate(made.dueAt)}. If this was not you, log in, keep your account and log out all other devices.`,
				'This is the last email about it. Once everything is deleted, we no longer have your email address.',
			],
			action: { label: 'Keep my account', href: '/settings/my-data' },
		})
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
