import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { db } from '#app/platform/db.server.ts'
import { defineTask } from '#app/platform/tasks.server.ts'

/** A minute after midnight, jobs whose last day to apply is over leave the search; a change of the job does it at once. */
export const dropJobsPastApplyBy = defineTask({
	name: 'jobs.drop-past-apply-by',
	payload: z.object({}),
	schedule: '1 0 * * *',
	async run() {
		await db.execute(sql`
			select refresh_search_jobs(array_agg(id)) from search_jobs
			where not exists (select from searchable_jobs where searchable_jobs.id = search_jobs.id)`)
	},
})
