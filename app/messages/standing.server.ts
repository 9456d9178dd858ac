import { and, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { applications } from '#app/applications/tables.server.ts'
import { contactRequests } from '#app/contacts/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import type { Queryable } from '#app/platform/db.server.ts'
import { notBlocked } from '#app/specialists/hidden-hospitals.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { Standing } from './policy.ts'
import type { Pair } from './threads.server.ts'

type Columns = { hospitalId: AnyPgColumn; specialistId: AnyPgColumn }

/** What lies between the two of a row, as columns of a query that has the hospital joined. */
export const standingColumns = ({ hospitalId, specialistId }: Columns) => ({
	/** The specialist has applied to the hospital and not taken that back. */
	applied: sql<boolean>`exists (select 1 from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId} where ${applications.specialistId} = ${specialistId} and ${jobs.hospitalId} = ${hospitalId} and ${applications.stage} <> 'withdrawn')`,
	accepted: sql<boolean>`exists (select 1 from ${contactRequests} where ${contactRequests.specialistId} = ${specialistId} and ${contactRequests.hospitalId} = ${hospitalId} and ${contactRequests.status} = 'accepted' and ${contactRequests.revokedAt} is null)`,
	blocked: sql<boolean>`not ${notBlocked(specialistId, hospitalId)}`,
	hospitalIsVerified: sql<boolean>`${hospitals.status} = 'verified'`,
})

/** What lies between a hospital and a specialist now; null when there is no such pair. */
export async function findStanding(on: Queryable, { hospitalId, specialistId }: Pair): Promise<Standing | null> {
	const [standing] = await on
		.select(standingColumns({ hospitalId: hospitals.id, specialistId: specialists.id }))
		.from(hospitals)
		.innerJoin(specialists, eq(specialists.id, specialistId))
		.where(and(eq(hospitals.id, hospitalId)))
	return standing ?? null
}
