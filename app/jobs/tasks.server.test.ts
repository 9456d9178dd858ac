import { inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/db.server.ts'
import { jobSearchChanges } from './tables.server.ts'
import { forgetOldJobChanges } from './tasks.server.ts'

test('job changes known to every index are deleted after two days, and newer ones are kept', async () => {
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
