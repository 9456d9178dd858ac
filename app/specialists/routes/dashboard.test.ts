import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { anInterview } from '#app/interviews/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { anOffer } from '#app/offers/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aCareer, aSpecialist } from '../fixtures.server.ts'
import { recordAccess } from '../disclosure/profile-access.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { loader } from './dashboard.tsx'

const open = async (asker: Specialist, query = '') =>
	loader(await routeArgs(`/doctors/dashboard${query}`, { as: asker }))

test('profile views and matching jobs are counted, not made up', async () => {
	const asha = await aSpecialist()
	const member = await aMember()
	await db.transaction((tx) => recordAccess(tx, member, asha.specialistId, 'profile', { fields: ['name'] }))
	await Promise.all([1, 2, 3, 4].map(() => aJob()))

	const { summary, matches } = await open(asha)

	expect(summary.views).toBe('1')
	expect(matches).toMatchObject({ count: '4', total: 4, pay: '₹2.8–3.5 lakh a month' })
	expect(matches.jobs).toHaveLength(3)
})

test('the badge, credentials and degrees show the result of our checks', async () => {
	const asha = await aSpecialist()
	await aCredential(asha, { kind: 'degree', status: 'pending' })

	expect(await open(asha)).toMatchObject({
		isVerified: false,
		degrees: [{ title: 'MD Anaesthesiology', status: 'pending' }],
		completion: { counts: '0 verified, 1 pending' },
	})

	await aCredential(asha)
	expect(await open(asha)).toMatchObject({ isVerified: true, completion: { counts: '1 verified, 1 pending' } })
})

test('the next steps shrink as the profile grows', async () => {
	const asha = await aSpecialist()
	const before = (await open(asha)).completion

	await aCareer(asha)

	const after = (await open(asha)).completion
	expect(after.percent).toBeGreaterThan(before.percent)
	expect(after.next.length).toBeLessThan(before.next.length)
})

test('the card says how the person is seen, what they want and what they can do best', async () => {
	const asha = await aSpecialist({ profileVisibility: false, preferredAreas: ['Baner'] })
	await aCareer(asha)

	const { isPrivate, summary } = await open(asha)

	expect(isPrivate).toBe(true)
	expect(summary).toMatchObject({
		status: 'Hidden from hospitals',
		shifts: ['Morning', 'Night'],
		areas: 'Baner, Pune + 20 km',
		pay: 'From ₹3 lakh a month',
		skills: ['Regional anesthesia', 'Cardiac anesthesia'],
	})
})

test('the tab is in the address, and the applications are on theirs', async () => {
	const { specialist } = await anApplication()

	expect(await open(specialist)).toMatchObject({ tab: 'matching', applications: [{ tracker: { label: 'Applied' } }] })
	expect(await open(specialist, '?tab=applications')).toMatchObject({ tab: 'applications' })
})

test('the one next thing is what is to be answered first: an offer, then times, then the profile', async () => {
	const asha = await aSpecialist()
	expect((await open(asha)).next.key).toMatch(/^profile\//)

	const interview = await anInterview({ specialist: asha })
	expect((await open(asha)).next).toMatchObject({ key: `interview/${interview.id}`, action: 'Choose a time' })

	const offer = await anOffer({ application: await anApplication({ specialist: asha, stage: 'offered' }) })
	const { next, also } = await open(asha)
	expect(next).toMatchObject({ key: `offer/${offer.id}`, href: `/offers/${offer.id}` })
	expect(also.map(({ key }) => key)).toEqual([`interview/${interview.id}`])
})

test('times that have passed are not there to choose from', async () => {
	const asha = await aSpecialist()
	const dayInMinutes = 24 * 60
	await anInterview({ specialist: asha, slots: [-2 * dayInMinutes, -dayInMinutes] })
	expect((await open(asha)).next).toMatchObject({ action: 'View interview' })

	const { id } = await anInterview({ specialist: asha, slots: [-dayInMinutes, dayInMinutes] })
	const { next, also } = await open(asha)
	expect([next, ...also].find(({ key }) => key === `interview/${id}`)).toMatchObject({ action: 'Choose a time' })
})
