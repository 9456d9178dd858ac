import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { jobFacets } from '#app/jobs/job-search.server.ts'
import { db } from '#app/platform/db.server.ts'
import { specialistFacets } from '#app/specialists/specialist-search.server.ts'
import { bitsOf, countFacets } from './facets.ts'

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

test('counts how many rows have each option, the first and the last of a long list too', () => {
	const list = Array.from({ length: 52 }, (_, position) => `tag=${position}`)
	const facets = (...positions: number[]) =>
		Number(
			bitsOf(
				list,
				positions.map((position) => `tag=${position}`),
			),
		)

	expect(countFacets(list, [facets(0, 31, 32, 51), facets(51), facets(31), facets()])).toEqual({
		'tag=0': 1,
		'tag=31': 2,
		'tag=32': 1,
		'tag=51': 2,
	})
	expect(bitsOf(list, ['tag=1', 'skill=tiva'])).toBeNull()
})
