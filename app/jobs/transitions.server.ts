import { asSystemIn } from '#app/platform/database/row-guard.server.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { PlanRefusal } from '#app/billing/plans.ts'
import { holdPlan, whyFull } from '#app/billing/subscriptions.server.ts'
import { isRemovalProposed } from '#app/cases/proposals.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Member, Operator } from '#app/identity/actor.ts'
import { withdrawReviews } from '#app/moderation/held.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { istToday } from '#app/platform/text/dates.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { lifecycleRunner } from '#app/platform/lifecycle.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { announce } from '#app/platform/tasks/tasks.server.ts'
import { isPastApplyBy } from './form/duty-sheet.ts'
import { jobClosed, jobMoved, jobOpened, jobTakenDown } from './events.server.ts'
import { examineJob, holdJob } from './review/review.server.ts'
import { jobLifecycle, type JobStatus } from './status.ts'
import { jobStatusEvents, jobs } from './tables.server.ts'
import { lackOfTerms } from './terms/terms.ts'

type NotOpen =
	| 'removal-proposed'
	| 'hospital-not-verified'
	| 'incomplete'
	| 'terms-missing'
	| 'unknown-place'
	| 'starts-in-the-past'
	| 'apply-by-in-the-past'
	| PlanRefusal
export type TransitionFailure = 'no-such-job' | 'illegal-move' | NotOpen

type Job = typeof jobs.$inferSelect

/** Only here statuses change. */
export const jobRunner = lifecycleRunner(jobLifecycle, {
	table: jobs,
	state: 'status',
	history: jobStatusEvents,
	of: 'jobId',
	announces: jobMoved,
	audited: { as: 'job', facts: { hospitalId: jobs.hospitalId }, about: null, except: 'operator' },
})

/** `isHeld`: it was not moved and waits for an operator, who reads why; `eventId` is that of the move, or the id of the review. */
export type Moved = { eventId: string; title: string; isHeld: boolean }

/**
 * Moves a job. What is opened or reopened is whole, states its binding terms, is at a place that we know, starts today or later, and belongs to a verified hospital; going on
 * after a pause asks for the last only. What the scanner finds something in is held for an operator instead.
 */
export async function moveJob(
	tx: Transaction,
	actor: Member | Operator,
	jobId: string,
	to: JobStatus,
	reason: string | null = null,
): Promise<Result<Moved, TransitionFailure>> {
	const verified = await holdHospital(tx, jobId)
	const job = await lockJob(tx, actor, jobId)
	if (!job) return fail('no-such-job')
	const { status: from, title } = job
	const refusal = to === 'open' ? await whyNotOpen(tx, job, verified, actor) : null
	if (to === 'open' && actor.kind === 'member' && !refusal && jobLifecycle.mayMove(from, to, 'member')) {
		const findings = await examineJob(tx, job)
		if (findings.length > 0) {
			const { reviewId } = await holdJob(tx, actor, job, findings)
			return ok({ eventId: reviewId, title, isHeld: true })
		}
	}
	const moved = await jobRunner.move(tx, job, {
		to,
		by: actor.kind,
		actorAccountId: actor.accountId,
		reason,
		refusal,
		set: {
			statusReason: to === 'removed' || to === 'closed' ? reason : null,
			updatedAt: sql`now()`,
			// A pause changes nothing about when it was posted.
			...(to === 'open' && from !== 'paused' ? { openedAt: sql`now()` } : {}),
			...(to === 'closed' ? { closedAt: sql`now()` } : {}),
		},
	})
	if (!moved.ok) return fail(moved.failure === 'changed-meanwhile' ? 'illegal-move' : moved.failure)
	const [isRemoval, isStop, isReturn] = [to === 'removed', to === 'paused', from === 'removed']
	if (actor.kind === 'operator')
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: isRemoval ? 'job.remove' : isReturn ? 'job.return' : isStop ? 'job.stop' : 'job.approve',
			subjectType: 'job',
			subjectId: jobId,
			reason,
		})
	if (isRemoval) {
		await withdrawReviews(tx, { hospitalId: job.hospitalId, subjectId: jobId }, actor, ['job', 'job-edit'])
		await announce(tx, jobTakenDown, { jobId })
	}
	if (to === 'closed' && !isReturn) await announce(tx, jobClosed, { jobId })
	// What an operator approves later would open it again.
	if ((to === 'open' || to === 'closed') && actor.kind === 'member')
		await withdrawReviews(tx, { hospitalId: job.hospitalId, subjectId: jobId }, actor, ['job'])
	if (to === 'open') await announce(tx, jobOpened, { jobId })
	return ok({ eventId: moved.value.eventId, title, isHeld: false })
}

