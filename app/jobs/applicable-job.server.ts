import { and, eq, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { takesApplications } from './page/cards.server.ts'
import { jobs } from './tables.server.ts'

/**
 * The job if it takes applications now, else `null`. Until `tx` ends, no one can close, pause or remove it, and its
 * hospital cannot be suspended.
 */
export async function lockOpenJob(tx: Transaction, jobId: string) {
	// Hospital first, as everything that changes a hospital and then its jobs does: no two can wait for each other.
	const [hospital] = await tx
		.select({ id: hospitals.id, name: hospitals.displayName })
		.from(hospitals)
		.innerJoin(jobs, eq(jobs.hospitalId, hospitals.id))
		.where(and(eq(jobs.id, jobId), eq(hospitals.status, 'verified')))
		.for('share', { of: hospitals })
	if (!hospital) return null

	const [job] = await tx
		.select({ id: jobs.id, hospitalId: jobs.hospitalId, title: jobs.title })
		.from(jobs)
		.where(and(eq(jobs.id, jobId), takesApplications))
		.for('update')
	return job ? { ...job, hospitalName: hospital.name } : null
}

/** Keeps the number on the card: +1 for an application, -1 for a withdrawal, in the transaction that does it. */
export async function countApplicant(tx: Transaction, jobId: string, delta: 1 | -1) {
	await tx
		.update(jobs)
		.set({ applicantCount: sql`${jobs.applicantCount} + ${delta}` })
		.where(eq(jobs.id, jobId))
}
