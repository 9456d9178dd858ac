import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { moveStage } from './pipeline/decisions.server.ts'
import { anApplication, passUndoWindows } from './fixtures.server.ts'
import { answerInvitation, type InvitationAnswer, inviteAgain } from './invitations.server.ts'
import { findMyApplication } from './applying/my-applications.server.ts'
import { typicalResponseHours } from './response-time.server.ts'
import type { Stage } from './stage.ts'
import { applicationEvents, applications } from './tables.server.ts'
import { withdrawApplication } from './applying/withdrawal.server.ts'
import { notifyOfApplications } from '#test/queued-tasks.ts'

/** What they send when they apply again. */
const again = { note: 'I can now start in January.', attachResume: false }

test('a specialist who withdrew applies again when the hospital invites them, as a new application', async () => {
	const { member, application, specialist } = await withdrawnLongAgo()
	await inviteAgain(member, application.id)
	expect(await titlesOf(specialist.accountId)).toContain('Lakeside Heart Institute has invited you to apply again')
	expect((await findMyApplication(specialist, application.id))?.isInvited).toBe(true)

	expect(await answerInvitation(specialist, application.id, again)).toMatchObject({ ok: true })

	const sent = await rowOf(application.id)
	expect(sent).toMatchObject({ stage: 'applied', seenAt: null, note: again.note, resumeId: null })
	expect(sent.appliedAt > application.appliedAt).toBe(true)
	expect(await countOf(application.jobId)).toBe(1)
	await notifyOfApplications()
	expect(await titlesOf(member.accountId)).toContain('New application: Consultant Anesthesiologist')
	const history = await db.select().from(applicationEvents).orderBy(applicationEvents.at)
	expect(history.map(({ from, to }) => [from, to])).toEqual([
		[null, 'applied'],
		['applied', 'withdrawn'],
		['withdrawn', 'applied'],
	])
})

test('no one applies again without an invitation, and an invitation is answered once', async () => {
	const { member, application, specialist } = await withdrawnLongAgo()
	const answer = (to: InvitationAnswer) => answerInvitation(specialist, application.id, to)

	expect(await answer(again)).toEqual({ ok: false, failure: 'not-invited' })
	await inviteAgain(member, application.id)
	expect(await answer('declined')).toMatchObject({ ok: true })
	expect(await answer(again)).toEqual({ ok: false, failure: 'not-invited' })
	expect(await titlesOf(member.accountId)).toContain('Dr Asha Menon declined your invitation to apply again')
	expect((await rowOf(application.id)).stage).toBe('withdrawn')
})

test('a hospital invites once, after the time for undoing, for an open job, and only someone who applied', async () => {
	const { member, application, specialist } = await withdrawnLongAgo()
	const fresh = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }) })
	const contacted = await withdrawnLongAgo(member)
	await db.update(applications).set({ origin: 'contacted' }).where(eq(applications.id, contacted.application.id))
	const invite = (id: string) => inviteAgain(member, id)

	expect(await invite(fresh.id)).toEqual({ ok: false, failure: 'not-withdrawn' })
	await withdrawApplication(fresh.specialist, fresh.id)
	expect(await invite(fresh.id)).toEqual({ ok: false, failure: 'may-be-undone' })
	expect(await invite(contacted.application.id)).toEqual({ ok: false, failure: 'not-withdrawn' })
	expect(await invite(application.id)).toMatchObject({ ok: true })
	expect(await invite(application.id)).toEqual({ ok: false, failure: 'already-invited' })
	expect(await inviteAgain(await aMember(), application.id)).toEqual({ ok: false, failure: 'not-found' })
	await db.update(jobs).set({ status: 'closed', closedAt: new Date() }).where(eq(jobs.id, application.jobId))
	expect(await answerInvitation(specialist, application.id, again)).toEqual({ ok: false, failure: 'job-not-open' })
})

test('someone who hides from the hospital since is warned before they apply again', async () => {
	const { member, application, specialist } = await withdrawnLongAgo()
	await inviteAgain(member, application.id)
	await aHiddenHospital(specialist, member.hospitalName)

	expect(await answerInvitation(specialist, application.id, again)).toEqual({ ok: false, failure: 'hospital-hidden' })
	expect((await rowOf(application.id)).stage).toBe('withdrawn')
	expect(await answerInvitation(specialist, application.id, { ...again, anyway: true })).toMatchObject({ ok: true })
})

test('an invitation is for its specialist, and not from a hospital that they blocked', async () => {
	const { member, application, specialist } = await withdrawnLongAgo()
	await inviteAgain(member, application.id)

	expect(await answerInvitation(await aSpecialist(), application.id, again)).toEqual({
		ok: false,
		failure: 'not-found',
	})
	await blockHospital(specialist, member.hospitalId)
	expect((await findMyApplication(specialist, application.id))?.isInvited).toBe(false)
	expect(await answerInvitation(specialist, application.id, again)).toEqual({
		ok: false,
		failure: 'hospital-blocked',
	})
})

test('a shortlisting from before the withdrawal shares no phone number when they apply again', async () => {
	const { member, application, specialist } = await withdrawnLongAgo(await aMember(), 'shortlisted')
	await inviteAgain(member, application.id)
	await answerInvitation(specialist, application.id, again)
	const isShared = async () =>
		(await findRelation({ hospitalId: member.hospitalId, specialistId: specialist.specialistId }))?.shortlisted

	await moveStage(member, application.id, { to: 'shortlisted', version: (await rowOf(application.id)).version })
	expect(await isShared()).toBe(false)
	await passUndoWindows(application.id)
	expect(await isShared()).toBe(true)
})

test('an answer from before the withdrawal does not count as an answer to the second application', async () => {
	const member = await aMember()
	for (let index = 0; index < 3; index++) {
		const { application, specialist } = await withdrawnLongAgo(member, 'shortlisted')
		await inviteAgain(member, application.id)
		await answerInvitation(specialist, application.id, again)
	}

	expect(await typicalResponseHours(member.hospitalId)).toBeNull()
})

async function withdrawnLongAgo(of?: Awaited<ReturnType<typeof aMember>>, stage: Stage = 'applied') {
	const member = of ?? (await aMember())
	const { specialist, ...application } = await anApplication({
		job: await aJob({ hospitalId: member.hospitalId }),
		specialist: await aSpecialist(),
		stage,
	})
	await withdrawApplication(specialist, application.id)
	await passUndoWindows(application.id)
	return { member, application, specialist }
}

const rowOf = async (id: string) => only(await db.select().from(applications).where(eq(applications.id, id)))
const countOf = async (jobId: string) =>
	only(await db.select({ count: jobs.applicantCount }).from(jobs).where(eq(jobs.id, jobId))).count
const titlesOf = async (accountId: string) =>
	(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)
