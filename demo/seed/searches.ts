import { eq, inArray, sql } from 'drizzle-orm'
import { matchAlerts } from '#app/alerts/alert-matching.server.ts'
import { readSavedSearch } from '#app/alerts/read-search.server.ts'
import { jobAlerts, savedSearches } from '#app/alerts/tables.server.ts'
import { jobs as jobTable } from '#app/jobs/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { daysAgo } from './clock.ts'
import type { SeedJob } from './jobs.ts'

/** What each of the demo's own specialists has saved, the last one muted. */
const queries = [
	['speciality=anesthesiologist&place=Pune', 'place=Pune&urgent=on', 'speciality=cardiac-anesthesiologist&bonus=on'],
	['speciality=anesthesiologist&pay=2,50,000', 'speciality=anesthesiologist&shift=night&place=Mumbai&km=30'],
	['q=nurse&place=Pune', 'speciality=ot-nurse', 'speciality=icu-nurse&shift=night'],
]

/** Searches saved a month ago, and what they found since: told until two days ago, the rest waits for the next morning. */
export async function insertSearches(specialistIds: string[], jobs: SeedJob[]) {
	const rows = specialistIds.flatMap((accountId, person) =>
		(queries[person] ?? []).flatMap((query, index, all) => {
			const search = readSavedSearch(query)
			const mutedAt = index === all.length - 1 ? daysAgo(20) : null
			return search ? [{ ...search, accountId, createdAt: daysAgo(30), mutedAt }] : []
		}),
	)
	await db.insert(savedSearches).values(rows)
	const fresh = jobs.filter(({ finalStatus, openedAt }) => finalStatus === 'open' && openedAt && openedAt > daysAgo(14))
	await db.transaction(async (tx) => {
		for (const { id } of fresh) await matchAlerts(tx, id)
		const opened = tx.select({ at: jobTable.openedAt }).from(jobTable).where(eq(jobTable.id, jobAlerts.jobId))
		await tx.update(jobAlerts).set({ createdAt: sql`(${opened})` })
		await tx
			.update(jobAlerts)
			.set({ notifiedAt: sql`${jobAlerts.createdAt} + interval '1 day'` })
			.where(
				inArray(
					jobAlerts.jobId,
					fresh.filter(({ openedAt }) => openedAt && openedAt < daysAgo(2)).map(({ id }) => id),
				),
			)
	})
}
