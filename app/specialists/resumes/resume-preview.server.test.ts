import { expect, test } from 'vitest'
import { aCareer, anAccess, aResume, aSpecialist } from '../fixtures.server.ts'
import { findResumePreview } from './resume-preview.server.ts'

const claims = {
	registrations: [
		{
			council: 'Maharashtra Medical Council',
			number: 'MMC/2012/04417',
			verified: true,
			verifiedAt: new Date(),
			checkedName: null,
			grade: null,
		},
	],
}
const text = `Dr Asha Menon
Ran the cardiac list of Niramay for six years. MMC 2012-04417
MD, B. J. Government Medical College, Pune`

async function previewOf(
	privacy: Parameters<typeof aSpecialist>[0],
	reading: Parameters<typeof anAccess>[1] | null = { text },
) {
	const asha = await aSpecialist(privacy)
	await aCareer(asha)
	const resume = await aResume(asha)
	if (reading) await anAccess(resume, reading)
	return findResumePreview(resume.id, claims)
}

test('a preview leaves out the employers and the registration number that the profile knows', async () => {
	expect(await previewOf({})).toEqual({
		state: 'ready',
		text: `Dr Asha Menon
Ran the cardiac list of [employer hidden] for six years. [registration number hidden]
MD, B. J. Government Medical College, Pune`,
	})
})

test('the privacy settings of now decide: anonymous mode hides name and colleges, hidden experience hides colleges', async () => {
	const anonymous = await previewOf({ anonymousMode: true })
	expect(JSON.stringify(anonymous)).not.toMatch(/Asha|Menon|Government/)

	const unexperienced = await previewOf({ experienceVisibility: false })
	expect(unexperienced).toMatchObject({ text: expect.stringContaining('Asha Menon') })
	expect(unexperienced).toMatchObject({ text: expect.stringContaining('[college hidden]') })
})

test('without a text it says why', async () => {
	expect(await previewOf({}, { status: 'unreadable', text: null, proposal: null })).toEqual({ state: 'unreadable' })
	expect(await previewOf({}, { status: 'waiting', text: null, proposal: null })).toEqual({ state: 'reading' })
	expect(await previewOf({}, { text: null })).toEqual({ state: 'reading' })
	expect(await previewOf({}, null)).toEqual({ state: 'reading' })
})

test('a file that is being checked for viruses has no preview yet, and an infected one has none', async () => {
	const asha = await aSpecialist()
	const [scanning, infected] = [
		await aResume(asha, { scan: 'scanning' }),
		await aResume(await aSpecialist(), { scan: 'infected' }),
	]
	await anAccess(infected)

	expect(await findResumePreview(scanning.id, claims)).toEqual({ state: 'checking' })
	expect(await findResumePreview(infected.id, claims)).toBeNull()
	expect(await findResumePreview(crypto.randomUUID(), claims)).toBeNull()
})
