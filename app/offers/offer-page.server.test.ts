import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findOfferSubject } from './queries.server.ts'

test('an offer is compared with what others with as many years earn, unless the specialist hides them', async () => {
	const job = await aJob({ experienceMinYears: 1 })
	const member = await aMember({ hospitalId: job.hospitalId })
	const yearsFor = async (experienceVisibility: boolean) => {
		const specialist = await aSpecialist({ yearsOfExperience: 11, experienceVisibility })
		const { id } = await anApplication({ job, specialist, stage: 'shortlisted' })
		const subject = await findOfferSubject(member, id)
		return subject && (subject.yearsOfExperience ?? subject.experienceMinYears)
	}

	expect(await yearsFor(true)).toBe(11)
	expect(await yearsFor(false)).toBe(1)
})
