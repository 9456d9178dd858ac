import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aContactRequest } from '#app/contacts/fixtures.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { aCareer, anAccess, aResume, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { listAccess } from '#app/specialists/disclosure/profile-access.server.ts'
import { resumes } from '#app/specialists/tables.server.ts'
import { findReceived, openApplication, readAttachedResume } from './applicant.server.ts'
import { moveStage, undoLastTransition } from './decisions.server.ts'
import { anApplication, passUndoWindow } from '../fixtures.server.ts'
import { type Stage, stages } from '../stage.ts'
import { applicationEvents, applications } from '../tables.server.ts'

const text = `Dr Asha Menon
Flat 12, Prabhat Road, Pune 411004 | asha.menon@gmail.com | 98220 12345
Consultant, Lakeside Heart Institute, Pune, since 2019
MD Anaesthesiology`

async function received(stage: Stage, privacy: { contactVisibility?: boolean; anonymousMode?: boolean } = {}) {
	const member = await aMember()
	const specialist = await aSpecialist(privacy)
	await aCareer(specialist)
	await aCredential(specialist)
	const resume = await aResume(specialist)
	await anAccess(resume, { text })
	const job = await aJob({ hospitalId: member.hospitalId })
	const application = await anApplication({ job, stage, specialist, resumeId: resume.id })
	return { member, resume, ...application }
}

const withContact: Stage[] = ['shortlisted', 'interview', 'offered', 'hired']

test.each(stages)(
	'at %s phone and e-mail show only where they may, and every showing is in the audit log',
	async (stage) => {
		for (const contactVisibility of [true, false]) {
			const { member, id, specialist } = await received(stage, { contactVisibility })

			const opened = await openApplication(member, id)

			const shown = contactVisibility && withContact.includes(stage)
			expect(opened?.profile?.phone?.startsWith('+91') ?? false).toBe(shown)
			expect(opened?.profile?.email === 'asha.menon@lakeside.example').toBe(shown)
			const log = await db
				.select()
				.from(auditEvents)
				.where(and(eq(auditEvents.subjectId, specialist.specialistId), eq(auditEvents.action, 'contact-read')))
			const facts = { hospitalId: member.hospitalId, applicationId: id }
			const line = { actorAccountId: member.accountId, fields: ['phone', 'email'], facts }
			expect(log).toMatchObject(shown ? [line] : [])
		}
	},
)

test('phone, e-mail and employers wait until a shortlisting can no longer be undone', async () => {
	const { member, id, version } = await received('applied')
	const moved = await moveStage(member, id, { to: 'shortlisted', version })
	if (!moved.ok) throw new Error(moved.failure)

	const before = await openApplication(member, id)
	expect(before?.profile).toMatchObject({ phone: null, email: null })
	expect(before?.profile?.experience?.map(({ hospital }) => hospital)).toEqual([null, null])
	expect(before?.contactFrom).not.toBeNull()

	await passUndoWindow(moved.value.eventId)
	const after = await openApplication(member, id)
	expect(after?.profile).toMatchObject({ email: 'asha.menon@lakeside.example' })
	expect(after?.contactFrom).toBeNull()
})

test('a shortlisting that was undone gives nothing away, also when another follows', async () => {
	const { member, id, version } = await received('applied')
	const first = await moveStage(member, id, { to: 'shortlisted', version })
	if (!first.ok) throw new Error(first.failure)
	await undoLastTransition(member, id, first.value.eventId)
	await db.update(applicationEvents).set({ at: sql`${applicationEvents.at} - interval '5 minutes'` })

	await moveStage(member, id, { to: 'interview', version: version + 2 })

	expect((await openApplication(member, id))?.profile).toMatchObject({ phone: null, email: null })
})