export type UndoFailure =
	| 'no-such-job'
	| 'removal-proposed'
	| 'too-late'
	| 'has-applicants'
	| 'hospital-not-verified'
	| PlanRefusal

/**
 * Undoes the member's own last move of a job, which `eventId` names, within a minute. A published job goes back to
 * its draft only while it has no applications.
 */
export async function undoTransition(
	member: Member,
	jobId: string,
	eventId: string,
): Promise<Result<{ status: JobStatus; title: string }, UndoFailure>> {
	return db.transaction(async (tx) => {
		const verified = await holdHospital(tx, jobId)
		const job = await lockJob(tx, member, jobId)
		if (!job) return fail('no-such-job')
		const last = await jobRunner.findUndoable(tx, job, { eventId, by: 'member' })
		if (!last.ok || last.value.actorAccountId !== member.accountId || last.value.reason === undone)
			return fail('too-late')
		const { from: status } = last.value
		if (status === 'draft' && job.applicantCount > 0) return fail('has-applicants')
		if (status === 'open') {
			if (!verified) return fail('hospital-not-verified')
			if (await isRemovalProposed(tx, jobId)) return fail('removal-proposed')
			const full = await whyNoMoreJobs(tx, job.hospitalId)
			if (full) return fail(full)
		}

		await jobRunner.undo(tx, job, last.value, {
			actorAccountId: member.accountId,
			reason: undone,
			set: {
				statusReason: status === 'closed' ? reasonOfClosing(job) : null,
				updatedAt: sql`now()`,
				...(status === 'draft' ? { openedAt: null } : {}),
			},
		})
		if (status === 'open') await announce(tx, jobOpened, { jobId })
		return ok({ status, title: job.title })
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

async function whyNotOpen(
	tx: Transaction,
	job: Job,
	isHospitalVerified: boolean,
	{ kind }: Member | Operator,
): Promise<NotOpen | null> {
	if (await isRemovalProposed(tx, job.id)) return 'removal-proposed'
	const unready = whyNotReady(job, isHospitalVerified)
	if (unready) return unready
	// An operator approves what its hospital sent, perhaps before these terms were asked for; a pause ends as it began.
	if (kind === 'member' && job.status !== 'paused' && lackOfTerms(job).length > 0) return 'terms-missing'
	return whyNoMoreJobs(tx, job.hospitalId)
}

/** Counted under the lock of the plan, so that of two jobs opened at once the second counts the first. */
async function whyNoMoreJobs(tx: Transaction, hospitalId: string): Promise<PlanRefusal | null> {
	const plan = await holdPlan(tx, hospitalId)
	const active = await asSystemIn(tx, 'a plan counts the jobs of all sites', () =>
		tx.$count(jobs, and(eq(jobs.hospitalId, hospitalId), eq(jobs.status, 'open'))),
	)
	return whyFull(plan, 'activeJobs', active)
}

function whyNotReady(job: Job, isHospitalVerified: boolean): NotOpen | null {
	if (!isHospitalVerified) return 'hospital-not-verified'
	if (!isWhole(job) || (job.status === 'draft' && hasUnread(job))) return 'incomplete'
	if (job.status !== 'paused' && job.latitude === null) return 'unknown-place'
	if (job.status === 'paused') return null
	const today = istToday(new Date())
	if (job.startsOn < today) return 'starts-in-the-past'
	return isPastApplyBy(job, today) ? 'apply-by-in-the-past' : null
}

/** Fields that were left in the middle of typing and make no sense: they would be missing from what goes live. */
const hasUnread = ({ unfinished }: Job) => Object.keys(unfinished ?? {}).length > 0

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

/** A closing that applies again, because its reopening was undone, keeps its reason. */
const reasonOfClosing = (job: Job) =>
	sql`(
		select ${jobStatusEvents.reason} from ${jobStatusEvents}
		where ${jobStatusEvents.jobId} = ${job.id} and ${jobStatusEvents.to} = 'closed' and ${jobStatusEvents.reason} <> ${undone}
		order by ${jobStatusEvents.at} desc limit 1)`
