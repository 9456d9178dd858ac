import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { closeJob } from '#app/jobs/commands.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { deliveries } from '#app/platform/tables.server.ts'
import { countQueued } from '#app/platform/tasks/tasks.server.ts'
import { countStatements } from '#test/count-statements.ts'
import { anApplication } from './fixtures.server.ts'
import { stages } from './stage.ts'
import { notifyApplicantsOfClosedJob } from './tasks.server.ts'

test('closing a job notifies everyone who still waits, once, after the minute for undoing it', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const applied = await Promise.all(stages.map((stage) => anApplication({ job, stage })))
	await closeJob(member, job.id)
	expect(await countQueued(notifyApplicantsOfClosedJob)).toBe(1)

	await notifyApplicantsOfClosedJob.run({ jobId: job.id })
	expect(await told()).toEqual([])
	expect(await countQueued(notifyApplicantsOfClosedJob)).toBe(2)
	await passAMinute(job.id)
	await notifyApplicantsOfClosedJob.run({ jobId: job.id })
	await notifyApplicantsOfClosedJob.run({ jobId: job.id })

	const waiting = applied.slice(0, 4).map(({ specialist }) => specialist.accountId)
	expect(await told()).toEqual(waiting.sort())
	expect(await db.select().from(deliveries)).toHaveLength(4)
})

test('twenty are notified of a closed job with as many statements as ten', async () => {
	const member = await aMember()
	const statements = []
	for (const people of [10, 20]) {
		const job = await aJob({ hospitalId: member.hospitalId })
		await Promise.all(Array.from({ length: people }, () => anApplication({ job })))
		await closeJob(member, job.id)
		await passAMinute(job.id)
		statements.push(await countStatements('web', () => notifyApplicantsOfClosedJob.run({ jobId: job.id })))
	}

	expect(await db.select().from(deliveries)).toHaveLength(30)
	expect(statements[1]).toBe(statements[0])
})

test('no one is notified of an undone closing', async () => {
	const member = await aMember()
	const { job } = await anApplication({ job: await aJob({ hospitalId: member.hospitalId }) })
	await closeJob(member, job.id)
	await passAMinute(job.id)
	await db.update(jobs).set({ status: 'open' }).where(eq(jobs.id, job.id))

	await notifyApplicantsOfClosedJob.run({ jobId: job.id })

	expect(await told()).toEqual([])
})

const told = async () =>
	(await db.select({ who: notifications.accountId }).from(notifications)).map(({ who }) => who).sort()

const passAMinute = (jobId: string) =>
	db
		.update(jobs)
		.set({ closedAt: sql`${jobs.closedAt} - interval '61 seconds'` })
		.where(eq(jobs.id, jobId))
