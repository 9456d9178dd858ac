import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/platform/db.server.ts'
import { defineTask } from '#app/platform/tasks.server.ts'
import { jobSearchChanges } from './tables.server.ts'

/** Every night, deletes job changes that every index has long read. An index that has not starts again. */
export const forgetOldJobChanges = defineTask({
	name: 'jobs.forget-old-search-changes',
	payload: z.object({}),
	schedule: '55 3 * * *',
	async run() {
		await db.delete(jobSearchChanges).where(lt(jobSearchChanges.changedAt, sql`now() - interval '2 days'`))
	},
})
