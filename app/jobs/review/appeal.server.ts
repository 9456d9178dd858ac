import { concernedByJob } from '../concerned.server.ts'
import { and, desc, eq } from 'drizzle-orm'
import { fileAppeal, isAppealed } from '#app/cases/appeals.server.ts'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { findConfirmedProposer } from '#app/cases/proposals.server.ts'
import type { Member, Operator } from '#app/identity/actor.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { jobReturned } from '../messages.ts'
import { jobs, jobStatusEvents } from '../tables.server.ts'
import { moveJob } from '../transitions.server.ts'

/** The removal of a job of the member's own hospital, while it stands and has not been appealed. */
export async function findAppealableRemoval({ hospitalId }: Member, jobId: string, on: Queryable = db) {
	const [removal] = await on
		.select({
			id: jobStatusEvents.id,
			refusedBy: jobStatusEvents.actorAccountId,
			reason: jobStatusEvents.reason,
			title: jobs.title,
		})
		.from(jobStatusEvents)
		.innerJoin(jobs, eq(jobs.id, jobStatusEvents.jobId))
		.where(
			and(
				eq(jobs.id, jobId),
				eq(jobs.hospitalId, hospitalId),
				eq(jobs.status, 'removed'),
				eq(jobStatusEvents.to, 'removed'),
			),
		)
		.orderBy(desc(jobStatusEvents.at))
		.limit(1)
	return removal && !(await isAppealed(on, removal.id)) ? removal : null
}

/** A hospital objects to the removal of its job. Another operator than the two who removed it decides. */
export const appealRemoval = (
	member: Member,
	jobId: string,
	reason: string,
): Promise<Result<null, 'not-found' | 'already-appealed'>> =>
	settle<null, 'not-found' | 'already-appealed'>(async (tx) => {
		const removal = await findAppealableRemoval(member, jobId, tx)
		if (!removal) return fail('not-found')
		const { title, ...decision } = removal
		const { hospitalId } = member
		const proposedBy = await findConfirmedProposer(tx, 'remove-job', jobId)
		return fileAppeal(tx, { ...decision, hospitalId, proposedBy }, { author: member, reason, name: title })
	})

/** A removed job is its hospital's again: closed where it had been posted, so that it can be reopened, else a draft. */
export async function returnJob(tx: Transaction, actor: Operator, jobId: string): Promise<boolean> {
	const [job] = await tx.select().from(jobs).where(eq(jobs.id, jobId))
	if (!job) return false
	const moved = await moveJob(tx, actor, jobId, job.openedAt === null ? 'draft' : 'closed')
	if (!moved.ok) return false
	await notify(tx, jobReturned, {
		to: await listMembersToNotify(tx, job.hospitalId, concernedByJob(jobId)),
		key: `job-returned/${moved.value.eventId}`,
		facts: { jobId, jobTitle: job.title },
	})
	return true
}
