import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findInWorkspace } from './hospital-palette.server.ts'

const labels = async (...args: Parameters<typeof findInWorkspace>) =>
	(await findInWorkspace(...args)).map(({ kind, label }) => `${kind}: ${label}`)

test("the palette finds only the hospital's own jobs by title and applicants by name", async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, title: 'Night list, 100%' })
	await anApplication({ job, specialist: await aSpecialist({ name: 'Dr Nightingale Rao' }) })
	await anApplication({ job, specialist: await aSpecialist({ name: 'Dr Nightly Gone' }), stage: 'withdrawn' })
	const foreign = await aJob({ title: 'Night list elsewhere' })
	await anApplication({ job: foreign, specialist: await aSpecialist({ name: 'Dr Nightshade' }) })

	expect(await labels(member, 'night')).toEqual(['applicant: Dr Nightingale Rao', 'job: Night list, 100%'])
	expect(await labels(member, '100%')).toEqual(['job: Night list, 100%'])
	expect(await labels(member, 'N%t')).toEqual([])
	expect(await labels(member, '  ')).toEqual([])
})

test('a hospital that is not verified finds no applicants', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, title: 'Day list' })
	await anApplication({ job, specialist: await aSpecialist({ name: 'Dr Daya Rao' }) })

	expect(await labels({ ...member, hospitalStatus: 'suspended' }, 'day')).toEqual(['job: Day list'])
})

test('the palette pauses, resumes, duplicates and closes a job by its title, as far as the job can', async () => {
	const member = await aMember()
	const night = await aJob({ hospitalId: member.hospitalId, title: 'Night list' })
	await aJob({ hospitalId: member.hospitalId, title: 'Night cover', status: 'paused' })
	await aJob({ title: 'Night list of another hospital' })

	expect(await findInWorkspace(member, 'pause night')).toEqual([
		{
			kind: 'action',
			to: `/hospital/jobs/${night.id}/pause`,
			label: 'Pause Night list',
			detail: expect.stringMatching(/^Active/),
			fields: {},
		},
	])
	expect(await labels(member, 'resume')).toEqual(['action: Resume Night cover'])
	expect(await labels({ ...member, hospitalStatus: 'suspended' }, 'resume')).toEqual([])
	expect(await labels(member, 'dup night')).toEqual(['action: Duplicate Night list', 'action: Duplicate Night cover'])
	const [close] = await findInWorkspace(member, 'close night list')
	expect(close).not.toHaveProperty('fields')
})

test('the palette finds colleagues, not those of another hospital', async () => {
	const member = await aMember()
	await aMember({ hospitalId: member.hospitalId, role: 'recruiter', name: 'Sunil Rao' })
	await aMember({ name: 'Sunil Joshi' })

	expect(await labels(member, 'sunil')).toEqual(['colleague: Sunil Rao'])
})
