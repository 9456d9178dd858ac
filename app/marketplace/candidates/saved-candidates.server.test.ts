import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { findCandidates } from './candidates.server.ts'
import {
	saveCandidate,
	findSavedCandidates,
	listSavedCandidates,
	removeSavedCandidate,
} from './saved-candidates.server.ts'

const idsOf = async (member: Awaited<ReturnType<typeof aMember>>) =>
	(await listSavedCandidates(member)).map(({ specialistId }) => specialistId)

test('colleagues share one shortlist, and another hospital has its own', async () => {
	const owner = await aMember()
	const recruiter = await aMember({ hospitalId: owner.hospitalId, role: 'recruiter' })
	const rival = await aMember()
	const { specialistId } = await aSpecialist()

	expect(await saveCandidate(owner, [specialistId])).toEqual({ added: [specialistId] })
	expect(await saveCandidate(recruiter, [specialistId])).toEqual({ added: [] })

	expect(await idsOf(recruiter)).toEqual([specialistId])
	expect(await idsOf(rival)).toEqual([])
	expect(await removeSavedCandidate(rival, [specialistId])).toEqual({ ok: false, failure: 'not-listed' })
	expect(await removeSavedCandidate(recruiter, [specialistId])).toEqual({
		ok: true,
		value: { removed: [specialistId] },
	})
	expect(await findSavedCandidates(owner, [specialistId])).toEqual(new Set())
})

test('a hospital cannot save a candidate it may not see', async () => {
	const member = await aMember()
	const privateSpecialist = await aSpecialist({ profileVisibility: false })
	const hiding = await aSpecialist()
	await aHiddenHospital(hiding, member.hospitalName)

	expect(await saveCandidate(member, [privateSpecialist.specialistId, hiding.specialistId])).toEqual({ added: [] })
	expect(await idsOf(member)).toEqual([])
})

test('who goes private stays on the list without being shown', async () => {
	const member = await aMember()
	const { specialistId } = await aSpecialist()
	await saveCandidate(member, [specialistId])

	await db.update(specialists).set({ profileVisibility: false }).where(eq(specialists.id, specialistId))

	expect(await findCandidates(member, await idsOf(member))).toEqual([])
})

test('people come in the order asked for, each with as much as the hospital may see', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, title: 'Night consultant' })
	const [anonymous, applicant, plain] = [
		await aSpecialist({ anonymousMode: true, name: 'Dr Nobody' }),
		await aSpecialist({ anonymousMode: true, name: 'Dr Applied' }),
		await aSpecialist({ name: 'Dr Plain' }),
	]
	await anApplication({ job, specialist: applicant })
	const ids = [plain, anonymous, applicant].map(({ specialistId }) => specialistId)

	const seen = await findCandidates(member, ids)

	expect(seen.map(({ profile }) => profile.name)).toEqual(['Dr Plain', null, 'Dr Applied'])
	expect(seen.map(({ application }) => application?.jobTitle)).toEqual([undefined, undefined, 'Night consultant'])
	expect(seen.map(({ profile }) => profile.phone)).toEqual([null, null, null])
	// To another hospital the application is nothing.
	const others = await findCandidates(await aMember(), ids)
	expect(others.map(({ profile }) => profile.name)).toEqual(['Dr Plain', null, null])
})
