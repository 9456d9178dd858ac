import { sql } from 'drizzle-orm'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { readCandidateSearch } from './search/read-search.server.ts'
import { candidateSearches, savedCandidates } from './tables.server.ts'

/** A search that a member of Lakeside saved an hour ago, by its address: anesthesiologists unless told otherwise. */
export async function aCandidateSearch(
	query = 'speciality=anesthesiologist',
	owner?: Pick<Member, 'accountId' | 'hospitalId'>,
	overrides: Partial<typeof candidateSearches.$inferInsert> = {},
) {
	const search = readCandidateSearch(query)
	if (!search) throw new Error(`No filter is on in ${query}`)
	const { accountId, hospitalId } = owner ?? (await aMember())
	const anHourAgo = sql`now() - interval '1 hour'`
	return only(
		await db
			.insert(candidateSearches)
			.values({ createdAt: anHourAgo, notifiedThrough: anHourAgo, ...search, ...overrides, accountId, hospitalId })
			.returning(),
	)
}

/** A candidate whom a hospital has saved. */
export async function aSavedCandidate({ hospitalId, accountId }: Member, specialistId: string) {
	await db.insert(savedCandidates).values({ hospitalId, specialistId, addedBy: accountId })
}