test('the specialist can see that the hospital opened the profile, the contact details and the file', async () => {
	const { member, id, specialist } = await received('shortlisted')

	await openApplication(member, id)
	await openApplication(member, id)
	await readAttachedResume(member, id)

	const readings = await listAccess(specialist.specialistId)
	expect(readings.map(({ what, detail }) => [what, ...detail]).sort()).toEqual([
		// Opened twice within minutes, it is one reading.
		['contact', 'phone', 'email'],
		['profile'],
		['resume', 'Asha Menon.pdf'],
	])
})

test('who applied is named, anonymous mode or not, but with kinds of employers alone and without registration number', async () => {
	const { member, id } = await received('applied', { anonymousMode: true })

	const { profile } = (await openApplication(member, id)) ?? {}

	expect(profile).toMatchObject({ name: 'Dr Asha Menon', registrations: [] })
	expect(profile?.experience?.map(({ hospital }) => hospital)).toEqual(['Hospital', 'Hospital'])
})

test('a new applicant’s resume is a preview without contact details and employers, and the file is not there', async () => {
	const { member, id, specialist } = await received('applied')

	const opened = await openApplication(member, id)
	await openApplication(member, id)

	expect(opened?.resume).toEqual({
		fileName: null,
		preview: {
			state: 'ready',
			text: `Dr Asha Menon
[address hidden] | [email address hidden] | [phone number hidden]
Consultant, [employer hidden], since 2019
MD Anaesthesiology`,
		},
	})
	expect(await readAttachedResume(member, id)).toBeNull()
	const kinds = (await listAccess(specialist.specialistId)).map(({ what }) => what)
	expect(kinds.sort()).toEqual(['profile', 'resume-preview'])
	const logged = (await db.select().from(auditEvents)).map(({ action }) => action)
	expect(logged.sort()).toEqual(['profile-read', 'resume-preview-read'])
})

test('in anonymous mode the preview leaves out the name as well', async () => {
	const { member, id } = await received('applied', { anonymousMode: true })

	const opened = await openApplication(member, id)

	expect(JSON.stringify(opened?.resume)).toContain('[employer hidden]')
	expect(JSON.stringify(opened?.resume)).not.toMatch(/asha|menon|lakeside/i)
})

test('the resume opens once shortlisting can no longer be undone, and closes after a rejection', async () => {
	const { member, id, version } = await received('applied')
	const moved = await moveStage(member, id, { to: 'shortlisted', version })
	if (!moved.ok) throw new Error(moved.failure)

	expect(await openApplication(member, id)).toMatchObject({ resume: { fileName: null }, resumeFrom: expect.any(Date) })
	expect(await readAttachedResume(member, id)).toBeNull()

	await passUndoWindow(moved.value.eventId)
	expect(await openApplication(member, id)).toMatchObject({
		resume: { fileName: 'Asha Menon.pdf', preview: null },
		resumeFrom: null,
	})
	expect(await readAttachedResume(member, id)).toMatchObject({ fileName: 'Asha Menon.pdf' })

	await db.update(applications).set({ stage: 'rejected', rejectionReason: 'Filled' }).where(eq(applications.id, id))
	expect(await openApplication(member, id)).toMatchObject({ resume: { fileName: null } })
	expect(await readAttachedResume(member, id)).toBeNull()
})

test('the file comes as well with an accepted contact request, whatever becomes of the application', async () => {
	const { member, id, specialist } = await received('rejected')
	expect(await readAttachedResume(member, id)).toBeNull()

	await aContactRequest({ member, specialist, status: 'accepted' })

	expect(await readAttachedResume(member, id)).toMatchObject({ fileName: 'Asha Menon.pdf' })
})

test('the registration number shows from the shortlist on, once it is verified', async () => {
	const { member, id, specialist } = await received('shortlisted')
	await aCredential(specialist, { status: 'pending', number: 'KMC/112093' })

	const opened = await openApplication(member, id)

	const numbers = opened?.profile?.registrations.map(({ number, verifiedOn }) => ({
		verified: verifiedOn !== null,
		shown: number !== null,
	}))
	expect(numbers).toContainEqual({ verified: true, shown: true })
	expect(numbers).toContainEqual({ verified: false, shown: false })
})

