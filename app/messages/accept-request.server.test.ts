import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { endContact } from '#app/applications/end-contact.server.ts'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { openApplication } from '#app/applications/pipeline/applicant.server.ts'
import { applicationEvents, applications } from '#app/applications/tables.server.ts'
import { declineRequest } from '#app/contacts/responding.server.ts'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { expireRequest } from '#app/contacts/expiry.server.ts'
import { aContactRequest, ageRequest } from '#app/contacts/fixtures.server.ts'
import { contactRequestEvents, contactRequests } from '#app/contacts/tables.server.ts'
import { withdrawRequest } from '#app/contacts/taking-back.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { isKnown, strangers } from '#app/relations/rules.ts'
import { disclose } from '#app/specialists/disclosure/disclosure.ts'
import { noClaims } from '#app/specialists/profile/profile.ts'
import { findProfile } from '#app/specialists/queries.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { acceptRequest } from './accept-request.server.ts'
import { messages, threads } from './tables.server.ts'

const yes = { share: false }

const stored = async (id: string) => {
	const [row] = await db.select().from(contactRequests).where(eq(contactRequests.id, id))
	if (!row) throw new Error('no such request')
	return row
}

const historyOf = async (id: string) =>
	(
		await db
			.select({ to: contactRequestEvents.to })
			.from(contactRequestEvents)
			.where(eq(contactRequestEvents.requestId, id))
			.orderBy(asc(contactRequestEvents.at))
	).map(({ to }) => to)

async function contactShownTo({ hospitalId }: { hospitalId: string }, specialistId: string) {
	const [facts, relation] = [await findProfile(specialistId), await findRelation({ hospitalId, specialistId })]
	if (!facts || !relation) throw new Error('no such specialist')
	const seen = disclose({ ...facts, ...noClaims }, { kind: 'hospital', relation })
	return seen && { phone: seen.phone !== null, email: seen.email !== null }
}

test('a request of a hospital that the specialist hides from is accepted only after confirming it', async () => {
	const member = await aMember()
	const request = await aContactRequest({ member })
	await aHiddenHospital(request.specialist, `${member.hospitalName}, Pune`)

	expect(await acceptRequest(request.specialist, request.id, yes)).toEqual({ ok: false, failure: 'hospital-hidden' })
	expect((await stored(request.id)).status).toBe('sent')
	expect(await acceptRequest(request.specialist, request.id, { ...yes, anyway: true })).toMatchObject({ ok: true })
})

test('accepting opens the conversation with the hospital’s message, and shortlists the specialist', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const request = await aContactRequest({ member, jobId: job.id })

	const accepted = await acceptRequest(request.specialist, request.id, yes)

	expect(accepted).toMatchObject({ ok: true, value: { hospitalName: member.hospitalName } })
	const said = await db
		.select({ body: messages.body, side: messages.side })
		.from(messages)
		.innerJoin(threads, eq(threads.id, messages.threadId))
		.where(eq(threads.specialistId, request.specialistId))
	expect(said).toEqual([{ body: request.message, side: 'hospital' }])
	const [application] = await db.select().from(applications).where(eq(applications.jobId, job.id))
	expect(application).toMatchObject({ origin: 'contacted', stage: 'shortlisted' })
	const moves = await db
		.select({ from: applicationEvents.from, to: applicationEvents.to })
		.from(applicationEvents)
		.where(eq(applicationEvents.applicationId, application?.id ?? ''))
		.orderBy(asc(applicationEvents.at))
	expect(moves).toEqual([
		{ from: null, to: 'applied' },
		{ from: 'applied', to: 'shortlisted' },
	])
	const [counted] = await db.select({ count: jobs.applicantCount }).from(jobs).where(eq(jobs.id, job.id))
	expect(counted?.count).toBe(1)
	const told = await db.select().from(notifications).where(eq(notifications.accountId, member.accountId))
	expect(told.map(({ title }) => title)).toEqual(['Dr Asha Menon accepted your request'])
	expect(await contactShownTo(member, request.specialistId)).toEqual({ phone: true, email: true })
})

test('where the switch keeps phone and e-mail back, they come only with the choice to share, and go with a revocation', async () => {
	const [reserved, generous] = [
		await aSpecialist({ contactVisibility: false }),
		await aSpecialist({ contactVisibility: false }),
	]
	const member = await aMember()
	const one = await aContactRequest({ member, specialist: reserved })
	const two = await aContactRequest({ member, specialist: generous })
	await acceptRequest(reserved, one.id, { share: false })
	await acceptRequest(generous, two.id, { share: true })

	expect(await contactShownTo(member, reserved.specialistId)).toEqual({ phone: false, email: false })
	expect(await contactShownTo(member, generous.specialistId)).toEqual({ phone: true, email: true })
	expect(await contactShownTo(await aMember(), generous.specialistId)).toEqual({ phone: false, email: false })
	expect(await endContact(generous, two.id)).toMatchObject({ ok: true })
	expect(await findRelation({ ...generous, hospitalId: member.hospitalId })).toEqual(strangers)
	expect(await endContact(generous, two.id)).toEqual({ ok: false, failure: 'nothing-to-revoke' })
})

test('ending the contact takes the specialist off the shortlist that the yes brought, and off no other', async () => {
	const member = await aMember()
	const [job, other] = [await aJob({ hospitalId: member.hospitalId }), await aJob({ hospitalId: member.hospitalId })]
	const request = await aContactRequest({ member, jobId: job.id })
	const own = await anApplication({ job: other, specialist: request.specialist })
	const accepted = await acceptRequest(request.specialist, request.id, yes)
	if (!accepted.ok) throw new Error(accepted.failure)

	expect(await endContact(await aSpecialist(), request.id)).toEqual({ ok: false, failure: 'not-found' })
	expect(await endContact(request.specialist, request.id)).toMatchObject({ ok: true, value: { withdrawn: 1 } })

	const stageOf = async (id: string) =>
		(await db.select({ stage: applications.stage }).from(applications).where(eq(applications.id, id)))[0]?.stage
	expect(await stageOf(accepted.value.applicationId ?? '')).toBe('withdrawn')
	expect(await stageOf(own.id)).toBe('applied')
	expect(await contactShownTo(member, request.specialistId)).toEqual({ phone: false, email: false })
})

