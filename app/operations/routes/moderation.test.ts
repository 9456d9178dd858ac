import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { aJob, aJobReport } from '#app/jobs/fixtures.server.ts'
import { jobReports } from '#app/jobs/tables.server.ts'
import { aPlacement, aRating } from '#app/offers/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { loader } from './moderation.tsx'

test('one queue has what moderators decide of every kind, what has waited longest first', async () => {
	await aRating(await aPlacement())
	const report = await aJobReport({ job: await aJob(), reporter: null })
	await db.update(jobReports).set({ createdAt: sql`now() - interval '3 days'` }).where(eq(jobReports.id, report.id))

	const { rows, total } = await loader(await routeArgs('/operator/moderation', { as: await anOperator() }))

	expect(rows.map(({ kind, href, isLate }) => [kind, href.replace(/[\da-f-]{36}$/, 'id'), isLate])).toEqual([
		['Reported jobs', '/operator/reports/id', true],
		['Ratings to check', '/operator/ratings/id', false],
	])
	expect(total).toBe(2)
})