test('a withdrawn application shows that it was one, and nothing else', async () => {
	const { member, id } = await received('withdrawn')

	expect(await openApplication(member, id)).toMatchObject({ stage: 'withdrawn', profile: null, resume: null })
	expect(await readAttachedResume(member, id)).toBeNull()
})

test('for another hospital, and for one that is not verified, nothing was received', async () => {
	const { member, id } = await received('offered')
	const strangers = [
		await aMember(),
		await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id }),
		{ ...member, hospitalStatus: 'suspended' as const },
	]

	for (const stranger of strangers) {
		expect(await openApplication(stranger, id)).toBeNull()
		expect(await findReceived(stranger, id)).toBeNull()
		expect(await readAttachedResume(stranger, id)).toBeNull()
	}
	expect(await db.select().from(auditEvents)).toEqual([])
	expect(only(await db.select().from(applications)).seenAt).toBeNull()
})

test('the first opening is noted, and only the first', async () => {
	const { member, id } = await received('applied')
	const seenAt = async () => only(await db.select({ at: applications.seenAt }).from(applications)).at

	await openApplication(member, id)
	const first = await seenAt()
	await openApplication(member, id)

	expect(first).not.toBeNull()
	expect(await seenAt()).toEqual(first)
})

test('the attached file stays readable after it was replaced, and each reading is in the audit log', async () => {
	const { member, id, specialist, resume } = await received('shortlisted')
	await db.update(resumes).set({ retiredAt: new Date() }).where(eq(resumes.id, resume.id))
	await aResume(specialist, { fileName: 'Newer.pdf' })

	expect(await readAttachedResume(member, id)).toMatchObject({
		storageKey: resume.storageKey,
		fileName: 'Asha Menon.pdf',
	})
	expect(only(await db.select().from(auditEvents))).toMatchObject({ action: 'resume-read' })
})

test('a resume that was not attached, or not found clean, is not handed out', async () => {
	const { member, job, specialist, id, resume } = await received('shortlisted')
	await db.update(resumes).set({ scan: 'infected' }).where(eq(resumes.id, resume.id))
	const ravi = await aSpecialist({ name: 'Dr Ravi Iyer' })
	await aResume(ravi)
	const without = await anApplication({ job, specialist: ravi, stage: 'offered' })

	expect(specialist.name).toBe('Dr Asha Menon')
	expect(await readAttachedResume(member, id)).toBeNull()
	expect(await readAttachedResume(member, without.id)).toBeNull()
	expect(await openApplication(member, without.id)).toMatchObject({ resume: null })
})

test('no neighbour is someone who has blocked the hospital', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const [older, hidden, newer] = [
		await anApplication({ job }),
		await anApplication({ job }),
		await anApplication({ job }),
	]
	for (const [days, { id }] of [
		[3, older],
		[2, hidden],
		[1, newer],
	] as const)
		await db
			.update(applications)
			.set({ appliedAt: new Date(Date.now() - days * 86_400_000) })
			.where(eq(applications.id, id))
	await blockHospital(hidden.specialist, member.hospitalId)

	expect(await openApplication(member, older.id)).toMatchObject({ previousId: newer.id, nextId: null })
})

test('the neighbours are those of the list, without the withdrawn', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const ids: string[] = []
	for (const [days, stage] of [
		[9, 'applied'],
		[8, 'withdrawn'],
		[7, 'rejected'],
		[6, 'applied'],
	] as const) {
		const { id } = await anApplication({ job, stage })
		await db
			.update(applications)
			.set({ appliedAt: new Date(Date.now() - days * 86_400_000) })
			.where(eq(applications.id, id))
		ids.push(id)
	}

	expect(await openApplication(member, ids[2] ?? '')).toMatchObject({ previousId: ids[3], nextId: ids[0] })
	expect(await openApplication(member, ids[3] ?? '')).toMatchObject({ previousId: null, nextId: ids[2] })
})
