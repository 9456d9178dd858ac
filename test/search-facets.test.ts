import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobFacets } from '#app/jobs/job-search.server.ts'
import { db } from '#app/platform/db.server.ts'
import { bitsOf } from '#app/search/facets.ts'
import { specialistFacets } from '#app/specialists/specialist-search.server.ts'

test.each([
	['job', jobFacets],
	['specialist', specialistFacets],
])('the database and the search of a %s give each option the same bit', async (kind, list) => {
	const { rows } = await db.execute<{ options: string[]; all: string }>(
		sql`select search_options(${kind}) as options, search_facets(${kind}, search_options(${kind})) as all`,
	)

	expect(rows[0]?.options).toEqual(list)
	expect(rows[0]?.all).toBe(String(bitsOf(list, list)))
	expect(list.length).toBeLessThanOrEqual(52)
})
