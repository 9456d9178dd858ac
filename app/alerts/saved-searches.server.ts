import { and, count, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { maxSavedSearches } from './limits.ts'
import { matchAlerts } from './alert-matching.server.ts'
import { readSavedSearch } from './read-search.server.ts'
import { jobAlerts, savedSearches } from './tables.server.ts'

/** How long a removed search can be brought back. */
const restorableFor = '1 day'

const ownSearch = (accountId: string, searchId: string) =>
	and(eq(savedSearches.id, searchId), eq(savedSearches.accountId, accountId))

/** The person's searches, newest first, each with what it found in the last week. */
export async function listSavedSearches(actor: Specialist) {
	const pendingJobs = db
		.select({ searchId: jobAlerts.savedSearchId, jobs: count().as('jobs') })
		.from(jobAlerts)
		.where(and(eq(jobAlerts.accountId, actor.accountId), sql`${jobAlerts.createdAt} > now() - interval '7 days'`))
		.groupBy(jobAlerts.savedSearchId)
		.as('news')
	return db
		.select({
			id: savedSearches.id,
			name: savedSearches.name,
			query: savedSearches.query,
			mutedAt: savedSearches.mutedAt,
			createdAt: savedSearches.createdAt,
			newJobs: sql<number>`coalesce(${pendingJobs.jobs}, 0)::int`,
		})
		.from(savedSearches)
		.leftJoin(pendingJobs, eq(pendingJobs.searchId, savedSearches.id))
		.where(and(eq(savedSearches.accountId, actor.accountId), isNull(savedSearches.removedAt)))
		.orderBy(desc(savedSearches.createdAt), desc(savedSearches.id))
}

/** Whether a search, however it is typed, can be saved and is saved already. */
export async function findSavedSearch(actor: Specialist, query: string) {
	const search = readSavedSearch(query)
	if (!search) return null
	const [saved] = await db
		.select({ id: savedSearches.id })
		.from(savedSearches)
		.where(
			and(
				eq(savedSearches.accountId, actor.accountId),
				eq(savedSearches.query, search.query),
				isNull(savedSearches.removedAt),
			),
		)
	return saved ?? null
}

export type SaveFailure = 'nothing-to-save' | 'too-many'
type Saved = { id: string; name: string; query: string; isNew: boolean }

/**
 * Saves a search of the job list under the words for its filters. The same search again is the one that is there. Fails
 * with `nothing-to-save` when no filter is on, and with `too-many` beyond twenty.
 */
export async function saveSearch(actor: Specialist, query: string): Promise<Result<Saved, SaveFailure>> {
	const search = readSavedSearch(query)
	if (!search) return fail('nothing-to-save')
	return db.transaction(async (tx) => {
		await lockSearchesOf(tx, actor.accountId)
		const own = eq(savedSearches.accountId, actor.accountId)
		const [earlier] = await tx
			.select()
			.from(savedSearches)
			.where(and(own, eq(savedSearches.query, search.query)))
		if (earlier && earlier.removedAt === null)
			return ok({ id: earlier.id, name: earlier.name, query: search.query, isNew: false })

		const kept = await tx.$count(savedSearches, and(own, isNull(savedSearches.removedAt)))
		if (kept >= maxSavedSearches) return fail('too-many')
		const anew = { name: search.name, mutedAt: null, removedAt: null, createdAt: sql`now()` }
		const saved = only(
			await tx
				.insert(savedSearches)
				.values({ ...search, accountId: actor.accountId })
				.onConflictDoUpdate({ target: [savedSearches.accountId, savedSearches.query], set: anew })
				.returning({ id: savedSearches.id, name: savedSearches.name, query: savedSearches.query }),
		)
		return ok({ ...saved, isNew: true })
	})
}

/** One change at a time to the searches of a person, so that two tabs do not save a twenty-first. */
const lockSearchesOf = (tx: Transaction, accountId: string) =>
	tx.execute(sql`select pg_advisory_xact_lock(hashtext('saved searches'), hashtext(${accountId}))`)

/** False when they have no such search. */
export async function renameSearch(actor: Specialist, searchId: string, name: string): Promise<boolean> {
	const renamed = await db
		.update(savedSearches)
		.set({ name })
		.where(and(ownSearch(actor.accountId, searchId), isNull(savedSearches.removedAt)))
		.returning({ id: savedSearches.id })
	return renamed.length > 0
}

/** Stops the alerts of one search but keeps it. Their other searches still notify of the same jobs. */
export async function muteSearch(accountId: string, searchId: string): Promise<boolean> {
	return silence(accountId, searchId, { mutedAt: sql`coalesce(${savedSearches.mutedAt}, now())` })
}

export async function unmuteSearch(accountId: string, searchId: string): Promise<boolean> {
	const heard = await db
		.update(savedSearches)
		.set({ mutedAt: null })
		.where(and(ownSearch(accountId, searchId), isNull(savedSearches.removedAt)))
		.returning({ id: savedSearches.id })
	return heard.length > 0
}

/** Takes a search away, for good after a day. */
export async function removeSearch(actor: Specialist, searchId: string): Promise<boolean> {
	return silence(actor.accountId, searchId, { removedAt: sql`now()` })
}

async function silence(
	accountId: string,
	searchId: string,
	change: { mutedAt: ReturnType<typeof sql> } | { removedAt: ReturnType<typeof sql> },
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const changed = await tx
			.update(savedSearches)
			.set(change)
			.where(and(ownSearch(accountId, searchId), isNull(savedSearches.removedAt)))
			.returning({ id: savedSearches.id })
		if (changed.length === 0) return false
		const pending = await tx
			.select({ jobId: jobAlerts.jobId })
			.from(jobAlerts)
			.where(
				and(eq(jobAlerts.accountId, accountId), eq(jobAlerts.savedSearchId, searchId), isNull(jobAlerts.notifiedAt)),
			)
		for (const { jobId } of pending) await matchAlerts(tx, jobId, new Date(), accountId)
		return true
	})
}

export type RestoreFailure = 'no-such-search' | 'too-many'

/** Brings a removed search back, with its name, for as long as it is kept. */
export async function restoreSearch(
	actor: Specialist,
	searchId: string,
): Promise<Result<{ name: string }, RestoreFailure>> {
	return db.transaction(async (tx) => {
		await lockSearchesOf(tx, actor.accountId)
		const others = and(
			eq(savedSearches.accountId, actor.accountId),
			isNull(savedSearches.removedAt),
			ne(savedSearches.id, searchId),
		)
		if ((await tx.$count(savedSearches, others)) >= maxSavedSearches) return fail('too-many')
		const [back] = await tx
			.update(savedSearches)
			.set({ removedAt: null })
			.where(and(ownSearch(actor.accountId, searchId), isNotNull(savedSearches.removedAt)))
			.returning({ name: savedSearches.name })
		return back ? ok(back) : fail('no-such-search')
	})
}

/** Deletes searches that were removed a day ago, with their unsent alerts. */
export async function dropRemovedSearches() {
	await db.delete(savedSearches).where(lt(savedSearches.removedAt, sql`now() - ${restorableFor}::interval`))
	await db.delete(jobAlerts).where(and(isNull(jobAlerts.savedSearchId), isNull(jobAlerts.notifiedAt)))
}
