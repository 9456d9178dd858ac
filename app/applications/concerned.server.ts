import { eq, sql } from 'drizzle-orm'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { concernedByJob, titleInLists } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { signature } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { applications } from './tables.server.ts'

/** Members who work for the site at which someone applied. */
export const concernedBy = (applicationId: string) =>
	concernedByJob(sql`(select ${applications.jobId} from ${applications} where ${applications.id} = ${applicationId})`)

/** Members whom an application concerns, and what they read of it: their group may have two jobs of one title. Null when it is gone. */
export async function readForTeam(tx: Transaction, applicationId: string) {
	const [facts] = await tx
		.select({
			id: applications.id,
			jobTitle: titleInLists({ sites: null }),
			hospitalId: jobs.hospitalId,
			specialistId: applications.specialistId,
			specialistName: signature,
		})
		.from(applications)
		.innerJoin(jobs, eq(jobs.id, applications.jobId))
		.innerJoin(specialists, eq(specialists.id, applications.specialistId))
		.where(eq(applications.id, applicationId))
	return facts ? { to: await listMembersToNotify(tx, facts.hospitalId, concernedBy(applicationId)), facts } : null
}
