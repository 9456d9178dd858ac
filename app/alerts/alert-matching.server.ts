import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { accounts } from '#app/identity/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { isPublic } from '#app/jobs/cards.server.ts'
import { isMentioned } from '#app/jobs/search-terms.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { notificationPreferences } from '#app/notifications/tables.server.ts'
import { addDays, istToday } from '#app/platform/dates.ts'
import type { Queryable, Transaction } from '#app/platform/db.server.ts'
import { whereBetween } from '#app/relations/view.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { jobAlerts, savedSearches } from './tables.server.ts'

/** Searches that may tell their owner something. */
const isListening = and(isNull(savedSearches.mutedAt), isNull(savedSearches.removedAt))

/** Distance between search and job, word for word as the search of the job list has it: the same rounding, the same answer. */
const kmApart = sql`2 * 6371 * asin(sqrt(least(1, sin(radians(${jobs.latitude} - ${savedSearches.latitude}) / 2) ^ 2 + cos(radians(${savedSearches.latitude})) * cos(radians(${jobs.latitude})) * sin(radians(${jobs.longitude} - ${savedSearches.longitude}) / 2) ^ 2)))`

/** Every filter of a search but its words, asked the other way round: does this job pass it? Null passes nothing. */
const passesFilters = and(
	or(isNull(savedSearches.specialitySlug), eq(savedSearches.specialitySlug, jobs.specialitySlug)),
	or(isNull(savedSearches.latitude), sql`${kmApart} <= ${savedSearches.radiusKm}`),
	or(sql`${savedSearches.shifts} = '{}'`, sql`${jobs.shiftType} = any(${savedSearches.shifts})`),
	or(
		isNull(savedSearches.minPayPaise),
		sql`case when ${savedSearches.payPerCase} then ${jobs.payUnit} = 'case' and ${jobs.payMinPaise} >= ${savedSearches.minPayPaise} else ${jobs.payHourlyPaise} >= ${savedSearches.minPayPaise} end`,
	),
	or(
		isNull(savedSearches.maxYears),
		isNull(jobs.experienceMinYears),
		sql`${jobs.experienceMinYears} <= ${savedSearches.maxYears}`,
	),
	or(
		isNull(savedSearches.minYears),
		isNull(jobs.experienceMaxYears),
		sql`${jobs.experienceMaxYears} >= ${savedSearches.minYears}`,
	),
	or(isNull(savedSearches.startsBy), sql`${jobs.startsOn} <= ${savedSearches.startsBy}::date`),
	or(eq(savedSearches.urgentOnly, false), eq(jobs.urgent, true)),
	or(eq(savedSearches.bonusOnly, false), sql`${jobs.joiningBonusPaise} >= 1`),
)

const startsSoonEnough = (now: Date) =>
	or(eq(savedSearches.startsSoon, false), sql`${jobs.startsOn} <= ${addDays(istToday(now), 7)}::date`)

/**
 * Writes down whom a job that has just opened is news to: whoever saved a search before, and finds it with that search
 * now. Asks every search once for each job, by indexes, instead of every job list for each search. Running it again
 * changes nothing, but that an alert still to be told goes over from a search that was silenced to one that was not.
 * `accountId` asks the searches of one person only.
 */
export async function matchAlerts(tx: Transaction, jobId: string, now: Date, accountId?: string) {
	const [job] = await tx
		.select({ hospitalId: jobs.hospitalId, specialitySlug: jobs.specialitySlug, searchText: jobs.searchText })
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(and(eq(jobs.id, jobId), isPublic))
	if (!job) return
	const mentioned = await listWordsMentioned(tx, job.searchText, accountId)
	const found = and(
		isListening,
		accountId === undefined ? undefined : eq(savedSearches.accountId, accountId),
		// Once more as a value, so that the index of searches by speciality can be used.
		job.specialitySlug === null
			? isNull(savedSearches.specialitySlug)
			: or(isNull(savedSearches.specialitySlug), eq(savedSearches.specialitySlug, job.specialitySlug)),
		or(eq(savedSearches.words, ''), sql`${savedSearches.words} = any(${sql.param(mentioned)}::text[])`),
		passesFilters,
		startsSoonEnough(now),
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

const wordsAtOnce = 1_000

/**
 * The words of saved searches that a job mentions. Compared here and not in SQL, because the catalog holds their
 * meaning. Each text is compared once, however many people saved it, a thousand at a time.
 */
async function listWordsMentioned(on: Queryable, searchText: string, accountId?: string): Promise<string[]> {
	const mentioned: string[] = []
	for (let after = ''; ; ) {
		const page = await on
			.selectDistinct({ words: savedSearches.words })
			.from(savedSearches)
			.where(
				and(
					isListening,
					ne(savedSearches.words, ''),
					sql`${savedSearches.words} > ${after}`,
					accountId === undefined ? undefined : eq(savedSearches.accountId, accountId),
				),
			)
			.orderBy(savedSearches.words)
			.limit(wordsAtOnce)
		mentioned.push(...page.map(({ words }) => words).filter((words) => isMentioned(words, searchText)))
		after = page.at(-1)?.words ?? ''
		if (page.length < wordsAtOnce) return mentioned
	}
}
