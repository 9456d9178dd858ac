import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { listVerifiedAnesthesiologists } from '#app/credentials/queries.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aPlacement } from '#app/offers/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { atLeast, countLiveFigures, listHiringHospitals } from './live-figures.server.ts'

test('a tile never claims more than was counted', () => {
	expect([280, 250, 30, 27, 113, 7, 1].map(atLeast)).toEqual(['250+', '250', '30', '25+', '110+', '7', '1'])
})

test('the tiles of the home page count what the public can find, without suspended specialists', async () => {
	const registered = async (story: Parameters<typeof aSpecialist>[0], status: 'verified' | 'pending' = 'verified') => {
		const specialist = await aSpecialist(story)
		await aCredential(specialist, { status })
		return specialist
	}
	await aCredential(await registered({}), { title: 'Goa Medical Council', councilCode: 'GA-MC' })
	await registered({ profileVisibility: false })
	await registered({ specialitySlug: 'radiologist' })
	await registered({}, 'pending')
	const { accountId } = await registered({ yearsOfExperience: 40 })
	await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, accountId))
	const { id: hospitalId } = await aHospital()
	await aHospital({ status: 'pending' })
	await aJob({ hospitalId, joiningBonusPaise: 5_000_000n })
	await aJob({ hospitalId, status: 'paused', joiningBonusPaise: 5_000_000n })
	await aPlacement({ member: await aMember({ hospitalId }) })

	expect(await countLiveFigures()).toEqual({
		anesthesiologists: 1,
		hospitals: 1,
		openJobs: 2,
		jobsWithBonus: 1,
		placements: 1,
		responseHours: null,
		hiring: 1,
		verified: 2,
		cities: 1,
		jobsBySpeciality: { anesthesiologist: 2 },
		jobsByCity: { pune: 2 },
	})
	expect(await listVerifiedAnesthesiologists(5)).toHaveLength(1)
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

test('a hospital counts as hiring by the jobs that take applications', async () => {
	const { id: hospitalId } = await aHospital()
	await aJob({ hospitalId })
	await aJob({ hospitalId, applyBy: '2026-01-31' })
	await aJob({ applyBy: '2026-01-31' })

	expect(await listHiringHospitals(5)).toMatchObject([{ id: hospitalId, openJobs: 1 }])
})
