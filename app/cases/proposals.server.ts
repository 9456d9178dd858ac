import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { listOperators } from '#app/identity/operators.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit.server.ts'
import { formatDateTime } from '#app/platform/dates.ts'
import { db, type Queryable, type Transaction } from '#app/platform/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { removalDecided, removalProposed } from './messages.ts'
import { proposals } from './tables.server.ts'

const isOpen = isNull(proposals.outcome)

/** Whether an operator has proposed to remove this job and no other has decided yet. */
export const isRemovalProposed = async (on: Queryable, jobId: string) =>
	(await on.$count(proposals, and(eq(proposals.kind, 'remove-job'), eq(proposals.subjectId, jobId), isOpen))) > 0

type NewRemoval = {
	jobId: string
	hospitalId: string
	title: string
	reason: string
	reportId?: string
	wasOpen: boolean
}

/** Writes down what one operator proposes and asks the others. Fails when it is proposed already. */
export async function proposeRemoval(
	tx: Transaction,
	actor: Operator,
	{ jobId, ...removal }: NewRemoval,
): Promise<Result<{ proposalId: string }, 'already-proposed'>> {
	const [proposal] = await tx
		.insert(proposals)
		.values({ ...removal, kind: 'remove-job', subjectId: jobId, proposedBy: actor.accountId })
		.onConflictDoNothing()
		.returning({ id: proposals.id })
	if (!proposal) return fail('already-proposed')
	await recordAudit(tx, {
		actorAccountId: actor.accountId,
		action: 'job.removal-proposed',
		subjectType: 'job',
		subjectId: jobId,
		reason: removal.reason,
	})
	const operators = await listOperators(tx)
	await notify(tx, removalProposed, {
		to: operators.filter(({ accountId }) => accountId !== actor.accountId),
		key: `removal-proposed/${proposal.id}`,
		facts: { title: removal.title, byName: actor.name },
	})
	return ok({ proposalId: proposal.id })
}

export type Proposal = typeof proposals.$inferSelect

export async function findProposal(on: Queryable, proposalId: string): Promise<Proposal | null> {
	const [proposal] = await on.select().from(proposals).where(eq(proposals.id, proposalId))
	return proposal ?? null
}

/**
 * Writes down the decision. Of two operators at one moment the first decides and the other gets `already-decided`. The operator
 * who proposed it may decline it, and gets `own-proposal` for a confirmation.
 */
export async function closeProposal(
	tx: Transaction,
	actor: Operator,
	proposalId: string,
	outcome: 'confirmed' | 'declined',
): Promise<Result<Proposal, 'already-decided' | 'own-proposal'>> {
	const [found] = await tx
		.select()
		.from(proposals)
		.where(and(eq(proposals.id, proposalId), isOpen))
		.for('update')
	if (!found) return fail('already-decided')
	if (outcome === 'confirmed' && found.proposedBy === actor.accountId) return fail('own-proposal')
	await tx
		.update(proposals)
		.set({ outcome, decidedBy: actor.accountId, decidedAt: sql`now()` })
		.where(eq(proposals.id, proposalId))
	if (outcome === 'declined')
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: 'job.removal-declined',
			subjectType: 'job',
			subjectId: found.subjectId,
		})
	if (found.proposedBy && found.proposedBy !== actor.accountId)
		await notify(tx, removalDecided, {
			to: [{ accountId: found.proposedBy }],
			key: `removal-decided/${proposalId}`,
			facts: { title: found.title, byName: actor.name, isConfirmed: outcome === 'confirmed' },
		})
	return ok(found)
}

/** How many wait for a second operator. */
export const countProposals = (_actor: Operator) => db.$count(proposals, isOpen)

/** Those that wait, the oldest first; or the last hundred that were decided. */
export async function listProposals(actor: Operator, { isDecided }: { isDecided: boolean }) {
	const decider = alias(accounts, 'decider')
	const rows = await db
		.select({
			id: proposals.id,
			jobId: proposals.subjectId,
			title: proposals.title,
			reason: proposals.reason,
			reportId: proposals.reportId,
			hospitalId: proposals.hospitalId,
			hospitalName: hospitals.displayName,
			proposedBy: proposals.proposedBy,
			by: accounts.name,
			proposedAt: proposals.proposedAt,
			outcome: proposals.outcome,
			decidedBy: decider.name,
			decidedAt: proposals.decidedAt,
		})
		.from(proposals)
		.innerJoin(hospitals, eq(hospitals.id, proposals.hospitalId))
		.leftJoin(accounts, eq(accounts.id, proposals.proposedBy))
		.leftJoin(decider, eq(decider.id, proposals.decidedBy))
		.where(isDecided ? isNotNull(proposals.outcome) : isOpen)
		.orderBy(isDecided ? desc(proposals.decidedAt) : proposals.proposedAt)
		.limit(100)
	return rows.map(({ proposedAt, decidedAt, proposedBy, by, ...row }) => ({
		...row,
		by: by ?? 'Account removed',
		isOwn: proposedBy === actor.accountId,
		at: formatDateTime(proposedAt),
		decidedOn: decidedAt && formatDateTime(decidedAt),
	}))
}
