import { and, asc, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import { hospitalMembers, hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { searchSpecialists } from '#app/specialists/search/search.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { specialistSearchRows } from '#app/specialists/tables.server.ts'
import { candidateSearches, notifiedSpecialists } from '../tables.server.ts'

/** Beyond this a message says how many, and the search itself shows them. */
const maxNotifiedPerSearch = 200

export type Reader = { accountId: string; name: string; email: string | null }
/** What one search has brought since its owner was last told. */
export type NewCandidates = {
	hospitalId: string
	search: { id: string; name: string; query: string }
	specialistIds: string[]
}

/** Members of verified hospitals, by id, who want news of new specialists and have had none since `until`. */
export async function listReadersDue(
	until: Date,
	{ after, limit }: { after?: string | undefined; limit: number },
): Promise<Reader[]> {
	return db
		.selectDistinct({ accountId: accounts.id, name: accounts.name, email: accounts.email })
		.from(candidateSearches)
		.innerJoin(accounts, eq(accounts.id, candidateSearches.accountId))
		.innerJoin(
			hospitalMembers,
			and(
				eq(hospitalMembers.accountId, candidateSearches.accountId),
				eq(hospitalMembers.hospitalId, candidateSearches.hospitalId),
				ne(hospitalMembers.role, 'interviewer'),
			),
		)
		.innerJoin(hospitals, eq(hospitals.id, candidateSearches.hospitalId))
		.where(
			and(
				isListening,
				lt(candidateSearches.notifiedThrough, until),
				isNull(accounts.suspendedAt),
				eq(hospitals.status, 'verified'),
				after === undefined ? undefined : gt(accounts.id, after),
			),
		)
		.orderBy(asc(accounts.id))
		.limit(limit)
}

const isListening = and(isNull(candidateSearches.mutedAt), isNull(candidateSearches.removedAt))

/** People a search finds, listed after `since`, when its owner was last notified. */
export type Found = { searchId: string; since: Date; ids: string[] }

const dueOf = (accountId: string, until: Date) =>
	and(eq(candidateSearches.accountId, accountId), isListening, lt(candidateSearches.notifiedThrough, until))

/** Asks the searches of one person. Outside of any transaction, because some searches take a while. */
export async function listNewCandidates(accountId: string, until: Date): Promise<Found[]> {
	const searches = await db.select().from(candidateSearches).where(dueOf(accountId, until))
	const found: Found[] = []
	for (const { id, query, hospitalId, notifiedThrough } of searches) {
		const { ids } = await searchSpecialists({
			viewer: { kind: 'hospital', hospitalId },
			search: specialistSearch.parse(new URLSearchParams(query)),
			isExact: true,
			isStrict: true,
			limit: maxNotifiedPerSearch,
			listedAfter: notifiedThrough,
		})
		found.push({ searchId: id, since: notifiedThrough, ids })
	}
	return found
}

/**
 * What the searches of one member found between the last time and `until`, marked as notified in the transaction that
 * queues the message. If that fails no one was notified, and the next run does it. A person found by two searches is
 * news of the older one. One who hid and came back is none. Skips a search that another run has handled.
 */
export async function consumePending(
	tx: Transaction,
	accountId: string,
	until: Date,
	found: readonly Found[],
): Promise<NewCandidates[]> {
	const searches = await tx
		.select()
		.from(candidateSearches)
		.where(dueOf(accountId, until))
		.orderBy(asc(candidateSearches.createdAt), asc(candidateSearches.id))
		.for('update')
	const newCandidates: NewCandidates[] = []
	for (const { id, name, query, hospitalId, notifiedThrough } of searches) {
		const asked = found.find(({ searchId }) => searchId === id)
		if (asked?.since.getTime() !== notifiedThrough.getTime()) continue
		const specialistIds = await markNotified(tx, accountId, await listedBetween(tx, hospitalId, asked, until))
		if (specialistIds.length > 0) newCandidates.push({ hospitalId, search: { id, name, query }, specialistIds })
		await tx.update(candidateSearches).set({ notifiedThrough: until }).where(eq(candidateSearches.id, id))
	}
	return newCandidates
}

/**
 * In the order of the search. The search knows who is listed by now, and the table sets both limits exactly. Specialists who
 * have hidden since the search found them are left out.
 */
async function listedBetween(
	tx: Transaction,
	hospitalId: string,
	{ ids, since }: Found,
	until: Date,
): Promise<string[]> {
	if (ids.length === 0) return []
	const rows = await tx
		.select({ id: specialistSearchRows.id })
		.from(specialistSearchRows)
		.where(
			and(
				inArray(specialistSearchRows.id, ids),
				gt(specialistSearchRows.listedAt, since),
				lte(specialistSearchRows.listedAt, until),
				whereBetween(sql`${hospitalId}::uuid`, specialistSearchRows.id, ({ mayFind }) => mayFind),
			),
		)
	const listed = new Set(rows.map(({ id }) => id))
	return ids.filter((id) => listed.has(id))
}

async function markNotified(tx: Transaction, accountId: string, specialistIds: string[]): Promise<string[]> {
	if (specialistIds.length === 0) return []
	const rows = await tx
		.insert(notifiedSpecialists)
		.values(specialistIds.map((specialistId) => ({ accountId, specialistId })))
		.onConflictDoNothing()
		.returning({ id: notifiedSpecialists.specialistId })
	const marked = new Set(rows.map(({ id }) => id))
	return specialistIds.filter((id) => marked.has(id))
}
