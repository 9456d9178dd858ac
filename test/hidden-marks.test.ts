import { expect, test } from 'vitest'
import { loader as doctors } from '#app/content/routes/doctors.tsx'
import { loader as home } from '#app/home/routes/show.tsx'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { askRoute } from '#test/ask-route.ts'

test.each([
	['the home page', home, '/'],
	['the page for doctors', doctors, '/doctors'],
])('%s marks the jobs of a hospital that its reader hides from', async (_page, loader, path) => {
	const [member, asha] = [await aMember(), await aSpecialist()]
	await aHiddenHospital(asha, member.hospitalName)
	const job = await aJob({ hospitalId: member.hospitalId })
	const stagesFor = async (as: typeof asha | null) => {
		const answer = await askRoute(loader, path, { as })
		return ((answer.data ?? answer) as unknown as { stages: Record<string, string> }).stages
	}

	expect(await stagesFor(asha)).toEqual({ [job.id]: 'Hidden hospital' })
	expect(await stagesFor(null)).toEqual({})
})
