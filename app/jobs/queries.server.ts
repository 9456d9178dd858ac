import { and, eq } from 'drizzle-orm'
import { logoPath } from '#app/hospitals/logo.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/db.server.ts'
import { isPublic } from './cards.server.ts'
import { jobs } from './tables.server.ts'

/** The job with its hospital's name, if it is open to applications; `null` for every other. */
export async function findOpenJob(jobId: string) {
	const [job] = await db
		.select({
			id: jobs.id,
			title: jobs.title,
			hospitalId: jobs.hospitalId,
			hospitalName: hospitals.displayName,
			hospitalLogo: logoPath,
			location: jobs.location,
			startsOn: jobs.startsOn,
		})
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(eq(jobs.id, jobId), isPublic))
	return job ?? null
}

/** A job of the member's own hospital, in any status. `null` for any other job. */
export async function findJobOfHospital(member: Member, jobId: string) {
	const [job] = await db
		.select()
		.from(jobs)
		.where(and(eq(jobs.id, jobId), eq(jobs.hospitalId, member.hospitalId)))
	return job ?? null
}