test('who had applied moves up to the shortlist; a closed job starts nothing, and the conversation still opens', async () => {
	const member = await aMember()
	const [job, closed] = [
		await aJob({ hospitalId: member.hospitalId }),
		await aJob({ hospitalId: member.hospitalId, status: 'closed' }),
	]
	const application = await anApplication({ job })
	const one = await aContactRequest({ member, specialist: application.specialist, jobId: job.id })
	const two = await aContactRequest({ member, jobId: closed.id })

	expect(await acceptRequest(one.specialist, one.id, yes)).toMatchObject({
		value: { applicationId: application.id },
	})
	const [moved] = await db.select().from(applications).where(eq(applications.id, application.id))
	expect(moved).toMatchObject({ stage: 'shortlisted', origin: 'applied' })
	expect(await acceptRequest(two.specialist, two.id, yes)).toMatchObject({ ok: true, value: { applicationId: null } })
})

test('no one answers for someone else, twice, after expiry, or to a suspended hospital', async () => {
	const [declined, due, member] = [
		await aContactRequest({ status: 'declined' }),
		await aContactRequest(),
		await aMember(),
	]
	await ageRequest(due.id, '13 days')
	const request = await aContactRequest({ member })

	expect(await acceptRequest(await aSpecialist(), request.id, yes)).toEqual({ ok: false, failure: 'not-found' })
	expect(await acceptRequest(declined.specialist, declined.id, yes)).toMatchObject({
		status: 'declined',
	})
	expect(await acceptRequest(due.specialist, due.id, yes)).toMatchObject({ status: 'expired' })
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: 'Complaints' })
		.where(eq(hospitals.id, member.hospitalId))
	expect(await acceptRequest(request.specialist, request.id, yes)).toEqual({
		ok: false,
		failure: 'hospital-not-verified',
	})
})

test('a block ends requests, acceptances and the view of applications, but the hospital sees only a decline', async () => {
	const member = await aMember()
	const application = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }), stage: 'shortlisted' })
	const { specialist } = application
	const accepted = await aContactRequest({ member, specialist, status: 'accepted' })
	const waiting = await aContactRequest({ member, specialist })
	expect(await openApplication(member, application.id)).not.toBeNull()

	await blockHospital(specialist, member.hospitalId)
	await blockHospital(specialist, member.hospitalId)

	expect(await openApplication(member, application.id)).toBeNull()
	expect(await contactShownTo(member, specialist.specialistId)).toBeNull()
	expect(await stored(waiting.id)).toMatchObject({ status: 'declined', declineReason: null })
	expect((await stored(accepted.id)).revokedAt).not.toBeNull()
})

const rounds = Array.from({ length: 12 }, (_, n) => n)

test('block and accept at once: whichever comes first, nothing is open afterwards', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const outcomes = await Promise.all(
		rounds.map(async () => {
			const request = await aContactRequest({ member, jobId: job.id })
			const [accepted] = await Promise.all([
				acceptRequest(request.specialist, request.id, yes),
				blockHospital(request.specialist, member.hospitalId),
			])
			const { status, revokedAt } = await stored(request.id)
			const relation = await findRelation(request)
			expect(relation).toMatchObject({ hidden: true, blocked: true, contactAccepted: false })
			expect(relation && isKnown(relation)).toBe(false)
			if (accepted.ok)
				expect({ status, isRevoked: revokedAt !== null }).toEqual({ status: 'accepted', isRevoked: true })
			else expect({ ...accepted, is: status }).toMatchObject({ status: 'declined', is: 'declined' })
			return accepted.ok
		}),
	)
	expect(outcomes).toHaveLength(rounds.length)
})

test.for([
	['taking back', 'withdrawn'],
	['expiry', 'expired'],
	['a no', 'declined'],
] as const)('when accepting and %s coincide, one wins and the other sees the result', async ([, other]) => {
	const member = await aMember()
	await Promise.all(
		rounds.map(async () => {
			const request = await aContactRequest({ member, ...(other === 'withdrawn' ? { sentAt: new Date() } : {}) })
			if (other === 'expired')
				await db
					.update(contactRequests)
					.set({ expiresAt: new Date(Date.now() + 15) })
					.where(eq(contactRequests.id, request.id))
			const rival = () => {
				if (other === 'withdrawn') return withdrawRequest(member, request.id)
				if (other === 'declined') return declineRequest(request.specialist, request.id, null)
				return expireRequest(request.id)
			}
			const [accepted] = await Promise.all([acceptRequest(request.specialist, request.id, yes), rival()])
			if (other === 'expired' && !accepted.ok) await expireRequest(request.id)
			const { status } = await stored(request.id)
			expect(await historyOf(request.id)).toEqual(['sent', status])
			expect([other, 'accepted']).toContain(status)
			expect(accepted.ok).toBe(status === 'accepted')
			if (!accepted.ok) expect(accepted).toMatchObject({ status: other })
			const begun = await db
				.select({ id: threads.id })
				.from(threads)
				.where(and(eq(threads.specialistId, request.specialistId), eq(threads.hospitalId, member.hospitalId)))
			expect(begun).toHaveLength(accepted.ok ? 1 : 0)
		}),
	)
})
