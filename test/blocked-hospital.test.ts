// What a specialist who blocks a hospital takes from it counts against no one.
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { findPublishedResponse } from '#app/offers/responses/published-responses.server.ts'
import { closeUnanswered } from '#app/offers/responses/unanswered.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'

test('a hospital that its applicant has blocked owes no answer, and its share does not count it', async () => {
	const { hospitalId } = await aMember()
	const neglected = await Promise.all(
		Array.from({ length: 6 }, async () => {
			const application = await anApplication({ job: await aJob({ hospitalId }) })
			const ago = (days: number) => sql`now() - make_interval(days => ${days})`
			await db
				.update(applications)
				.set({ appliedAt: ago(22), stageChangedAt: ago(22), answerRemindedAt: ago(15) })
				.where(eq(applications.id, application.id))
			return application
		}),
	)
	const blocker = only(neglected.slice(0, 1))
	await blockHospital(blocker.specialist, hospitalId)

	await closeUnanswered.run({})

	const stages = await db.select({ id: applications.id, stage: applications.stage }).from(applications)
	expect(stages.filter(({ stage }) => stage === 'applied')).toEqual([{ id: blocker.id, stage: 'applied' }])
	expect((await findPublishedResponse(hospitalId)).share).toEqual({ percent: 0, applications: 5 })
})
