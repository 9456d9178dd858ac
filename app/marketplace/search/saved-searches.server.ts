import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { savedSearchPages } from '#app/saved-searches/pages.server.ts'
import { savedSearchStore } from '#app/saved-searches/store.server.ts'
import { dashboardPath, searchesPath, viewsPath } from '../paths.ts'
import { readCandidateSearch } from './read-search.server.ts'
import { candidateSearches } from '../tables.server.ts'

type Owner = Pick<Member, 'accountId' | 'hospitalId'>

const { mutedAt, notifiedThrough } = candidateSearches

export const specialistSearches = savedSearchStore<Owner>({
	table: candidateSearches,
	own: ({ accountId, hospitalId }) =>
		and(eq(candidateSearches.accountId, accountId), eq(candidateSearches.hospitalId, hospitalId)),
	/** Saved again, it is shared with no one, least of all with another hospital. */
	begun: ({ hospitalId }) => ({ hospitalId, notifiedThrough: sql`now()`, sharedAt: null }),
	/** Alerts begin again from now on: who was listed while they were off is no news. */
	unmuted: { notifiedThrough: sql`case when ${mutedAt} is null then ${notifiedThrough} else now() end` },
})

export const searchPages = savedSearchPages({
	store: specialistSearches,
	ownerOf: verifiedMemberOf,
	path: searchesPath,
	list: viewsPath,
	results: dashboardPath,
	what: 'specialist',
})

/** Saves a search for specialists, in canonical order. */
export const saveCandidateSearch = (owner: Owner, address: string) =>
	specialistSearches.save(owner, readCandidateSearch(address))

/** Shows a saved search to colleagues as a view of the list, or to its owner alone again. False when it is not theirs. */
export async function shareSearch({ accountId, hospitalId }: Owner, searchId: string, isShared: boolean) {
	const changed = await db
		.update(candidateSearches)
		.set({ sharedAt: isShared ? sql`coalesce(${candidateSearches.sharedAt}, now())` : null })
		.where(
			and(
				eq(candidateSearches.id, searchId),
				eq(candidateSearches.accountId, accountId),
				eq(candidateSearches.hospitalId, hospitalId),
				isNull(candidateSearches.removedAt),
			),
		)
		.returning({ id: candidateSearches.id })
	return changed.length > 0
}

/** Which of the member's own searches colleagues see. */
export async function listSharedIds({ accountId, hospitalId }: Owner): Promise<string[]> {
	const rows = await db
		.select({ id: candidateSearches.id })
		.from(candidateSearches)
		.where(
			and(
				eq(candidateSearches.accountId, accountId),
				eq(candidateSearches.hospitalId, hospitalId),
				isNotNull(candidateSearches.sharedAt),
				isNull(candidateSearches.removedAt),
			),
		)
	return rows.map(({ id }) => id)
}

/** The views that colleagues share: theirs to change, everyone's to open. Members who have left the team share none. */
export async function listTeamViews({ accountId, hospitalId }: Owner) {
	const rows = await db
		.select({
			id: candidateSearches.id,
			name: candidateSearches.name,
			query: candidateSearches.query,
			owner: accounts.name,
		})
		.from(candidateSearches)
		.innerJoin(accounts, eq(accounts.id, candidateSearches.accountId))
		.innerJoin(
			hospitalMembers,
			and(
				eq(hospitalMembers.accountId, candidateSearches.accountId),
				eq(hospitalMembers.hospitalId, candidateSearches.hospitalId),
			),
		)
		.where(
			and(
				eq(candidateSearches.hospitalId, hospitalId),
				ne(candidateSearches.accountId, accountId),
				isNotNull(candidateSearches.sharedAt),
				isNull(candidateSearches.removedAt),
			),
		)
		.orderBy(asc(candidateSearches.name))
	return rows.map(({ query, ...view }) => ({ ...view, to: `${dashboardPath}?${query}` }))
}
