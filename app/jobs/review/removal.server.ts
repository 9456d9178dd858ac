import { concernedByJob } from '../concerned.server.ts'
import { eq } from 'drizzle-orm'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { ok, type Result } from '#app/platform/result.ts'
import { jobRemoved } from '../messages.ts'
import { jobs } from '../tables.server.ts'
import { moveJob, type TransitionFailure } from '../transitions.server.ts'

/** A job as an operator sees it before removing it, whatever its status; `null` when there is none. */
export async function findRemovableJob(_actor: Operator, jobId: string) {
	const [job] = await db
		.select({
			id: jobs.id,
			title: jobs.title,
			status: jobs.status,
			applicants: jobs.applicantCount,
			hospitalId: hospitals.id,
			hospitalName: hospitals.displayName,
		})
		.from(jobs)
		.innerJoin(hospitals, eq(hospitals.id, jobs.hospitalId))
		.where(eq(jobs.id, jobId))
	return job ?? null
}

/** Removes a job for good and tells its hospital why. Applicants who still wait are notified by a task. */
export const removeJob = (actor: Operator, jobId: string, reason: string) =>
	db.transaction((tx) => removeJobIn(tx, actor, jobId, reason))

/** As `removeJob`, within a transaction. */
export async function removeJobIn(
	tx: Transaction,
	actor: Operator,
	jobId: string,
	reason: string,
): Promise<Result<{ title: string }, TransitionFailure>> {
	const moved = await moveJob(tx, actor, jobId, 'removed', reason)
	if (!moved.ok) return moved
	const [job] = await tx.select({ hospitalId: jobs.hospitalId, title: jobs.title }).from(jobs).where(eq(jobs.id, jobId))
	if (!job) throw new Error('A removed job that does not exist')
	await notify(tx, jobRemoved, {
		to: await listMembersToNotify(tx, job.hospitalId, concernedByJob(jobId)),
		// Removed again after an appeal was granted is news again.
		key: `job-removed/${moved.value.eventId}`,
		facts: { jobId, jobTitle: job.title, reason },
	})
	return ok({ title: job.title })
}
