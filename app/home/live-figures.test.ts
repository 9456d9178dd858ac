import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import { atLeast, countLiveFigures } from './live-figures.server.ts'

test('a tile never claims more than was counted', () => {
	expect([280, 250, 30, 27, 113, 7, 1].map(atLeast)).toEqual(['250+', '250', '30', '25+', '110+', '7', '1'])
})

test('the response time on the home page counts applicants who were never answered with the time they have waited', async () => {
	for (let at = 0; at < 3; at++) await anApplication({ stage: 'shortlisted' })
	expect((await countLiveFigures()).responseHours).toBeCloseTo(48, 1)

	for (let at = 0; at < 4; at++) {
		const { id } = await anApplication()
		await db.update(applications).set({ appliedAt: sql`now() - interval '20 days'` }).where(eq(applications.id, id))
	}

	expect((await countLiveFigures()).responseHours).toBeCloseTo(20 * 24, 1)
})
