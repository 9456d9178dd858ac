import { sql } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import { contactRequests } from '#app/contacts/tables.server.ts'
import { worksAt } from '#app/hospitals/team/membership.server.ts'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import { siteOfJob } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import type { Pair } from '#app/relations/queries.server.ts'

/** Members to whose sites a specialist applied, or who asked for contact there: as the policy of conversations has it. */
export const concernedByThread = ({ hospitalId, specialistId }: Pair) =>
	sql`(${worksAt(sql`array(
		select ${siteOfJob} from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId}
		where ${applications.specialistId} = ${specialistId} and ${jobs.hospitalId} = ${hospitalId}
		union
		select ${siteOfJob} from ${contactRequests} join ${jobs} on ${jobs.id} = ${contactRequests.jobId}
		where ${contactRequests.specialistId} = ${specialistId} and ${contactRequests.hospitalId} = ${hospitalId} and ${contactRequests.status} = 'accepted')`)}
	or exists (select from ${contactRequests} where ${contactRequests.specialistId} = ${specialistId} and ${contactRequests.hospitalId} = ${hospitalId}
		and ${contactRequests.status} = 'accepted' and ${contactRequests.jobId} is null and ${contactRequests.senderAccountId} = ${hospitalMembers.accountId}))`
