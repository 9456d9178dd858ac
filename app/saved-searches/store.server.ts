import { and, desc, eq, getTableName, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { SearchTable } from './columns.server.ts'
import { maxSavedSearches } from './limits.ts'

export type Saved = { id: string; name: string; query: string; isNew: boolean }
export type SaveFailure = 'nothing-to-save' | 'too-many'
export type RestoreFailure = 'no-such-search' | 'too-many'

type Kind<Owner> = {
	table: PgTable
	/** Which searches belong to an owner. */
	own: (owner: Owner) => SQL | undefined
	/** Further columns of a search that begins, or begins again. */
	begun?: (owner: Owner) => Record<string, unknown>
	/** Further columns of one whose alerts begin again. */
	unmuted?: Record<string, SQL>
	/** The name as its owner reads it now, where that is not as it is kept. */
	said?: (search: { name: string; query: string }) => string
	/** Runs in the transaction that mutes or removes a search. */
	silenced?: (tx: Transaction, accountId: string, searchId: string) => Promise<void>
}

/** Searches of one kind that people save: unique by their address, at most twenty, brought back for a day. */
export function savedSearchStore<Owner extends { accountId: string }>(kind: Kind<Owner>) {
	const { own, begun = () => ({}), unmuted = {}, said = ({ name }) => name, silenced } = kind
	const table = kind.table as SearchTable
	const isKept = isNull(table.removedAt)

	/** One change at a time to the searches of a person, so that two tabs do not save a twenty-first. */
	const lock = (tx: Transaction, { accountId }: Owner) =>
		tx.execute(sql`select pg_advisory_xact_lock(hashtext(${getTableName(table)}), hashtext(${accountId}))`)

	const isFull = async (tx: Transaction, owner: Owner, but?: SQL) =>
		(await tx.$count(table, and(own(owner), isKept, but))) >= maxSavedSearches

	async function change(
		owner: Owner,
		searchId: string,
		set: Record<string, unknown>,
		after?: (tx: Transaction, accountId: string, searchId: string) => Promise<void>,
	): Promise<boolean> {
		return db.transaction(async (tx) => {
			const theirs = and(eq(table.id, searchId), own(owner), isKept)
			const changed = await tx.update(table).set(set).where(theirs).returning({ id: table.id })
			if (changed.length === 0) return false
			await after?.(tx, owner.accountId, searchId)
			return true
		})
	}

	return {
		/** The person's searches, newest first. */
		async list(owner: Owner) {
			const rows = await db
				.select({
					id: table.id,
					name: table.name,
					query: table.query,
					mutedAt: table.mutedAt,
					createdAt: table.createdAt,
				})
				.from(table)
				.where(and(own(owner), isKept))
				.orderBy(desc(table.createdAt), desc(table.id))
			return rows.map((row) => ({ ...row, name: said(row) }))
		},

		/** The saved search with this canonical address, or `null`. */
		async find(owner: Owner, query: string) {
			const [saved] = await db
				.select({ id: table.id, mutedAt: table.mutedAt })
				.from(table)
				.where(and(own(owner), eq(table.query, query), isKept))
			return saved ? { id: saved.id, isMuted: saved.mutedAt !== null } : null
		},

		/**
		 * Saves a search under the words for its filters. The same search again is the one that is there. Fails with
		 * `nothing-to-save` when no filter is on, and with `too-many` beyond twenty.
		 */
		async save(owner: Owner, search: { name: string; query: string } | null): Promise<Result<Saved, SaveFailure>> {
			if (!search) return fail('nothing-to-save')
			return db.transaction(async (tx) => {
				await lock(tx, owner)
				const saved = { id: table.id, name: table.name, query: table.query }
				const [earlier] = await tx
					.select(saved)
					.from(table)
					.where(and(own(owner), eq(table.query, search.query), isKept))
				if (earlier) return ok({ ...earlier, name: said(earlier), isNew: false })
				if (await isFull(tx, owner)) return fail('too-many')
				// By account alone: a member who changed hospitals keeps the search, and it starts over.
				const again = { name: search.name, mutedAt: null, removedAt: null, createdAt: sql`now()`, ...begun(owner) }
				const made = only(
					await tx
						.insert(table)
						.values({ ...search, ...begun(owner), accountId: owner.accountId })
						.onConflictDoUpdate({ target: [table.accountId, table.query], set: again })
						.returning(saved),
				)
				return ok({ ...made, isNew: true })
			})
		},

		// False when there is no such search of theirs.
		rename: (owner: Owner, searchId: string, name: string) => change(owner, searchId, { name }),
		/** Stops the alerts of one search and keeps it. */
		mute: (owner: Owner, searchId: string) =>
			change(owner, searchId, { mutedAt: sql`coalesce(${table.mutedAt}, now())` }, silenced),
		unmute: (owner: Owner, searchId: string) => change(owner, searchId, { ...unmuted, mutedAt: null }),
		/** Takes a search away, for good after a day. */
		remove: (owner: Owner, searchId: string) => change(owner, searchId, { removedAt: sql`now()` }, silenced),

		/** Brings a removed search back, with its name, for as long as it is kept. */
		restore: (owner: Owner, searchId: string): Promise<Result<{ name: string }, RestoreFailure>> =>
			db.transaction(async (tx) => {
				await lock(tx, owner)
				if (await isFull(tx, owner, ne(table.id, searchId))) return fail('too-many')
				const [back] = await tx
					.update(table)
					.set({ removedAt: null })
					.where(and(eq(table.id, searchId), own(owner), isNotNull(table.removedAt)))
					.returning({ name: table.name, query: table.query })
				return back ? ok({ name: said(back) }) : fail('no-such-search')
			}),
	}
}

export type SavedSearchStore<Owner extends { accountId: string }> = ReturnType<typeof savedSearchStore<Owner>>
