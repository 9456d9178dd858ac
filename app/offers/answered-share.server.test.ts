import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSentMessage } from '#app/messages/fixtures.server.ts'
import { db } from '#app/platform/db.server.ts'
import { guardRows } from '#app/platform/row-guard.server.ts'
import { findAnsweredShare } from './answered-share.server.ts'

async function atWork() {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const received = async (daysAgo: number, story: Parameters<typeof anApplication>[0] = {}) => {
		const application = await anApplication({ job, ...story })
		await db
			.update(applications)
			.set({ appliedAt: sql`now() - make_interval(days => ${daysAgo})` })
			.where(eq(applications.id, application.id))
		return application
	}
	return { member, received }
}

test('the share counts moves and messages as answers, silence once an answer is due, and needs five applications', async () => {
	const { member, received } = await atWork()
	await received(30, { stage: 'shortlisted' })
	await received(30, { stage: 'rejected' })
	const written = await received(30)
	await received(30)
	// Too young to be late, withdrawn, too old.
	await received(3)
	await received(30, { stage: 'withdrawn' })
	await received(200)
	expect(await findAnsweredShare(member.hospitalId)).toBeNull()

	await received(2, { stage: 'interview' })
	expect(await findAnsweredShare(member.hospitalId)).toEqual({ percent: 60, applications: 5 })

	await aSentMessage(member, written.specialist.specialistId, { body: 'We decide next week.' })
	expect(await guardRows(() => findAnsweredShare(member.hospitalId))).toEqual({ percent: 80, applications: 5 })
})
