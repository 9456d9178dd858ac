import { eq, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { takesApplications } from './page/cards.server.ts'
import { jobs } from './tables.server.ts'

/**
 * The job if it takes applications now, else `null`. Until `tx` ends, no one can close, pause or remove it, and its
 * hospital cannot be suspended.
 */
export async function lockOpenJob(tx: Transaction, jobId: string) {
	const { rows } = await tx.execute<{
		id: string
		title: string
		hospitalId: string
		hospitalName: string
	}>(sql`select ${jobs.id}, ${jobs.title}, ${hospitals.id} as "hospitalId", ${hospitals.displayName} as "hospitalName"
		from ${jobs} join ${hospitals} on ${hospitals.id} = ${jobs.hospitalId}
		where ${jobs.id} = ${jobId} and ${hospitals.status} = 'verified' and ${takesApplications}
		-- Hospital first, as everything that changes a hospital and then its jobs does: no two can wait for each other.
		for share of ${hospitals} for update of ${jobs}`)
	return rows[0] ?? null
}

/** Keeps the number on the card: +1 for an application, -1 for a withdrawal, in the transaction that does it. */
export const countApplicant = (tx: Transaction, jobId: string, delta: 1 | -1) =>
	tx
		.update(jobs)
		.set({ applicantCount: sql`${jobs.applicantCount} + ${delta}` })
		.where(eq(jobs.id, jobId))
