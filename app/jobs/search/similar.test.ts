import { expect, test } from 'vitest'
import { aHospital } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '../fixtures.server.ts'
import { describeJob, findJobForPage } from '../page/job-page.server.ts'
import { similarSpecialities } from './similar.ts'

const mumbai = { location: 'Mumbai', latitude: 19.076, longitude: 72.8777 }

async function similarTo(jobId: string, hidden: string[] = []) {
	const record = await findJobForPage(jobId)
	return record ? (await describeJob(record, new Date(), { hidden })).similar.map(({ title }) => title) : []
}

test('similar jobs are for the same person: the own speciality first, the nearest of it first', async () => {
	const job = await aJob({ title: 'Mine' })
	await aJob({ title: 'Far', ...mumbai })
	const near = await aJob({ title: 'Near' })
	await aJob({ title: 'Kin', specialitySlug: 'cardiac-anesthesiologist', speciality: 'Cardiac Anesthesiologist' })
	await aJob({
		title: 'Surgeon here',
		hospitalId: job.hospitalId,
		specialitySlug: 'general-surgeon',
		speciality: 'General Surgeon',
	})
	await aJob({ title: 'Closed', status: 'closed' })

	expect(await similarTo(job.id)).toEqual(['Near', 'Far', 'Kin'])
	expect(await similarTo(job.id, [near.id])).toEqual(['Far', 'Kin'])
})

test('a job at a hospital that is not verified has no similar ones to offer', async () => {
	const { id } = await aHospital({ status: 'pending' })
	const draft = await aJob({ hospitalId: id, status: 'draft', openedAt: null })
	await aJob()

	expect(await similarTo(draft.id)).toEqual([])
})

test('anesthesiologists and nurses share jobs across their family, surgeons do not', () => {
	expect(similarSpecialities('anesthesiologist')).toContain('obstetric-anesthesiologist')
	expect(similarSpecialities('ot-nurse')).toContain('icu-nurse')
	expect(similarSpecialities('neurosurgeon')).toEqual(['neurosurgeon'])
	expect(similarSpecialities('other')).toEqual(['other'])
})
