import { and, eq } from 'drizzle-orm'
import { logoPath } from '#app/hospitals/page/logo.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { newestFirst, type Position } from '#app/platform/database/keyset.server.ts'
import { isPublic } from './page/cards.server.ts'
import type { JobStatus } from './status.ts'
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
			specialitySlug: jobs.specialitySlug,
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

const created = newestFirst(jobs.createdAt, jobs.id)

/** The jobs of the member's own hospital after a position, those created last first. */
export async function listJobsOfHospital(
	member: Member,
	{ status, after, limit }: { status: JobStatus | null; after: Position | null; limit: number },
) {
	const ofStatus = status === null ? undefined : eq(jobs.status, status)
	return db
		.select({ job: jobs, position: created.position })
		.from(jobs)
		.where(and(eq(jobs.hospitalId, member.hospitalId), ofStatus, created.after(after)))
		.orderBy(...created.order)
		.limit(limit)
}
