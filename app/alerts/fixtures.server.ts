import { sql } from 'drizzle-orm'
import { db, only } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { readSavedSearch } from './read-search.server.ts'
import { savedSearches } from './tables.server.ts'

/** A search that Dr Asha Menon saved an hour ago, by its address: her speciality unless told otherwise. */
export async function aSavedSearch(
	query = 'speciality=anesthesiologist',
	owner?: Pick<Specialist, 'accountId'>,
	overrides: Partial<typeof savedSearches.$inferInsert> = {},
) {
	const search = readSavedSearch(query)
	if (!search) throw new Error(`No filter is on in ${query}`)
	const { accountId } = owner ?? (await aSpecialist())
	return only(
		await db
			.insert(savedSearches)
			.values({ createdAt: sql`now() - interval '1 hour'`, ...search, ...overrides, accountId })
			.returning(),
	)
}
