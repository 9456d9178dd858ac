import { eq } from 'drizzle-orm'
import { closeProposal, findProposal, proposeRemoval } from '#app/cases/proposals.server.ts'
import { listMembersToNotify } from '#app/hospitals/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { jobStopped } from '#app/jobs/messages.ts'
import { removeJobIn } from '#app/jobs/removal.server.ts'
import { settleReportIn } from '#app/jobs/reports.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { moveJob } from '#app/jobs/transitions.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/settle.server.ts'

export type ProposalFailure = 'unknown' | 'already-removed' | 'already-proposed'

/**
 * The first of two steps of removing a job, which cannot be undone. An open job is out of sight at once, as that can be
 * undone; its hospital is told. Fails with `already-removed`, and with `already-proposed` while a second operator is asked.
 */
export const proposeJobRemoval = (
	actor: Operator,
	jobId: string,
	{ reason, reportId }: { reason: string; reportId?: string },
): Promise<Result<{ title: string }, ProposalFailure>> =>
	settle<{ title: string }, ProposalFailure>(async (tx) => {
		const job = await lockJob(tx, jobId)
		if (!job) return fail('unknown')
		if (job.status === 'removed') return fail('already-removed')
		const { title, hospitalId } = job
		const wasOpen = job.status === 'open'
		if (wasOpen) {
			const stopped = await moveJob(tx, actor, jobId, 'paused')
			if (!stopped.ok) throw new Error(`An open job could not be stopped: ${stopped.failure}`)
		}
		const proposed = await proposeRemoval(tx, actor, {
			...{ jobId, hospitalId, title, reason, wasOpen },
			...(reportId === undefined ? {} : { reportId }),
		})
		if (!proposed.ok) return proposed
		if (wasOpen)
			await notify(tx, jobStopped, {
				to: await listMembersToNotify(tx, hospitalId),
				key: `job-stopped/${proposed.value.proposalId}`,
				facts: { jobTitle: title },
			})
		return ok({ title })
	})

export type SecondFailure = 'unknown' | 'already-decided' | 'own-proposal'

/** The second step, by another operator: the job is removed for good, and the report that led to it is resolved. */
export const confirmJobRemoval = (
	actor: Operator,
	proposalId: string,
): Promise<Result<{ title: string }, SecondFailure>> =>
	decide(actor, proposalId, 'confirmed', async (tx, { subjectId, reason, reportId }) => {
		if (reportId) {
			const settled = await settleReportIn(tx, actor, reportId, { verdict: 'remove', outcome: reason })
			if (settled.ok) return
		}
		await removeJobIn(tx, actor, subjectId, reason)
	})

/** The job stays, and is live again where it was and its hospital may still have it live. */
export const declineJobRemoval = (
	actor: Operator,
	proposalId: string,
): Promise<Result<{ title: string }, SecondFailure>> =>
	decide(actor, proposalId, 'declined', async (tx, { subjectId, wasOpen }) => {
		if (wasOpen && (await lockJob(tx, subjectId))?.status === 'paused') await moveJob(tx, actor, subjectId, 'open')
	})

type Proposed = { subjectId: string; reason: string; reportId: string | null; wasOpen: boolean }

const decide = (
	actor: Operator,
	proposalId: string,
	outcome: 'confirmed' | 'declined',
	carryOut: (tx: Transaction, proposal: Proposed) => Promise<void>,
) =>
	settle<{ title: string }, SecondFailure>(async (tx) => {
		const proposal = await findProposal(tx, proposalId)
		if (!proposal) return fail('unknown')
		// In the order of whoever proposes: hospital, job, proposal.
		await lockJob(tx, proposal.subjectId)
		const closed = await closeProposal(tx, actor, proposalId, outcome)
		if (!closed.ok) return closed
		await carryOut(tx, closed.value)
		return ok({ title: proposal.title })
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
