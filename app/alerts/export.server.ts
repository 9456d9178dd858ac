import { asc, eq } from 'drizzle-orm'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import { jobAlerts, savedSearches } from './tables.server.ts'

/** Searches that a person saved, and the jobs that they found. */
export const alertsExport: PersonalExport = {
	name: 'saved-searches',
	holds: [savedSearches, jobAlerts],
	leavesOut: [],
	async collect(accountId) {
		const searches = await db
			.select()
			.from(savedSearches)
			.where(eq(savedSearches.accountId, accountId))
			.orderBy(asc(savedSearches.createdAt))
		const found = await db
			.select({ jobId: jobs.id, job: jobs.title, foundAt: jobAlerts.createdAt, notifiedAt: jobAlerts.notifiedAt })
			.from(jobAlerts)
			.innerJoin(jobs, eq(jobs.id, jobAlerts.jobId))
			.where(eq(jobAlerts.accountId, accountId))
			.orderBy(asc(jobAlerts.createdAt))
		return { records: { searches, found }, files: [] }
	},
}
