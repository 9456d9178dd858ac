import { sql } from 'drizzle-orm'
import { worksAt } from '#app/hospitals/team/membership.server.ts'
import { hospitalMembers } from '#app/hospitals/tables.server.ts'
import { siteOfJob } from '#app/jobs/concerned.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { contactRequests } from './tables.server.ts'

/** Members who work for the site of the job that a request is about; without a job, the one who sent it. */
export const concernedByRequest = (requestId: string) =>
	sql`(${worksAt(
		sql`array(select ${siteOfJob} from ${contactRequests} join ${jobs} on ${jobs.id} = ${contactRequests.jobId} where ${contactRequests.id} = ${requestId})`,
	)} or ${hospitalMembers.accountId} = (select ${contactRequests.senderAccountId} from ${contactRequests}
		where ${contactRequests.id} = ${requestId} and ${contactRequests.jobId} is null))`
