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
