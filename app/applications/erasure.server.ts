import { eq, inArray, sql } from 'drizzle-orm'
import { countApplicant } from '#app/jobs/applicable-job.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import type { Eraser } from '#app/platform/personal-data.server.ts'
import { applicationEvents, applicationNotes, applications } from './tables.server.ts'

/**
 * Removes a specialist's applications with history and hospital notes, and counts one less per job. Runs before their
 * resumes are removed, because applications carry those. Returns the ids used to notify hospitals.
 */
export const eraseApplications: Eraser = async (tx, { id: specialistId }) => {
	// Jobs before applications, as applying and withdrawing do.
	await tx
		.select({ id: jobs.id })
		.from(jobs)
		.where(
			sql`exists (select from ${applications} where ${applications.jobId} = ${jobs.id} and ${applications.specialistId} = ${specialistId})`,
		)
		.orderBy(jobs.id)
		.for('no key update')
	const sent = await tx
		.select({ id: applications.id, jobId: applications.jobId, stage: applications.stage })
		.from(applications)
		.where(eq(applications.specialistId, specialistId))
		.orderBy(applications.jobId)
		.for('update')
	if (sent.length === 0) return []
	const ids = sent.map(({ id }) => id)
	const events = await tx
		.select({ id: applicationEvents.id })
		.from(applicationEvents)
		.where(inArray(applicationEvents.applicationId, ids))
	const notes = await tx
		.select({ id: applicationNotes.id })
		.from(applicationNotes)
		.where(inArray(applicationNotes.applicationId, ids))
	for (const { jobId, stage } of sent) if (stage !== 'withdrawn') await countApplicant(tx, jobId, -1)
	await tx.delete(applications).where(inArray(applications.id, ids))
	return [...ids, ...events.map(({ id }) => id), ...notes.map(({ id }) => id)]
}
