import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication, passUndoWindows } from '#app/applications/fixtures.server.ts'
import type { Stage } from '#app/applications/stage.ts'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import type { Member, Specialist } from '#app/identity/actor.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { listAccess } from '#app/specialists/disclosure/profile-access.server.ts'
import { resumes } from '#app/specialists/tables.server.ts'
import { readResume } from './resume.server.ts'

const taken = async (member: Member, { specialistId }: Specialist) => (await readResume(member, specialistId))?.fileName

const accessOf = async ({ specialistId }: Specialist) =>
	(await listAccess(specialistId)).map(({ hospital, what, detail }) => ({ hospital, what, detail }))

const logOf = ({ specialistId }: Specialist) =>
	db
		.select({ action: auditEvents.action, by: auditEvents.actorAccountId, facts: auditEvents.facts })
		.from(auditEvents)
		.where(eq(auditEvents.subjectId, specialistId))

/** Applied with the resume of that day and wrote a newer one since. */
async function anApplicant(member: Member, stage: Stage = 'applied') {
	const specialist = await aSpecialist()
	const attached = await aResume(specialist, { fileName: 'As applied.pdf', retiredAt: new Date() })
	await aResume(specialist, { fileName: 'As it is now.pdf' })
	const job = await aJob({ hospitalId: member.hospitalId })
	const application = await anApplication({ job, specialist, stage, resumeId: attached.id })
	await passUndoWindows(application.id)
	return specialist
}

test('who said yes lets the hospital take the resume, each time is logged and shown to them', async () => {
	const { member, specialist } = await aContactRequest({ status: 'accepted' })
	await aResume(specialist, { fileName: 'Asha Menon.pdf' })

	expect(await taken(member, specialist)).toBe('Asha Menon.pdf')
	expect(await taken(member, specialist)).toBe('Asha Menon.pdf')

	const shown = { hospital: member.hospitalName, what: 'resume', detail: ['Asha Menon.pdf'] }
	expect(await accessOf(specialist)).toEqual([shown, shown])
	const logged = { action: 'resume-read', by: member.accountId, facts: { hospitalId: member.hospitalId } }
	expect(await logOf(specialist)).toEqual([logged, logged])
})

test('mutual interest brings the present file, else the one that was attached; an application brings none', async () => {
	const member = await aMember()

	expect(await taken(member, await anApplicant(member))).toBeUndefined()
	expect(await taken(member, await anApplicant(member, 'rejected'))).toBeUndefined()
	expect(await taken(member, await anApplicant(member, 'shortlisted'))).toBe('As it is now.pdf')
	const removed = await anApplicant(member, 'shortlisted')
	await db.update(resumes).set({ retiredAt: new Date() }).where(eq(resumes.specialistId, removed.specialistId))
	expect(await taken(member, removed)).toBe('As applied.pdf')
})

test('a hospital with no current relation to a specialist gets no resume, and nothing is logged', async () => {
	const member = await aMember()
	const waiting = await aContactRequest({ member })
	const ended = await aContactRequest({ member, status: 'accepted', revokedAt: new Date() })
	const yes = await aContactRequest({ member, status: 'accepted' })
	const withdrawn = await anApplicant(member, 'withdrawn')
	for (const { specialist } of [waiting, ended, yes]) await aResume(specialist)
	const refuses = async (by: Member, specialist: Specialist) => {
		expect(await readResume(by, specialist.specialistId)).toBeNull()
		expect(await accessOf(specialist)).toEqual([])
		expect(await logOf(specialist)).toEqual([])
	}

	await refuses(member, waiting.specialist)
	await refuses(member, ended.specialist)
	await refuses(member, withdrawn)
	await refuses(await aMember(), yes.specialist)
	await blockHospital(yes.specialist, member.hospitalId)
	await refuses(member, yes.specialist)
	// A hospital with the name of a blocked one is blocked as well, application or not.
	const namesake = await aMember()
	const applicant = await anApplicant(namesake)
	await blockHospital(applicant, member.hospitalId)
	await refuses(namesake, applicant)
	expect(await readResume(member, crypto.randomUUID())).toBeNull()
})

test.each(['scanning', 'infected'] as const)('a file that is %s is handed to no one', async (scan) => {
	const { member, specialist } = await aContactRequest({ status: 'accepted' })
	const { id } = await aResume(specialist)
	await db.update(resumes).set({ scan }).where(eq(resumes.id, id))

	expect(await readResume(member, specialist.specialistId)).toBeNull()
	expect(await accessOf(specialist)).toEqual([])
})
