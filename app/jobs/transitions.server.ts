import { and, desc, eq, sql } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Operator } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { istToday } from '#app/platform/dates.ts'
import { db, only, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { announce } from '#app/platform/tasks.server.ts'
import { jobClosed, jobOpened, jobUnpublished } from './events.server.ts'
import { isLegalTransition, type JobStatus, undoSeconds } from './status.ts'
import { jobStatusEvents, jobs } from './tables.server.ts'

export type TransitionFailure =
	| 'no-such-job'
	| 'illegal-move'
	| 'hospital-not-verified'
	| 'incomplete'
	| 'starts-in-the-past'

type Job = typeof jobs.$inferSelect

/**
 * The one way in which a job changes its status, with its history. What is opened or reopened is whole, starts today
 * or later, and belongs to a verified hospital; going on after a pause asks for the last only.
 */
export async function moveJob(
	tx: Transaction,
	actor: Member | Operator,
	jobId: string,
	to: JobStatus,
	reason: string | null = null,
): Promise<Result<{ from: JobStatus; title: string }, TransitionFailure>> {
	const verified = await holdHospital(tx, jobId)
	const job = await lockJob(tx, actor, jobId)
	if (!job) return fail('no-such-job')
	if (!isLegalTransition(actor.kind, job.status, to)) return fail('illegal-move')
	if (to === 'open') {
		if (!verified) return fail('hospital-not-verified')
		if (!isWhole(job)) return fail('incomplete')
		if (job.status !== 'paused' && job.startsOn < istToday(new Date())) return fail('starts-in-the-past')
	}

	await writeTransition(tx, actor, job, to, reason)
	if (to === 'closed') await announce(tx, jobClosed, { jobId })
	if (to === 'open') await announce(tx, jobOpened, { jobId })
	return ok({ from: job.status, title: job.title })
}

export type UndoFailure = 'no-such-job' | 'too-late' | 'has-applicants' | 'hospital-not-verified'

/**
 * Undoes the member's own last transition of a job, within a minute. A published job returns to its draft only while no
 * one has applied.
 */
export async function undoTransition(
	member: Member,
	jobId: string,
): Promise<Result<{ status: JobStatus; title: string }, UndoFailure>> {
	return db.transaction(async (tx) => {
		const verified = await holdHospital(tx, jobId)
		const job = await lockJob(tx, member, jobId)
		if (!job) return fail('no-such-job')
		const [last] = await tx
			.select({
				from: jobStatusEvents.from,
				to: jobStatusEvents.to,
				by: jobStatusEvents.actorAccountId,
				reason: jobStatusEvents.reason,
				isFresh: sql<boolean>`${jobStatusEvents.at} > now() - make_interval(secs => ${undoSeconds})`,
			})
			.from(jobStatusEvents)
			.where(eq(jobStatusEvents.jobId, jobId))
			.orderBy(desc(jobStatusEvents.at))
			.limit(1)
		const isOwn = last?.by === member.accountId && last.to === job.status && last.reason !== undone
		if (!last?.from || !last.isFresh || !isOwn) return fail('too-late')
		if (last.from === 'draft' && job.applicantCount > 0) return fail('has-applicants')
		if (last.from === 'open' && !verified) return fail('hospital-not-verified')

		await writeTransition(tx, member, job, last.from, undone)
		if (last.from === 'open') await announce(tx, jobOpened, { jobId })
		if (last.from === 'draft') await announce(tx, jobUnpublished, { jobId })
		return ok({ status: last.from, title: job.title })
	})
}

/** The reason in the history of a move that takes another one back. */
const undone = 'Undone'

/** Whether the job's hospital is verified; it stays so until `tx` ends. Taken before the job, as applying.server.ts does. */
async function holdHospital(tx: Transaction, jobId: string): Promise<boolean> {
	const [hospital] = await tx
		.select({ status: hospitals.status })
		.from(hospitals)
		.innerJoin(jobs, eq(jobs.hospitalId, hospitals.id))
		.where(eq(jobs.id, jobId))
		.for('share', { of: hospitals })
	return hospital?.status === 'verified'
}

/** For a member only a job of their own hospital. */
async function lockJob(tx: Transaction, actor: Member | Operator, jobId: string): Promise<Job | null> {
	const own = actor.kind === 'member' ? eq(jobs.hospitalId, actor.hospitalId) : undefined
	const [job] = await tx
		.select()
		.from(jobs)
		.where(and(eq(jobs.id, jobId), own))
		.for('update')
	return job ?? null
}

/** What the check `open_job_is_whole` asks for, and the skills that every card shows. */
function isWhole(job: Job): job is Job & { startsOn: string; payMinPaise: bigint } {
	const texts = [job.title, job.speciality, job.location, job.shiftType, job.description]
	return (
		texts.every((text) => text !== '') &&
		job.startsOn !== null &&
		job.payMinPaise !== null &&
		job.requiredSkills.length > 0
	)
}

/** Why it is closed or removed, for its hospital. A closing restored by undo keeps its old reason. */
function reasonShown(job: Job, to: JobStatus, reason: string | null) {
	if (to === 'closed' && reason === undone)
		return sql`(
			select ${jobStatusEvents.reason} from ${jobStatusEvents}
			where ${jobStatusEvents.jobId} = ${job.id} and ${jobStatusEvents.to} = 'closed' and ${jobStatusEvents.reason} <> ${undone}
			order by ${jobStatusEvents.at} desc limit 1)`
	return to === 'removed' || to === 'closed' ? reason : null
}

async function writeTransition(
	tx: Transaction,
	actor: Member | Operator,
	job: Job,
	to: JobStatus,
	reason: string | null,
) {
	// A pause and an undo change nothing about when it was posted.
	const isReposted = to === 'open' && job.status !== 'paused' && reason !== undone
	only(
		await tx
			.update(jobs)
			.set({
				status: to,
				statusReason: reasonShown(job, to, reason),
				version: sql`${jobs.version} + 1`,
				updatedAt: sql`now()`,
				...(isReposted ? { openedAt: sql`now()` } : {}),
				...(to === 'draft' ? { openedAt: null } : {}),
				...(to === 'closed' && reason !== undone ? { closedAt: sql`now()` } : {}),
			})
			.where(and(eq(jobs.id, job.id), eq(jobs.status, job.status), eq(jobs.version, job.version)))
			.returning({ id: jobs.id }),
	)
	await tx.insert(jobStatusEvents).values({
		jobId: job.id,
		from: job.status,
		to,
		reason,
		actorAccountId: actor.accountId,
		at: sql`clock_timestamp()`,
	})
	if (actor.kind === 'operator')
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: 'job.remove',
			subjectType: 'job',
			subjectId: job.id,
			reason,
		})
}
