import { asc, eq } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import { jobReports, jobStatusEvents, jobs, savedJobs } from './tables.server.ts'

const ofHospitals = 'Internal records of a hospital.'

/** Jobs that someone saved or reported. */
export const jobsExport: PersonalExport = {
	name: 'jobs',
	holds: [savedJobs, jobReports],
	leavesOut: [
		{ table: jobs, because: ofHospitals },
		{ table: jobStatusEvents, because: ofHospitals },
	],
	async collect(accountId) {
		const saved = await db
			.select({ jobId: jobs.id, title: jobs.title, hospital: hospitals.displayName, savedAt: savedJobs.savedAt })
			.from(savedJobs)
			.innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
			.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
			.where(eq(savedJobs.accountId, accountId))
			.orderBy(asc(savedJobs.savedAt))
		const reported = await db
			.select({
				jobId: jobs.id,
				title: jobs.title,
				reason: jobReports.reason,
				detail: jobReports.detail,
				createdAt: jobReports.createdAt,
				settledAt: jobReports.settledAt,
				outcome: jobReports.outcome,
			})
			.from(jobReports)
			.innerJoin(jobs, eq(jobs.id, jobReports.jobId))
			.where(eq(jobReports.reporterAccountId, accountId))
			.orderBy(asc(jobReports.createdAt))
		return { records: { saved, reported }, files: [] }
	},
}
