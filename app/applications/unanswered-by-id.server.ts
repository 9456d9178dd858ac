import { and, eq, inArray } from 'drizzle-orm'
import type { Member } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { receivedBy } from './pipeline/decisions.server.ts'
import { applications } from './tables.server.ts'

/** Of these applications, those that the hospital received and has not moved, each with the version it is in. */
export async function findNewApplications(member: Member, ids: string[]): Promise<Map<string, number>> {
	if (ids.length === 0) return new Map()
	const rows = await db
		.select({ id: applications.id, version: applications.version })
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.where(and(inArray(applications.id, ids), eq(applications.stage, 'applied'), receivedBy(member)))
	return new Map(rows.map(({ id, version }) => [id, version]))
}
