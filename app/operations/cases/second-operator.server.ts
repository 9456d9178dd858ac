import { concernedByJob } from '#app/jobs/concerned.server.ts'
import { and, eq } from 'drizzle-orm'
import { beginDecision } from '#app/cases/cases.server.ts'
import { closeProposal, findProposal, type NotSecond, type Proposal, propose } from '#app/cases/proposals.server.ts'
import type { ProposalKind } from '#app/cases/kinds.ts'
import { listMembersToNotify } from '#app/hospitals/team/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { jobKept, jobStopped } from '#app/jobs/messages.ts'
import { removeJobIn } from '#app/jobs/review/removal.server.ts'
import { settleReportIn } from '#app/jobs/review/reports.server.ts'
import { jobReports, jobs } from '#app/jobs/tables.server.ts'
import { moveJob } from '#app/jobs/transitions.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { discardFailedTask, findFailedTask } from '#app/platform/tasks/failed-tasks.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'

export type ProposalFailure = 'unknown' | 'already-removed' | 'already-proposed' | 'already-resolved' | 'taken'

/**
 * The first of two steps of removing a job, which cannot be undone. An open job is out of sight at once, as that can be
 * undone; its hospital is told. Fails with `already-removed`, and with `already-proposed` while a second operator is asked; where a report led
 * to it, as decisions about reports do.
 */
export const proposeJobRemoval = (
	actor: Operator,
	jobId: string,
	{ reason, reportId }: { reason: string; reportId?: string },
): Promise<Result<{ title: string; proposalId: string }, ProposalFailure>> =>
	settle<{ title: string; proposalId: string }, ProposalFailure>(async (tx) => {
		if (reportId !== undefined) {
			const begun = await beginReport(tx, actor, jobId, reportId)
			if (!begun.ok) return begun
		}
		const job = await lockJob(tx, jobId)
		if (!job) return fail('unknown')
		if (job.status === 'removed') return fail('already-removed')
		const { title, hospitalId } = job
		const wasOpen = job.status === 'open'
		if (wasOpen) {
			const stopped = await moveJob(tx, actor, jobId, 'paused')
			if (!stopped.ok) throw new Error(`An open job could not be stopped: ${stopped.failure}`)
		}
		const proposed = await propose(tx, actor, {
			...{ kind: 'remove-job', subjectId: jobId, hospitalId, title, reason, wasOpen },
			...(reportId === undefined ? {} : { reportId }),
		})
		if (!proposed.ok) return proposed
		if (wasOpen)
			await notify(tx, jobStopped, {
				to: await listMembersToNotify(tx, hospitalId, concernedByJob(jobId)),
				key: `job-stopped/${proposed.value.proposalId}`,
				facts: { jobTitle: title },
			})
		return ok({ title, proposalId: proposed.value.proposalId })
	})

/** The report that led to a removal is decided with it: no one else works on it, and it has not been resolved. */
async function beginReport(
	tx: Transaction,
	actor: Operator,
	jobId: string,
	reportId: string,
): Promise<Result<null, 'unknown' | 'already-resolved' | 'taken'>> {
	const [report] = await tx
		.select({ settledAt: jobReports.settledAt, hospitalId: jobs.hospitalId })
		.from(jobReports)
		.innerJoin(jobs, eq(jobs.id, jobReports.jobId))
		.where(and(eq(jobReports.id, reportId), eq(jobs.id, jobId)))
	if (!report) return fail('unknown')
	const { hospitalId } = report
	const begun = await beginDecision(tx, actor, { kind: 'job-report', subjectId: reportId, hospitalId })
	if (!begun.ok) return begun
	return report.settledAt === null ? ok(null) : fail('already-resolved')
}

/** A failed task is given up when a second operator agrees: what it was meant to do is then never done. */
export const proposeDiscarding = (
	actor: Operator,
	taskId: string,
	reason: string,
): Promise<Result<{ proposalId: string }, 'unknown' | 'already-proposed'>> =>
	settle<{ proposalId: string }, 'unknown' | 'already-proposed'>(async (tx) => {
		const task = await findFailedTask(taskId)
		if (!task) return fail('unknown')
		const proposed = await propose(tx, actor, { kind: 'discard-task', subjectId: taskId, title: task.name, reason })
		return proposed
	})

