import { inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db.server.ts'
import { jobSearchChanges } from './tables.server.ts'
import { forgetOldJobChanges } from './tasks.server.ts'

test('changes of jobs that every search has heard of are forgotten after two days, and nothing younger', async () => {
	const [old, young] = [crypto.randomUUID(), crypto.randomUUID()]
	await db.insert(jobSearchChanges).values([
		{ jobId: old, changedAt: sql`now() - interval '49 hours'` },
		{ jobId: young, changedAt: sql`now() - interval '47 hours'` },
	])

	await forgetOldJobChanges.run({})

	const left = await db
		.select({ id: jobSearchChanges.jobId })
		.from(jobSearchChanges)
		.where(inArray(jobSearchChanges.jobId, [old, young]))
	expect(left).toEqual([{ id: young }])
})
