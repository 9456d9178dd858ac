import { type SQL, sql } from 'drizzle-orm'
import { worksAt } from '#app/hospitals/membership.server.ts'
import { jobs } from './tables.server.ts'

/** The site of a job in a query that has it, as `sites` of members has it. */
export const siteOfJob = sql`coalesce(${jobs.siteId}, ${jobs.hospitalId})`

/** Members who work for the site of a job. */
export const concernedByJob = (jobId: string | SQL) =>
	worksAt(sql`array(select ${siteOfJob} from ${jobs} where ${jobs.id} = ${jobId})`)
