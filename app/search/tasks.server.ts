import { lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/platform/db.server.ts'
import { defineTask } from '#app/platform/tasks.server.ts'
import { searchChanges } from './tables.server.ts'

/** Every night, deletes changes that every index has read. No index is older than a day when it asks. */
export const forgetOldSearchChanges = defineTask({
	name: 'search.forget-old-changes',
	payload: z.object({}),
	schedule: '50 3 * * *',
	async run() {
		await db.delete(searchChanges).where(lt(searchChanges.changedAt, sql`now() - interval '2 days'`))
	},
})
