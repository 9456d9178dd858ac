import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { db, only, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { maxSavedSearches } from './limits.ts'
import { readCandidateSearch } from './read-search.server.ts'
import { candidateSearches } from './tables.server.ts'

/** How long a removed search can be brought back. */
const restorableFor = '1 day'

type Owner = Pick<Member, 'accountId' | 'hospitalId'>

const own = ({ accountId, hospitalId }: Owner) =>
	and(eq(candidateSearches.accountId, accountId), eq(candidateSearches.hospitalId, hospitalId))
const ownSearch = (member: Owner, searchId: string) => and(eq(candidateSearches.id, searchId), own(member))
const isKept = isNull(candidateSearches.removedAt)

/** The member's searches, newest first. */
export async function listCandidateSearches(member: Member) {
	return db
		.select({
			id: candidateSearches.id,
			name: candidateSearches.name,
			query: candidateSearches.query,
			mutedAt: candidateSearches.mutedAt,
			createdAt: candidateSearches.createdAt,
		})
		.from(candidateSearches)
		.where(and(own(member), isKept))
		.orderBy(desc(candidateSearches.createdAt), desc(candidateSearches.id))
}

/** Whether this search, by its canonical address, is saved already. */
export async function isSearchSaved(member: Member, query: string): Promise<boolean> {
	const [saved] = await db
		.select({ id: candidateSearches.id })
		.from(candidateSearches)
		.where(and(own(member), eq(candidateSearches.query, query), isKept))
	return saved !== undefined
}

export type SaveFailure = 'nothing-to-save' | 'too-many'
type Saved = { id: string; name: string; query: string; isNew: boolean }

/**
 * Saves a search for specialists under the words for its filters. The same search again is the one that is there. Fails
 * with `nothing-to-save` when no filter is on, and with `too-many` beyond twenty.
 */
export async function saveCandidateSearch(member: Member, address: string): Promise<Result<Saved, SaveFailure>> {
	const search = readCandidateSearch(address)
	if (!search) return fail('nothing-to-save')
	return db.transaction(async (tx) => {
		await lockSearchesOf(tx, member.accountId)
		// By account alone, so a member who changed hospitals keeps the search, and it restarts.
		const same = and(eq(candidateSearches.accountId, member.accountId), eq(candidateSearches.query, search.query))
		const [earlier] = await tx.select().from(candidateSearches).where(same)
		if (earlier && earlier.removedAt === null && earlier.hospitalId === member.hospitalId)
			return ok({ id: earlier.id, name: earlier.name, query: search.query, isNew: false })
		if ((await tx.$count(candidateSearches, and(own(member), isKept))) >= maxSavedSearches) return fail('too-many')
		const anew = {
			name: search.name,
			hospitalId: member.hospitalId,
			mutedAt: null,
			removedAt: null,
			notifiedThrough: sql`now()`,
			createdAt: sql`now()`,
		}
		const saved = only(
			await tx
				.insert(candidateSearches)
				.values({ ...search, accountId: member.accountId, hospitalId: member.hospitalId })
				.onConflictDoUpdate({ target: [candidateSearches.accountId, candidateSearches.query], set: anew })
				.returning({ id: candidateSearches.id, name: candidateSearches.name, query: candidateSearches.query }),
		)
		return ok({ ...saved, isNew: true })
	})
}

/** One change at a time to the searches of a person, so that two tabs do not save a twenty-first. */
const lockSearchesOf = (tx: Transaction, accountId: string) =>
	tx.execute(sql`select pg_advisory_xact_lock(hashtext('candidate searches'), hashtext(${accountId}))`)

/** False when they have no such search. */
export const renameCandidateSearch = (member: Owner, searchId: string, name: string) =>
	change(and(ownSearch(member, searchId), isKept), { name })

/** Stops the alerts of one search and keeps it. */
export const muteCandidateSearch = (member: Owner, searchId: string) =>
	change(and(ownSearch(member, searchId), isKept), { mutedAt: sql`coalesce(${candidateSearches.mutedAt}, now())` })

/** Alerts restart from now. People listed in between are not news. */
export const unmuteCandidateSearch = (member: Owner, searchId: string) =>
	change(and(ownSearch(member, searchId), isKept), {
		notifiedThrough: sql`case when ${candidateSearches.mutedAt} is null then ${candidateSearches.notifiedThrough} else now() end`,
		mutedAt: null,
	})

/** Takes a search away, for good after a day. */
export const removeCandidateSearch = (member: Owner, searchId: string) =>
	change(and(ownSearch(member, searchId), isKept), { removedAt: sql`now()` })

async function change(
	where: ReturnType<typeof and>,
	set: Parameters<ReturnType<typeof db.update<typeof candidateSearches>>['set']>[0],
) {
	const changed = await db.update(candidateSearches).set(set).where(where).returning({ id: candidateSearches.id })
	return changed.length > 0
}

export type RestoreFailure = 'no-such-search' | 'too-many'

/** Brings a removed search back, with its name, for as long as it is kept. */
export async function restoreCandidateSearch(
	member: Member,
	searchId: string,
): Promise<Result<{ name: string }, RestoreFailure>> {
	return db.transaction(async (tx) => {
		await lockSearchesOf(tx, member.accountId)
		const others = and(own(member), isKept, ne(candidateSearches.id, searchId))
		if ((await tx.$count(candidateSearches, others)) >= maxSavedSearches) return fail('too-many')
		const [back] = await tx
			.update(candidateSearches)
			.set({ removedAt: null })
			.where(and(ownSearch(member, searchId), isNotNull(candidateSearches.removedAt)))
			.returning({ name: candidateSearches.name })
		return back ? ok(back) : fail('no-such-search')
	})
}

/** What was removed a day ago goes for good. */
export async function dropRemovedSearches() {
	await db.delete(candidateSearches).where(lt(candidateSearches.removedAt, sql`now() - ${restorableFor}::interval`))
}
