import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { addDays, istToday } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { duplicateJob } from './duplicates.server.ts'
import { aJob } from '../fixtures.server.ts'
import { jobs } from '../tables.server.ts'

const read = async (id: string) => only(await db.select().from(jobs).where(eq(jobs.id, id)))

test('a duplicate is a draft that says the same, of the present member, without applicants', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId, status: 'closed', applicantCount: 7, urgent: true })
	const draftId = randomUUID()

	expect(await duplicateJob(member, job.id, draftId)).toEqual({ ok: true, value: { draftId, title: job.title } })

	const { title, description, requiredSkills, payMinPaise, startsOn } = job
	expect(await read(draftId)).toMatchObject({
		...{ title, description, requiredSkills, payMinPaise, startsOn, urgent: true },
		...{ status: 'draft', applicantCount: 0, openedAt: null, closedAt: null, statusReason: null, version: 1 },
		createdBy: member.accountId,
	})
	expect(await read(job.id)).toMatchObject({ status: 'closed', applicantCount: 7, version: job.version })
})

test('a start date in the past is left for the hospital to choose', async () => {
	const member = await aMember()
	const startsOn = addDays(istToday(new Date()), -3)
	const job = await aJob({ hospitalId: member.hospitalId, startsOn })
	const draftId = randomUUID()

	await duplicateJob(member, job.id, draftId)

	expect((await read(draftId)).startsOn).toBeNull()
})

test('the button pressed twice makes one draft', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const draftId = randomUUID()

	const answers = await Promise.all([duplicateJob(member, job.id, draftId), duplicateJob(member, job.id, draftId)])

	expect(answers.map(({ ok }) => ok)).toEqual([true, true])
	expect(await db.$count(jobs)).toBe(2)
})

test("no one can duplicate another hospital's job or a removed job, or overwrite one", async () => {
	const member = await aMember()
	const [foreign, own] = [await aJob(), await aJob({ hospitalId: member.hospitalId })]
	const removed = await aJob({ hospitalId: member.hospitalId, status: 'removed' })
	const refused = { ok: false, failure: 'no-such-job' }

	expect(await duplicateJob(member, foreign.id, randomUUID())).toEqual(refused)
	expect(await duplicateJob(member, removed.id, randomUUID())).toEqual(refused)
	expect(await duplicateJob(member, own.id, foreign.id)).toEqual(refused)
	expect(await db.$count(jobs)).toBe(3)
})
