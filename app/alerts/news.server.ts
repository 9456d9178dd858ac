import { and, asc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { isPublic } from '#app/jobs/cards.server.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { notificationPreferences } from '#app/notifications/tables.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { isBetween, relations, where } from '#app/relations/view.server.ts'
import { readerWithPhone } from '#app/specialists/brief.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { jobAlerts, savedSearches } from './tables.server.ts'

/** One alert, with everything that its message says. */
export type News = Awaited<ReturnType<typeof lockUntold>>[number]

/** Alerts that nobody has been told, with what has become of person, search and job since. Locked in one order everywhere. */
async function lockUntold(tx: Transaction, whose: SQL | undefined, limit?: number) {
	const query = tx
		.select({
			jobId: jobAlerts.jobId,
			...readerWithPhone,
			search: {
				id: savedSearches.id,
				name: savedSearches.name,
				query: savedSearches.query,
				latitude: savedSearches.latitude,
				longitude: savedSearches.longitude,
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
			hospital: { name: hospitals.displayName },
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
		.innerJoin(relations, isBetween(jobs.hospitalId, jobAlerts.accountId))
		.leftJoin(notificationPreferences, eq(notificationPreferences.accountId, jobAlerts.accountId))
		.where(and(isNull(jobAlerts.toldAt), whose))
		.orderBy(asc(jobAlerts.accountId), asc(jobAlerts.jobId))
		.for('update', { of: jobAlerts })
	return limit === undefined ? query : query.limit(limit)
}

/** Of one job, for so many people at a time. */
export const takeNewsOfJob = async (tx: Transaction, jobId: string, people: number) =>
	settle(tx, await lockUntold(tx, eq(jobAlerts.jobId, jobId), people))

/** What these people have not been told and was found before `until`. */
export const takeNewsFor = async (tx: Transaction, accountIds: string[], until: Date) =>
	settle(tx, await lockUntold(tx, and(inArray(jobAlerts.accountId, accountIds), lt(jobAlerts.createdAt, until))))

/**
 * Marks as told what is to be told now, in the transaction that queues the messages. What is no longer wanted, or not
 * to be had any more, is dropped; what is only paused waits. `taken` counts all of them.
 */
async function settle(tx: Transaction, alerts: News[]): Promise<{ taken: number; news: News[] }> {
	const isNews = ({ isShown, isWanted }: News) => isShown && isWanted
	const isOver = ({ isWanted, mayBeShownAgain }: News) => !isWanted || !mayBeShownAgain
	const news = alerts.filter(isNews)
	const over = alerts.filter(isOver)
	if (over.length > 0) await tx.delete(jobAlerts).where(among(over))
	if (news.length > 0) await tx.update(jobAlerts).set({ toldAt: sql`now()` }).where(among(news))
	return { taken: news.length + over.length, news }
}

const among = (alerts: News[]) =>
	sql`(${jobAlerts.accountId}, ${jobAlerts.jobId}) in (select * from unnest(${sql.param(alerts.map(({ accountId }) => accountId))}::uuid[], ${sql.param(alerts.map(({ jobId }) => jobId))}::uuid[]))`
