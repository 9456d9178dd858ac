import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { findFitOfCandidates } from './candidate-fit.server.ts'

test('a candidate is compared with the open job that they fit best, or with the one that is named', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist({ specialitySlug: 'nephrologist', speciality: 'Nephrologist' })
	const suited = await aJob({ hospitalId: member.hospitalId, title: 'Nephrologist', specialitySlug: 'nephrologist' })
	const other = await aJob({ hospitalId: member.hospitalId, title: 'Neurosurgeon', specialitySlug: 'neurosurgeon' })
	await aJob({ hospitalId: member.hospitalId, specialitySlug: 'nephrologist', status: 'closed' })

	const best = await findFitOfCandidates(member, [specialistId], null)
	const named = await findFitOfCandidates(member, [specialistId], other.id)

	expect(best[specialistId]?.job.id).toBe(suited.id)
	expect(named[specialistId]?.job.id).toBe(other.id)
	expect(named[specialistId]?.score).toBeLessThan(best[specialistId]?.score ?? 0)
})

test('no one is compared for a hospital that they hide from, or that has no open job', async () => {
	const member = await aMember()
	const hiding = await aSpecialist()
	const shown = await aSpecialist()
	await aHiddenHospital(hiding, member.hospitalName)

	expect(await findFitOfCandidates(member, [shown.specialistId], null)).toEqual({})
	await aJob({ hospitalId: member.hospitalId })
	expect(Object.keys(await findFitOfCandidates(member, [shown.specialistId, hiding.specialistId], null))).toEqual([
		shown.specialistId,
	])
})
