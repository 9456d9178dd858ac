import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aMember } from '../../fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { countForHospital, readVetted } from './hospital-figures.server.ts'

const valuesOf = async (member: Parameters<typeof countForHospital>[0]) =>
	Object.fromEntries((await countForHospital(member)).map(({ label, value }) => [label, value]))

test("the tiles count the hospital's own jobs and hires; what is not known yet says so", async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	await aJob({ hospitalId: member.hospitalId, status: 'paused' })
	await anApplication({ stage: 'hired' })

	expect(await valuesOf(member)).toMatchObject({
		'Active Jobs': '1',
		'Successful Placements': '0',
		'Avg Response': 'No data yet',
	})
	for (let at = 0; at < 3; at++) await anApplication({ job, stage: 'hired' })
	expect(await valuesOf(member)).toMatchObject({ 'Successful Placements': '3', 'Avg Response': '2 days' })
	expect(await countForHospital(member)).toContainEqual(
		expect.objectContaining({
			label: 'Avg Response',
			kind: 'median, 180 days',
			note: expect.stringContaining('median'),
		}),
	)
})

test('pre-vetted specialists have a verified registration, by profession, none in Private Mode', async () => {
	await aCredential(await aSpecialist(), { status: 'verified' })
	await aCredential(await aSpecialist({ profession: 'nurse' }), { status: 'verified' })
	await aCredential(await aSpecialist(), { status: 'pending' })
	await aCredential(await aSpecialist({ profileVisibility: false }), { status: 'verified' })

	expect(await readVetted()).toEqual({ doctors: 1, nurses: 1 })
})
