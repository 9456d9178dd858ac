import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { loadApplicants } from '../../applicants-page.server.ts'
import { anApplication } from '../../fixtures.server.ts'
import { withMatches } from './matches.server.ts'

test('every applicant carries how they match the job they applied for, each their own', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const nights = await aJob({ hospitalId: member.hospitalId, shiftType: 'night', requiredSkills: [] })
	const asha = await anApplication({ job })
	const ravi = await anApplication({ job: nights, specialist: await aSpecialist({ shifts: ['morning'] }) })

	for (const view of ['list', 'board']) {
		const address = `https://example.org/hospital/applicants?view=${view}`
		const { applicants } = await withMatches(member, await loadApplicants(member, { jobId: null }, address))
		const matchOf = (id: string) => applicants.find((card) => card.id === id)?.match

		expect(matchOf(asha.id)).toMatchObject({
			label: 'Strong match',
			reasons: expect.arrayContaining(['Prefers mornings']),
		})
		expect(matchOf(ravi.id)?.misses).toContain('Prefers mornings; the job has nights')
	}
})
