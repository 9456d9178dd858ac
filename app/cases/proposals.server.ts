import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { findDependence, listOperators, type NotIndependent } from '#app/identity/operators/operators.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { totalFound } from '#app/platform/database/total-found.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { isUndecided } from './decisions.server.ts'
import type { ProposalKind } from './kinds.ts'
import { actProposed, proposalDecided } from './messages.ts'
import { proposals } from './tables.server.ts'

const isOpen = isNull(proposals.outcome)
/** Open, and not decided a moment ago. */
const waits = and(isOpen, isUndecided('proposal', proposals.id))

/** What an operator has proposed about this and no other has decided yet. */
export async function findOpenProposal(kind: ProposalKind, subjectId: string, on: Queryable = db) {
	const [proposal] = await on
		.select({ id: proposals.id })
		.from(proposals)
		.where(and(eq(proposals.kind, kind), eq(proposals.subjectId, subjectId), isOpen))
	return proposal?.id ?? null
}

export const isRemovalProposed = async (on: Queryable, jobId: string) =>
	(await findOpenProposal('remove-job', jobId, on)) !== null

/** The operator who proposed the last confirmed act about this. It was decided by two. */
export async function findConfirmedProposer(on: Queryable, kind: ProposalKind, subjectId: string) {
	const [proposal] = await on
		.select({ proposedBy: proposals.proposedBy })
		.from(proposals)
		.where(and(eq(proposals.kind, kind), eq(proposals.subjectId, subjectId), eq(proposals.outcome, 'confirmed')))
		.orderBy(desc(proposals.decidedAt))
		.limit(1)
	return proposal?.proposedBy ?? null
}

type NewProposal = {
	kind: ProposalKind
	subjectId: string
	hospitalId?: string
	title: string
	reason: string
	reportId?: string
	wasOpen?: boolean
}

/** What the audit log calls each, and what it is about. */
const audited = {
	'remove-job': { proposed: 'job.removal-proposed', declined: 'job.removal-declined', subjectType: 'job' },
	'release-number': {
		proposed: 'account.release-proposed',
		declined: 'account.release-declined',
		subjectType: 'account',
	},
	'discard-task': { proposed: 'task.discarding-proposed', declined: 'task.discarding-declined', subjectType: 'task' },
} as const satisfies Record<ProposalKind, { proposed: string; declined: string; subjectType: string }>

/** Writes down what one operator proposes and asks the others. Fails when it is proposed already. */
export async function propose(
	tx: Transaction,
	actor: Operator,
	{ wasOpen = false, ...proposed }: NewProposal,
): Promise<Result<{ proposalId: string }, 'already-proposed'>> {
	const { kind, subjectId, title, reason } = proposed
	const [proposal] = await tx
		.insert(proposals)
		.values({ ...proposed, wasOpen, proposedBy: actor.accountId })
		.onConflictDoNothing()
		.returning({ id: proposals.id })
	if (!proposal) return fail('already-proposed')
	const { proposed: action, subjectType } = audited[kind]
	await recordAudit(tx, {
		actorAccountId: actor.accountId,
		action,
		subjectType,
		subjectId,
		about: kind === 'release-number' ? [subjectId] : [],
		reason,
	})
	const operators = await listOperators(tx, 'moderate')
	await notify(tx, actProposed, {
		to: operators.filter(({ accountId }) => accountId !== actor.accountId),
		key: `proposed/${proposal.id}`,
		facts: { proposalId: proposal.id, kind, title, byName: actor.name },
	})
	return ok({ proposalId: proposal.id })
}

export type Proposal = typeof proposals.$inferSelect

export async function findProposal(on: Queryable, proposalId: string): Promise<Proposal | null> {
	const [proposal] = await on.select().from(proposals).where(eq(proposals.id, proposalId))
	return proposal ?? null
}

/** Why an operator is not the second one of two. */
export type NotSecond = 'own-proposal' | 'new-operator' | 'invited-operator'
const notSecond: Record<NotIndependent, NotSecond> = {
	own: 'own-proposal',
	'new-operator': 'new-operator',
	invited: 'invited-operator',
}

/**
 * Writes down the decision. Of two operators at one moment the first decides and the other gets `already-decided`. The operator
 * who proposed it may decline it, and gets `own-proposal` for a confirmation; one who is no second person gets why.
 */
export async function closeProposal(
	tx: Transaction,
	actor: Operator,
	proposalId: string,
	outcome: 'confirmed' | 'declined',
): Promise<Result<Proposal, 'already-decided' | NotSecond>> {
	const [found] = await tx
		.select()
		.from(proposals)
		.where(and(eq(proposals.id, proposalId), isOpen))
		.for('update')
	if (!found) return fail('already-decided')
	if (outcome === 'confirmed') {
		const dependence = await findDependence(tx, actor.accountId, found.proposedBy)
		if (dependence) return fail(notSecond[dependence])
	}
	await tx
		.update(proposals)
		.set({ outcome, decidedBy: actor.accountId, decidedAt: sql`now()` })
		.where(eq(proposals.id, proposalId))
	const { declined: action, subjectType } = audited[found.kind]
	if (outcome === 'declined')
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action,
			subjectType,
			subjectId: found.subjectId,
			about: found.kind === 'release-number' ? [found.subjectId] : [],
		})
	if (found.proposedBy && found.proposedBy !== actor.accountId)
		await notify(tx, proposalDecided, {
			to: [{ accountId: found.proposedBy }],
			key: `proposal-decided/${proposalId}`,
			facts: {
				proposalId,
				kind: found.kind,
				title: found.title,
				byName: actor.name,
				isConfirmed: outcome === 'confirmed',
			},
		})
	return ok(found)
}

/** How many wait for a second operator. */
export const countProposals = (_actor: Operator) => db.$count(proposals, waits)

const decider = alias(accounts, 'decider')

const selectProposals = () =>
	db
		.select({
			id: proposals.id,
			kind: proposals.kind,
			subjectId: proposals.subjectId,
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
			total: totalFound,
		})
		.from(proposals)
		.leftJoin(hospitals, eq(hospitals.id, proposals.hospitalId))
		.leftJoin(accounts, eq(accounts.id, proposals.proposedBy))
		.leftJoin(decider, eq(decider.id, proposals.decidedBy))

const asListed =
	(actor: Operator) =>
	({ proposedAt, decidedAt, proposedBy, by, ...row }: Awaited<ReturnType<typeof selectProposals>>[number]) => ({
		...row,
		by: by ?? 'Account removed',
		isOwn: proposedBy === actor.accountId,
		at: formatDateTime(proposedAt),
		decidedOn: decidedAt && formatDateTime(decidedAt),
	})

/** Those that wait, the oldest first, or those that were decided, the last first: a hundred. Each row has how many there are. */
export async function listProposals(actor: Operator, { isDecided }: { isDecided: boolean }) {
	const rows = await selectProposals()
		.where(isDecided ? isNotNull(proposals.outcome) : waits)
		.orderBy(isDecided ? desc(proposals.decidedAt) : proposals.proposedAt)
		.limit(100)
	return rows.map(asListed(actor))
}

/** One with whoever proposed and decided it; null when there is none. */
export async function readProposal(actor: Operator, proposalId: string) {
	const [row] = await selectProposals().where(eq(proposals.id, proposalId))
	return row ? asListed(actor)(row) : null
}