export type SecondFailure = 'unknown' | 'already-decided' | NotSecond | 'taken' | 'no-longer-possible'

/** Does what was proposed; false when it can no longer be done. */
export type CarryOut = (tx: Transaction, actor: Operator, proposal: Proposal) => Promise<boolean>

const confirmed: Record<Exclude<ProposalKind, 'release-number'>, CarryOut> = {
	/** The job is removed for good, and the report that led to it is resolved. */
	async 'remove-job'(tx, actor, { subjectId, reason, reportId }) {
		if (reportId) {
			const settled = await settleReportIn(tx, actor, reportId, { verdict: 'remove', outcome: reason })
			if (settled.ok) return true
		}
		await removeJobIn(tx, actor, subjectId, reason)
		return true
	},
	'discard-task': (tx, actor, { subjectId, reason }) => discardFailedTask(tx, actor.accountId, subjectId, reason),
}

/**
 * The second step, by another operator. Whose number it is, is decided in a folder below, which brings what follows. Fails with
 * `no-longer-possible` when the thing has changed since it was proposed.
 */
export const confirmProposal = (
	actor: Operator,
	proposalId: string,
	releaseNumber: CarryOut,
): Promise<Result<Proposal, SecondFailure>> =>
	decide(actor, proposalId, 'confirmed', (tx, by, proposal) =>
		({ ...confirmed, 'release-number': releaseNumber })[proposal.kind](tx, by, proposal),
	)

/**
 * Nothing is done. A paused job is live again where its hospital may still have it live, and the hospital is notified of the outcome.
 */
export async function declineProposal(
	actor: Operator,
	proposalId: string,
): Promise<Result<Proposal & { isOpenAgain: boolean }, SecondFailure>> {
	let isOpenAgain = false
	const declined = await decide(actor, proposalId, 'declined', async (tx, by, { kind, subjectId, wasOpen }) => {
		if (kind !== 'remove-job' || !wasOpen) return true
		const job = await lockJob(tx, subjectId)
		if (!job) return true
		isOpenAgain = job.status === 'paused' && (await moveJob(tx, by, subjectId, 'open')).ok
		await notify(tx, jobKept, {
			to: await listMembersToNotify(tx, job.hospitalId, concernedByJob(subjectId)),
			key: `job-kept/${proposalId}`,
			facts: { jobTitle: job.title, isOpen: isOpenAgain },
		})
		return true
	})
	return declined.ok ? ok({ ...declined.value, isOpenAgain }) : declined
}

/** The operator who proposed it takes it back, for as long as no other has decided. To others it is `unknown`. */
export async function withdrawProposal(actor: Operator, proposalId: string) {
	const proposal = await findProposal(db, proposalId)
	return proposal?.proposedBy === actor.accountId ? declineProposal(actor, proposalId) : fail('unknown')
}

const decide = (actor: Operator, proposalId: string, outcome: 'confirmed' | 'declined', carryOut: CarryOut) =>
	settle<Proposal, SecondFailure>(async (tx) => {
		const proposal = await findProposal(tx, proposalId)
		if (!proposal) return fail('unknown')
		// In the order of whoever proposes: hospital, job, proposal.
		if (proposal.kind === 'remove-job') await lockJob(tx, proposal.subjectId)
		const { hospitalId } = proposal
		const begun = await beginDecision(tx, actor, { kind: 'proposal', subjectId: proposalId, hospitalId })
		if (!begun.ok) return begun
		const closed = await closeProposal(tx, actor, proposalId, outcome)
		if (!closed.ok) return closed
		return (await carryOut(tx, actor, closed.value)) ? ok(closed.value) : fail('no-longer-possible')
	})

async function lockJob(tx: Transaction, jobId: string) {
	const { status, title, hospitalId } = jobs
	await tx
		.select({ id: hospitals.id })
		.from(hospitals)
		.innerJoin(jobs, eq(jobs.hospitalId, hospitals.id))
		.where(eq(jobs.id, jobId))
		.for('share', { of: hospitals })
	const [job] = await tx.select({ status, title, hospitalId }).from(jobs).where(eq(jobs.id, jobId)).for('update')
	return job ?? null
}
