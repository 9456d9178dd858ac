import { and, eq, sql } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { savedSearchPages } from '#app/saved-searches/pages.server.ts'
import { savedSearchStore } from '#app/saved-searches/store.server.ts'
import { dashboardPath, searchesPath } from './paths.ts'
import { readCandidateSearch } from './read-search.server.ts'
import { candidateSearches } from './tables.server.ts'

type Owner = Pick<Member, 'accountId' | 'hospitalId'>

const { mutedAt, notifiedThrough } = candidateSearches

export const specialistSearches = savedSearchStore<Owner>({
	table: candidateSearches,
	own: ({ accountId, hospitalId }) =>
		and(eq(candidateSearches.accountId, accountId), eq(candidateSearches.hospitalId, hospitalId)),
	begun: ({ hospitalId }) => ({ hospitalId, notifiedThrough: sql`now()` }),
	/** Alerts begin again from now on: who was listed while they were off is no news. */
	unmuted: { notifiedThrough: sql`case when ${mutedAt} is null then ${notifiedThrough} else now() end` },
})

export const searchPages = savedSearchPages({
	store: specialistSearches,
	ownerOf: verifiedMemberOf,
	path: searchesPath,
	results: dashboardPath,
	what: 'specialist',
})

/** Saves a search for specialists, in canonical order. */
export const saveCandidateSearch = (owner: Owner, address: string) =>
	specialistSearches.save(owner, readCandidateSearch(address))
