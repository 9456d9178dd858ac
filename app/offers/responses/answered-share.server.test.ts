import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { applications } from '#app/applications/tables.server.ts'
import { withdrawApplication } from '#app/applications/applying/withdrawal.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aSentMessage } from '#app/messages/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { countedFigures } from '#app/platform/tables.server.ts'
import { guardRows } from '#app/platform/database/row-guard.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { findPublishedResponse, publishedResponses } from './published-responses.server.ts'

async function shareOf(hospitalId: string) {
	await db.update(countedFigures).set({ countedAt: sql`now() - interval '1 hour'` })
	await publishedResponses.recount.run({})
	return (await guardRows(() => findPublishedResponse(hospitalId))).share
}

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
	expect(await shareOf(member.hospitalId)).toBeNull()

	await received(2, { stage: 'interview' })
	await db.delete(countedFigures)
	expect(await shareOf(member.hospitalId)).toEqual({ percent: 60, applications: 5 })

	await aSentMessage(member, written.specialist.specialistId, { body: 'We decide next week.' })
	await db.delete(countedFigures)
	expect(await shareOf(member.hospitalId)).toEqual({ percent: 80, applications: 5 })
})

test('what everyone reads of how a hospital answers does not move with one person or two, whatever they do', async () => {
	const { member, received } = await atWork()
	const sent = []
	for (let at = 0; at < 8; at++) sent.push(await received(30, { stage: at < 5 ? 'shortlisted' : 'applied' }))
	const shown = await shareOf(member.hospitalId)
	expect(shown).toEqual({ percent: 63, applications: 8 })

	const silent = sent.slice(5)
	for (const { specialist, id } of silent.slice(0, 2)) {
		await withdrawApplication(specialist, id)
		expect(await shareOf(member.hospitalId)).toEqual(shown)
	}
	await db.delete(specialists).where(eq(specialists.id, silent[1]?.specialist.specialistId ?? ''))
	expect(await shareOf(member.hospitalId)).toEqual(shown)

	for (const { specialist, id } of silent.slice(2)) await withdrawApplication(specialist, id)
	expect(await shareOf(member.hospitalId)).toEqual({ percent: 100, applications: 5 })
})
