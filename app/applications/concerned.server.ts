import { sql } from 'drizzle-orm'
import { concernedByJob } from '#app/jobs/concerned.server.ts'
import { applications } from './tables.server.ts'

/** Members who work for the site at which someone applied. */
export const concernedBy = (applicationId: string) =>
	concernedByJob(sql`(select ${applications.jobId} from ${applications} where ${applications.id} = ${applicationId})`)
