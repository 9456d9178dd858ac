import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { maxViews, readView } from './lists.ts'
import { ownView } from './queries.server.ts'
import { savedViews } from './tables.server.ts'

export type SaveFailure = 'no-list' | 'too-many'

/** One change at a time to the views of a member, so that two tabs do not save a twenty-first. */
const lock = (tx: Transaction, { accountId }: Member) =>
	tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved_views'), hashtext(${accountId}))`)

const isFull = async (tx: Transaction, { accountId, hospitalId }: Member, but: string) =>
	(await tx.$count(
		savedViews,
		and(
			eq(savedViews.accountId, accountId),
			eq(savedViews.hospitalId, hospitalId),
			isNull(savedViews.removedAt),
			ne(savedViews.address, but),
		),
	)) >= maxViews

/**
 * Keeps a list with its filters under a name; the same list again gets the new name. Fails with `no-list` for any other
 * page, and with `too-many` beyond twenty.
 */
export async function saveView(
	member: Member,
	{ of, name, isShared }: { of: string; name: string; isShared: boolean },
): Promise<Result<{ id: string; address: string }, SaveFailure>> {
	const view = readView(of)
	if (!view) return fail('no-list')
	const { list, address } = view
	const { accountId, hospitalId } = member
	return db.transaction(async (tx) => {
		await lock(tx, member)
		if (await isFull(tx, member, address)) return fail('too-many')
		const set = { name, sharedAt: isShared ? sql`now()` : null, removedAt: null }
		const { id } = only(
			await tx
				.insert(savedViews)
				.values({ hospitalId, accountId, list, address, ...set })
				.onConflictDoUpdate({ target: [savedViews.accountId, savedViews.hospitalId, savedViews.address], set })
				.returning({ id: savedViews.id }),
		)
		return ok({ id, address })
	})
}

/** Shows a view to colleagues, or to its owner alone again. Null when it is not theirs. */
export async function shareView(member: Member, viewId: string, isShared: boolean) {
	return change(member, viewId, { sharedAt: isShared ? sql`coalesce(${savedViews.sharedAt}, now())` : null })
}

/** Takes a view away, for good after a day. Null when it is not theirs. */
export const removeView = (member: Member, viewId: string) => change(member, viewId, { removedAt: sql`now()` })

async function change(member: Member, viewId: string, set: { sharedAt: unknown } | { removedAt: unknown }) {
	const [changed] = await db
		.update(savedViews)
		.set(set as object)
		.where(and(ownView(member, viewId), isNull(savedViews.removedAt)))
		.returning({ name: savedViews.name })
	return changed ?? null
}

/** Brings a removed view back for as long as it is kept. */
export async function restoreView(
	member: Member,
	viewId: string,
): Promise<Result<{ name: string }, 'not-found' | 'too-many'>> {
	return db.transaction(async (tx) => {
		await lock(tx, member)
		if (await isFull(tx, member, '')) return fail('too-many')
		const [back] = await tx
			.update(savedViews)
			.set({ removedAt: null })
			.where(and(ownView(member, viewId), isNotNull(savedViews.removedAt)))
			.returning({ name: savedViews.name })
		return back ? ok(back) : fail('not-found')
	})
}
