import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { specialistOf } from '#app/identity/groups.server.ts'
import { findPreferences } from '#app/notifications/queries.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { savedSearchPages } from '#app/saved-searches/pages.server.ts'
import { savedSearchStore } from '#app/saved-searches/store.server.ts'
import { matchAlerts } from './alert-matching.server.ts'
import { nameNow, readSavedSearch } from './read-search.server.ts'
import { jobAlerts, savedSearches } from './tables.server.ts'
import { many, t } from '#app/platform/language/words.ts'

type Owner = Pick<Specialist, 'accountId'>

export const jobSearches = savedSearchStore<Owner>({
	table: savedSearches,
	own: ({ accountId }) => eq(savedSearches.accountId, accountId),
	said: nameNow,
	/** What another search of theirs finds as well is still told. */
	async silenced(tx, accountId, searchId) {
		const pending = await tx
			.select({ jobId: jobAlerts.jobId })
			.from(jobAlerts)
			.where(
				and(eq(jobAlerts.accountId, accountId), eq(jobAlerts.savedSearchId, searchId), isNull(jobAlerts.notifiedAt)),
			)
		for (const { jobId } of pending) await matchAlerts(tx, jobId, accountId)
	},
})

export const searchPages = savedSearchPages({
	store: jobSearches,
	ownerOf: specialistOf,
	path: '/saved-searches',
	results: '/jobs',
	what: 'job',
})

/** Saves a search of the job list. */
export const saveSearch = (owner: Owner, query: string) => jobSearches.save(owner, readSavedSearch(query))

/** The saved search that this one is, however it is typed, or `null`. */
export async function findSavedSearch(owner: Owner, query: string) {
	const search = readSavedSearch(query)
	return search && jobSearches.find(owner, search.query)
}

/** Where a button turns all job alerts on, for a person whose settings turn them off. */
export async function turnOnPathFor({ accountId }: Owner) {
	return (await findPreferences(accountId)).jobAlerts ? null : '/saved-searches/alerts'
}

/** What a list of searches counts as found of late. */
const recentDays = 7

/** The person's searches, each with what it found of late. */
export async function listSavedSearches({ accountId }: Owner) {
	const counts = await db
		.select({ id: jobAlerts.savedSearchId, jobs: count() })
		.from(jobAlerts)
		.where(
			and(
				eq(jobAlerts.accountId, accountId),
				sql`${jobAlerts.createdAt} > now() - make_interval(days => ${recentDays})`,
			),
		)
		.groupBy(jobAlerts.savedSearchId)
	return (await searchPages.list({ accountId })).map((search) => {
		const jobs = counts.find(({ id }) => id === search.id)?.jobs ?? 0
		const found =
			jobs > 0
				? many({ jobs, days: recentDays }, '# new job in the last {days} days', '# new jobs in the last {days} days')
				: t`No new jobs in the last ${{ days: recentDays }} days`
		return { ...search, facts: `${found} · ${search.facts}` }
	})
}
