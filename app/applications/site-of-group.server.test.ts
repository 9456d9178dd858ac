import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember, aSite } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { listSentMessages } from '#app/notifications/sent-messages.fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { applyToJob } from './applying/apply.server.ts'
import { anApplication, passUndoWindows } from './fixtures.server.ts'
import { answerInvitation, inviteAgain } from './invitations.server.ts'
import { moveStage, rejectApplication } from './pipeline/decisions.server.ts'
import { applicationEvents } from './tables.server.ts'
import { emailAboutTransition, notifyApplicantsOfClosedJob, notifyApplicantsOfRemovedJob } from './tasks.server.ts'
import { notifyOfApplications } from '#test/queued-tasks.ts'

test('both sides read which site of a group an application is to, from its first day to its last', async () => {
	const member = await aMember()
	const { id: siteId } = await aSite({ hospitalId: member.hospitalId })
	const job = await aJob({ hospitalId: member.hospitalId, siteId })
	const sent = { note: '', attachResume: false, anyway: false }
	expect(await applyToJob(await aSpecialist(), job.id, sent)).toMatchObject({ ok: true })
	await notifyOfApplications()
	const withoutEmail = { job, specialist: await aSpecialist({ email: null }) }
	const [moved, rejected, gone] = [
		await anApplication({ job }),
		await anApplication(withoutEmail),
		await anApplication({ job, stage: 'withdrawn' }),
	]
	expect(await moveStage(member, moved.id, { to: 'interview', version: 1 })).toMatchObject({ ok: true })
	expect(await rejectApplication(member, rejected.id, { reason: 'Filled', version: 1 })).toMatchObject({ ok: true })
	for (const { id } of [moved, rejected]) await passUndoWindows(id)
	for (const { id } of await db.select().from(applicationEvents)) await emailAboutTransition.run({ eventId: id })
	expect(await inviteAgain(member, gone.id)).toMatchObject({ ok: true })
	expect(await answerInvitation(gone.specialist, gone.id, 'declined')).toMatchObject({ ok: true })
	const ends = { closedAt: sql`now() - interval '2 minutes'` }
	await db
		.update(jobs)
		.set({ ...ends, status: 'closed' })
		.where(eq(jobs.id, job.id))
	await notifyApplicantsOfClosedJob.run({ jobId: job.id })
	await db.update(jobs).set({ status: 'removed', statusReason: 'Fees' }).where(eq(jobs.id, job.id))
	await notifyApplicantsOfRemovedJob.run({ jobId: job.id })

	const told = await listSentMessages()

	const named = 'Lakeside Heart Institute, Kothrud, Karve Road, Pune'
	for (const title of [`${named} closed a job`, `${named} has invited you`, `Consultant Anesthesiologist at ${named}`])
		expect(told).toEqual(expect.arrayContaining([expect.stringContaining(title)]))
	expect(told).toEqual(
		expect.arrayContaining([expect.stringMatching(/^sms: .*at Lakeside Heart..., Kothrud has been/)]),
	)
	expect(told.filter((text) => text.includes('Lakeside') && !text.includes('Kothrud'))).toEqual([])
	const toTeam = told.filter((text) => /New application|declined your invitation/.test(text))
	expect(toTeam.length).toBeGreaterThan(1)
	for (const text of toTeam) expect(text).toContain('Consultant Anesthesiologist · Kothrud')
})
