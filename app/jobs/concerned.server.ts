import { inArray, type SQL, sql } from 'drizzle-orm'
import { worksAt } from '#app/hospitals/team/membership.server.ts'
import { mainSiteName } from '#app/hospitals/sites/site-choices.server.ts'
import { hospitalSites } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { jobs } from './tables.server.ts'

/** The site of a job in a query that has it, as `sites` of members has it. */
export const siteOfJob = sql`coalesce(${jobs.siteId}, ${jobs.hospitalId})`

/**
 * The title of a job in lists of its own hospital: with the site where the reader works for several, which may each look for the
 * same. Null without a job.
 */
export const titleInLists = ({ sites }: Pick<Member, 'sites'>) =>
	sites?.length === 1 ? sql<string>`${jobs.title}` : sql<string>`${jobs.title} || coalesce(' · ' || (${siteName}), '')`

/** The name of the site of a job; null where its hospital has one site. */
export const siteName = sql<string | null>`case
	when ${jobs.siteId} is not null then (select site.name from ${hospitalSites} site where site.id = ${jobs.siteId})
	when exists (select from ${hospitalSites} site where site.hospital_id = ${jobs.hospitalId}) then ${mainSiteName}::text
end`

/** The same by job. */
export async function sitesByJob(ids: readonly string[]) {
	const rows = await db
		.select({ id: jobs.id, site: siteName })
		.from(jobs)
		.where(inArray(jobs.id, [...ids]))
	return new Map(rows.map(({ id, site }) => [id, site]))
}

/** Members who work for the site of a job. */
export const concernedByJob = (jobId: string | SQL) =>
	worksAt(sql`array(select ${siteOfJob} from ${jobs} where ${jobs.id} = ${jobId})`)
