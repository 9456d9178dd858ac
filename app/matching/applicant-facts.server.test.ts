import { expect, test } from 'vitest'
import { parseApplicantFilter, type ApplicantSort } from '#app/applications/pipeline/applicant-filter.ts'
import { listMatching, listReceived } from '#app/applications/pipeline/applicants.server.ts'
import { loadApplicants } from '#app/applications/pipeline/applicants-page.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { addTag } from '#app/applications/pipeline/tags.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialistSkills } from '#app/specialists/tables.server.ts'
import { findFitOfApplicants, readApplicantFacts } from './applicant-facts.server.ts'

async function threeApplicants() {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const best = await anApplication({ job })
	const partly = await anApplication({
		job,
		specialist: await aSpecialist({
			name: 'Dr Bela Rao',
			shifts: ['night'],
			yearsOfExperience: 3,
			expectedMonthlyPaise: 90_000_000n,
			availableFrom: '2031-05-01',
		}),
	})
	await db
		.insert(specialistSkills)
		.values({ specialistId: partly.specialistId, name: 'Airway management', position: 90 })
	const far = await anApplication({
		job,
		specialist: await aSpecialist({
			name: 'Dr Chitra Sen',
			specialitySlug: 'general-surgeon',
			speciality: 'General Surgeon',
			location: 'Nagpur',
			latitude: 21.1458,
			longitude: 79.0882,
			shifts: ['night'],
			yearsOfExperience: 30,
			expectedMonthlyPaise: 60_000_000n,
		}),
	})
	const ids = async (query: string) =>
		(
			await listMatching(
				member,
				{ jobId: job.id },
				parseApplicantFilter(new URLSearchParams(query)),
				readApplicantFacts,
			)
		).rows.map(({ id }) => id)
	return { member, job, best, partly, far, ids }
}

test('every applicant carries how they match the job they applied for, each their own', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const nights = await aJob({ hospitalId: member.hospitalId, shiftType: 'night', requiredSkills: [] })
	const asha = await anApplication({ job })
	const ravi = await anApplication({ job: nights, specialist: await aSpecialist({ shifts: ['morning'] }) })

	for (const view of ['list', 'board']) {
		const address = `https://example.org/hospital/applicants?view=${view}`
		const { applicants } = await loadApplicants(member, { jobId: null }, address, readApplicantFacts)
		const cardOf = (id: string) => applicants.find((card) => card.id === id)

		expect(cardOf(asha.id)).toMatchObject({
			fitLabel: 'Strong match',
			reasons: expect.arrayContaining(['Prefers mornings']),
		})
		expect(cardOf(ravi.id)?.misses).toContain('Prefers mornings; the job has nights')
	}
})

test('applicants stand by their match unless another order is chosen, and the figure is the one of their page', async () => {
	const { member, best, partly, far, ids } = await threeApplicants()

	expect(await ids('')).toEqual([best.id, partly.id, far.id])
	const facts = await readApplicantFacts(await listReceived(member, [best.id, partly.id, far.id]))
	const fits = await findFitOfApplicants(member, [best.id, partly.id, far.id])
	for (const { id } of [best, partly, far]) expect(facts.get(id)?.score).toBe(fits.get(id)?.score)
})

test('every field of a row sorts the list', async () => {
	const { member, best, partly, far, ids } = await threeApplicants()
	await addTag(member, far.id, 'Call first')
	const first: Partial<Record<ApplicantSort, string>> = {
		name: best.id,
		speciality: best.id,
		experience: far.id,
		pay: best.id,
		distance: best.id,
		city: far.id,
		tags: far.id,
	}
	for (const [sort, id] of Object.entries(first)) expect([sort, (await ids(`sort=${sort}`))[0]]).toEqual([sort, id])
	for (const sort of ['stage', 'verified', 'available', 'skills', 'score', 'waiting', 'newest'])
		expect([sort, (await ids(`sort=${sort}`)).length]).toEqual([sort, 3])
	expect((await ids('sort=available')).at(-1)).toBe(partly.id)
	expect((await ids('sort=distance')).at(-1)).toBe(far.id)
})

test('every field of a row filters the list, and what is not known meets no demand', async () => {
	const { member, best, partly, far, ids } = await threeApplicants()
	const score = (await readApplicantFacts(await listReceived(member, [far.id]))).get(far.id)?.score ?? 0
	const nothingKnown = await anApplication({
		job: best.job,
		specialist: await aSpecialist({ yearsOfExperience: null, expectedMonthlyPaise: null }),
	})

	expect(await ids(`below=${score + 1}`), 'match').toEqual([far.id])
	expect(await ids(`fit=${score + 1}`), 'match').toEqual([best.id, partly.id])
	expect(await ids('speciality=General+Surgeon')).toEqual([far.id])
	expect(await ids('years=25')).toEqual([far.id])
	expect(await ids('pay=3,50,000')).toEqual([best.id])
	expect(await ids('city=nagp')).toEqual([far.id])
	expect(await ids('km=100')).not.toContain(far.id)
	expect(await ids('skill=airway')).toEqual([partly.id])
	expect(await ids('days=30')).not.toContain(partly.id)
	expect(await ids('waited=2')).toHaveLength(4)
	expect(await ids('waited=30')).toEqual([])
	expect(await ids('years=1')).not.toContain(nothingKnown.id)
})
