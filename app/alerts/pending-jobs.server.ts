import { and, asc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { isIndic } from '#app/catalog/words/scripts.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { distanceBetween } from '#app/catalog/places/distance.ts'
import { knownPoint } from '#app/catalog/places/places.server.ts'
import { hospitalAt } from '#app/hospitals/sites/hospital-at-site.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { isPublic } from '#app/jobs/page/cards.server.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { notificationPreferences } from '#app/notifications/tables.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { relationBetween, where } from '#app/relations/view.server.ts'
import { reader } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { namesOf, parseSavedSearch, readSavedSearch } from './read-search.server.ts'
import { jobAlerts, savedSearches } from './tables.server.ts'

/** One alert, with everything that its message says. */
export type PendingJob = Awaited<ReturnType<typeof lockPending>>[number]

/** Alerts not yet notified, with the current state of person, search and job. Always locked in the same order. */
async function lockPending(tx: Transaction, whose: SQL | undefined, limit?: number) {
	const query = tx
		.select({
			jobId: jobAlerts.jobId,
			...reader,
			search: {
				id: savedSearches.id,
				name: savedSearches.name,
				query: savedSearches.query,
			},
			job: {
				title: jobs.title,
				location: jobs.location,
				latitude: jobs.latitude,
				longitude: jobs.longitude,
				shiftType: jobs.shiftType,
				hoursPerShift: jobs.hoursPerShift,
				startsOn: jobs.startsOn,
				payMinPaise: jobs.payMinPaise,
				payMaxPaise: jobs.payMaxPaise,
				payUnit: jobs.payUnit,
				urgent: jobs.urgent,
			},
			hospital: { name: hospitals.displayName, inSms: hospitalAt(jobs.siteId, jobs.location).hospitalInSms },
			isShown: sql<boolean>`${isPublic}`,
			mayBeShownAgain: sql<boolean>`${jobs.status} in ('open', 'paused')`,
			isWanted: sql<boolean>`${where.mayRecommendJobs} and ${savedSearches.mutedAt} is null and ${accounts.suspendedAt} is null and coalesce(${notificationPreferences.jobAlerts}, true) and not exists (select 1 from ${jobReports} where ${jobReports.jobId} = ${jobAlerts.jobId} and ${jobReports.reporterAccountId} = ${jobAlerts.accountId})`,
		})
		.from(jobAlerts)
		.innerJoin(savedSearches, and(eq(savedSearches.id, jobAlerts.savedSearchId), isNull(savedSearches.removedAt)))
		.innerJoin(accounts, eq(accounts.id, jobAlerts.accountId))
		.innerJoin(specialists, eq(specialists.id, jobAlerts.accountId))
		.innerJoin(jobs, eq(jobs.id, jobAlerts.jobId))
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.innerJoinLateral(...relationBetween(jobs.hospitalId, jobAlerts.accountId))
		.leftJoin(notificationPreferences, eq(notificationPreferences.accountId, jobAlerts.accountId))
		.where(and(isNull(jobAlerts.notifiedAt), whose))
		.orderBy(asc(jobAlerts.accountId), asc(jobAlerts.jobId))
		.for('update', { of: jobAlerts })
	const rows = await (limit === undefined ? query : query.limit(limit))
	return rows.map((row) => ({
		...row,
		search: searchOf(row.search),
		distance: distanceBetween(placeOf(row.search.query), knownPoint(row.job)),
	}))
}

function searchOf(search: { id: string; name: string; query: string }) {
	const { id, query } = search
	const names = namesOf(search)
	// An SMS has Latin letters only: a name in other letters is replaced by what the search asks for.
	const inSms = isIndic(names.en) ? (inLanguage('en', () => readSavedSearch(query))?.name ?? '') : names.en
	return { id, query, names, inSms }
}

/** Where a search looks for jobs, if it names a place. */
function placeOf(query: string) {
	const place = parseSavedSearch(query).filters.place?.place
	return place ? knownPoint({ latitude: place.lat, longitude: place.lng }) : null
}

/** Of one job, for so many people at a time. */
export const consumePendingOfJob = async (tx: Transaction, jobId: string, people: number) =>
	settle(tx, await lockPending(tx, eq(jobAlerts.jobId, jobId), people))

/** What someone has not been told and was found before `until`. */
export const consumePending = async (tx: Transaction, accountId: string, until: Date) =>
	settle(tx, await lockPending(tx, and(eq(jobAlerts.accountId, accountId), lt(jobAlerts.createdAt, until))))

/**
 * Marks what is notified now, in the transaction that queues the messages. Alerts that are no longer wanted or
 * possible are deleted, paused ones wait. `taken` counts the marked and the deleted ones.
 */
async function settle(tx: Transaction, alerts: PendingJob[]): Promise<{ taken: number; pendingJobs: PendingJob[] }> {
	const isNewJob = ({ isShown, isWanted }: PendingJob) => isShown && isWanted
	const isOver = ({ isWanted, mayBeShownAgain }: PendingJob) => !isWanted || !mayBeShownAgain
	const pendingJobs = alerts.filter(isNewJob)
	const over = alerts.filter(isOver)
	if (over.length > 0) await tx.delete(jobAlerts).where(among(over))
	if (pendingJobs.length > 0) await tx.update(jobAlerts).set({ notifiedAt: sql`now()` }).where(among(pendingJobs))
	return { taken: pendingJobs.length + over.length, pendingJobs }
}

const among = (alerts: PendingJob[]) =>
	sql`(${jobAlerts.accountId}, ${jobAlerts.jobId}) in (select * from unnest(${sql.param(alerts.map(({ accountId }) => accountId))}::uuid[], ${sql.param(alerts.map(({ jobId }) => jobId))}::uuid[]))`
