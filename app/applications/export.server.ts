import { asc, eq } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import { resumes } from '#app/specialists/tables.server.ts'
import { applicationEvents, applicationNotes, applications, applicationTags, scorecards } from './tables.server.ts'

const ofTheHospital = 'Internal notes between members of a hospital, which are confidential to that hospital.'

/** What a specialist applied for, what they wrote, and all that followed. */
export const applicationsExport: PersonalExport = {
	name: 'applications',
	holds: [applications, applicationEvents],
	leavesOut: [
		{ table: applicationNotes, because: ofTheHospital },
		{ table: applicationTags, because: ofTheHospital },
		{ table: scorecards, because: ofTheHospital },
	],
	async collect(accountId) {
		const sent = await db
			.select({
				id: applications.id,
				job: jobs.title,
				hospital: hospitals.displayName,
				note: applications.note,
				resume: resumes.fileName,
				stage: applications.stage,
				rejectionReason: applications.rejectionReason,
				appliedAt: applications.appliedAt,
				seenAt: applications.seenAt,
			})
			.from(applications)
			.innerJoin(jobs, eq(jobs.id, applications.jobId))
			.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
			.leftJoin(resumes, eq(resumes.id, applications.resumeId))
			.where(eq(applications.specialistId, accountId))
			.orderBy(asc(applications.appliedAt))
		// Which person of the hospital moved it is the hospital's.
		const moves = await db
			.select({
				applicationId: applicationEvents.applicationId,
				from: applicationEvents.from,
				to: applicationEvents.to,
				reason: applicationEvents.reason,
				at: applicationEvents.at,
			})
			.from(applicationEvents)
			.innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
			.where(eq(applications.specialistId, accountId))
			.orderBy(asc(applicationEvents.at))
		return { records: { applications: sent, moves }, files: [] }
	},
}
