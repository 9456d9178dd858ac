import { and, desc, eq } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Specialist } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { selectCards, noDistance } from '../page/cards.server.ts'
import { isPublic } from '../page/cards.server.ts'
import { findOpenJob } from '../queries.server.ts'
import { jobs, savedJobs } from '../tables.server.ts'
import { visibilityOf } from '../page/visibility.ts'
import { t } from '#app/platform/language/words.ts'

const ofActor = ({ accountId }: Specialist) => eq(savedJobs.accountId, accountId)

/** Saves a job to the specialist's list. A second time changes nothing. `no-such-job` unless it is open to everyone. */
export async function saveJob(actor: Specialist, jobId: string): Promise<Result<{ title: string }, 'no-such-job'>> {
	return db.transaction(async (tx) => {
		const [job] = await tx
			.select({ title: jobs.title })
			.from(jobs)
			.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
			.where(and(eq(jobs.id, jobId), isPublic))
			.for('share', { of: jobs })
		if (!job) return fail('no-such-job')
		await tx.insert(savedJobs).values({ accountId: actor.accountId, jobId }).onConflictDoNothing()
		return ok(job)
	})
}

/** Takes a job off the list. `not-saved` when it is not on it: another tab was faster, or it never was. */
export async function unsaveJob(
	actor: Specialist,
	jobId: string,
): Promise<Result<{ title: string; isOpen: boolean }, 'not-saved'>> {
	const [gone] = await db
		.delete(savedJobs)
		.where(and(ofActor(actor), eq(savedJobs.jobId, jobId)))
		.returning({ jobId: savedJobs.jobId })
	if (!gone) return fail('not-saved')
	const job = await findOpenJob(jobId)
	return ok({ title: job?.title ?? t`This job has closed.`, isOpen: job !== null })
}

/** Ids of the jobs on the specialist's list. */
export async function listSavedJobIds(actor: Specialist): Promise<string[]> {
	const rows = await db.select({ jobId: savedJobs.jobId }).from(savedJobs).where(ofActor(actor))
	return rows.map(({ jobId }) => jobId)
}

/**
 * The specialist's list, the last saved first. Closed jobs stay on it and say so. Nothing is shown of a removed job or
 * of one whose hospital is no longer verified.
 */
export async function listSavedJobs(actor: Specialist) {
	const [rows, states] = await Promise.all([
		selectCards(noDistance)
			.innerJoin(savedJobs, eq(savedJobs.jobId, jobs.id))
			.where(ofActor(actor))
			.orderBy(desc(savedJobs.savedAt), desc(jobs.id)),
		db
			.select({ id: jobs.id, status: jobs.status, hospitalStatus: hospitals.status })
			.from(savedJobs)
			.innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
			.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
			.where(ofActor(actor)),
	])
	const seen = new Map(states.map((job) => [job.id, visibilityOf(job, 'other')]))
	return rows.flatMap((row) => {
		const visibility = seen.get(row.id) ?? 'hidden'
		return visibility === 'hidden' ? [] : [{ row, isOpen: visibility === 'shown' }]
	})
}
