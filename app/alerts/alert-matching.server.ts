import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { isPublic } from '#app/jobs/page/cards.server.ts'
import { searchesThatFind } from '#app/jobs/search/search.server.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { notificationPreferences } from '#app/notifications/tables.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/db.server.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { parseSavedSearch } from './read-search.server.ts'
import { jobAlerts, savedSearches } from './tables.server.ts'

/** Searches that may tell their owner something. */
const isListening = and(isNull(savedSearches.mutedAt), isNull(savedSearches.removedAt))

/**
 * Writes down whose saved search a job that has just opened answers. Asks each search as the job list would, over this one
 * job, and each address once however many people saved it. Running it again changes nothing, but that an alert still to be
 * sent goes over from a search that was silenced to one that was not. `accountId` asks the searches of one person only.
 */
export async function matchAlerts(tx: Transaction, jobId: string, accountId?: string) {
	const [job] = await tx
		.select({ hospitalId: jobs.hospitalId })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(eq(jobs.id, jobId), isPublic))
	if (!job) return
	const found = and(
		isListening,
		accountId === undefined ? undefined : eq(savedSearches.accountId, accountId),
		sql`${savedSearches.query} = any(${sql.param(await listAnswered(tx, jobId, accountId))}::text[])`,
		// What was there to be seen when the search was saved is no news.
		sql`${savedSearches.createdAt} <= ${jobs.openedAt}`,
	)
	const wanted = and(
		isNull(accounts.suspendedAt),
		sql`coalesce(${notificationPreferences.jobAlerts}, true)`,
		sql`not exists (select 1 from ${jobReports} where ${jobReports.jobId} = ${jobs.id} and ${jobReports.reporterAccountId} = ${accounts.id})`,
		whereBetween(jobs.hospitalId, specialists.id, ({ mayRecommendJobs }) => mayRecommendJobs),
	)
	await tx.execute(sql`
		insert into ${jobAlerts} (account_id, job_id, saved_search_id)
		select distinct on (${savedSearches.accountId}) ${savedSearches.accountId}, ${jobs.id}, ${savedSearches.id}
		from ${jobs}
		cross join ${savedSearches}
		join ${accounts} on ${accounts.id} = ${savedSearches.accountId}
		join ${specialists} on ${specialists.id} = ${accounts.id}
		left join ${notificationPreferences} on ${notificationPreferences.accountId} = ${accounts.id}
		where ${jobs.id} = ${jobId} and ${found} and ${wanted}
		order by ${savedSearches.accountId}, ${savedSearches.createdAt}, ${savedSearches.id}
		on conflict (account_id, job_id) do update set saved_search_id = excluded.saved_search_id
			where ${jobAlerts.notifiedAt} is null and exists (
				select 1 from ${savedSearches} as silenced
				where silenced.id = ${jobAlerts.savedSearchId} and (silenced.muted_at is not null or silenced.removed_at is not null))`)
}

export async function isUrgent(on: Queryable, jobId: string): Promise<boolean> {
	const [job] = await on.select({ urgent: jobs.urgent }).from(jobs).where(eq(jobs.id, jobId))
	return job?.urgent ?? false
}

const searchesAtOnce = 100

/** Addresses of saved searches that find the job, a hundred in one statement. */
async function listAnswered(on: Queryable, jobId: string, accountId?: string): Promise<string[]> {
	const answered: string[] = []
	for (let after = ''; ; ) {
		const page = await on
			.selectDistinct({ query: savedSearches.query })
			.from(savedSearches)
			.where(
				and(
					isListening,
					gt(savedSearches.query, after),
					accountId === undefined ? undefined : eq(savedSearches.accountId, accountId),
				),
			)
			.orderBy(savedSearches.query)
			.limit(searchesAtOnce)
		const queries = page.map(({ query }) => query)
		const finding = await searchesThatFind(queries.map(parseSavedSearch), jobId, on)
		answered.push(...queries.filter((_, at) => finding.has(at)))
		after = queries.at(-1) ?? ''
		if (queries.length < searchesAtOnce) return answered
	}
}
