import { and, count, desc, eq, isNull, min, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { beginAppealableDecision } from '#app/cases/appeals.server.ts'
import { type CaseSubject, lockCase } from '#app/cases/cases.server.ts'
import { isUndecided } from '#app/cases/decisions.server.ts'
import { findConfirmedProposer } from '#app/cases/proposals.server.ts'
import { caseAppeals, cases } from '#app/cases/tables.server.ts'
import { hospitals, hospitalStatusEvents } from '#app/hospitals/tables.server.ts'
import { moveHospital } from '#app/hospitals/checks/verification.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { findDependence } from '#app/identity/operators/operators.server.ts'
import { accounts, accountStatusEvents } from '#app/identity/tables.server.ts'
import { returnJob } from '#app/jobs/review/appeal.server.ts'
import { jobs, jobStatusEvents } from '#app/jobs/tables.server.ts'
import { writeTo } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { db, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { appealDenied } from '../messages.ts'
import { restoreAccountIn } from '../people/suspension.server.ts'

/** What an appeal can be about beside a check. */
export type Appealed = 'hospital' | 'account' | 'job'

const decided = alias(accounts, 'decided')

/** The decision that an appeal is about: the suspension of a hospital or an account, or the removal of a job. */
async function findDecision(on: Queryable, decisionId: string) {
	const by = decided.name
	const [hospital] = await on
		.select({
			subjectId: hospitals.id,
			title: hospitals.displayName,
			reason: hospitalStatusEvents.reason,
			at: hospitalStatusEvents.at,
			by,
		})
		.from(hospitalStatusEvents)
		.innerJoin(hospitals, eq(hospitals.id, hospitalStatusEvents.hospitalId))
		.leftJoin(decided, eq(decided.id, hospitalStatusEvents.actorAccountId))
		.where(eq(hospitalStatusEvents.id, decisionId))
	if (hospital) return { about: 'hospital' as const, ...hospital }
	const [account] = await on
		.select({
			subjectId: accounts.id,
			title: accounts.name,
			reason: accountStatusEvents.reason,
			at: accountStatusEvents.at,
			by,
		})
		.from(accountStatusEvents)
		.innerJoin(accounts, eq(accounts.id, accountStatusEvents.accountId))
		.leftJoin(decided, eq(decided.id, accountStatusEvents.actorAccountId))
		.where(eq(accountStatusEvents.id, decisionId))
	if (account) return { about: 'account' as const, ...account }
	const [job] = await on
		.select({ subjectId: jobs.id, title: jobs.title, reason: jobStatusEvents.reason, at: jobStatusEvents.at, by })
		.from(jobStatusEvents)
		.innerJoin(jobs, eq(jobs.id, jobStatusEvents.jobId))
		.leftJoin(decided, eq(decided.id, jobStatusEvents.actorAccountId))
		.where(eq(jobStatusEvents.id, decisionId))
	return job ? { about: 'job' as const, ...job } : null
}

/** An appeal with the decision it is about; null when there is none. */
export async function findAppeal(actor: Operator, decisionId: string, on: Queryable = db) {
	const decider = alias(accounts, 'decider')
	const [appeal] = await on
		.select({
			outcome: caseAppeals.outcome,
			decidedAt: caseAppeals.decidedAt,
			decidedBy: decider.name,
			authorAccountId: caseAppeals.authorAccountId,
			hospitalId: cases.hospitalId,
			specialistId: cases.specialistId,
		})
		.from(caseAppeals)
		.innerJoin(cases, eq(cases.id, caseAppeals.caseId))
		.leftJoin(decider, eq(decider.id, caseAppeals.decidedBy))
		.where(and(eq(cases.kind, 'appeal'), eq(cases.subjectId, decisionId)))
	const decision = appeal && (await findDecision(on, decisionId))
	if (!appeal || !decision) return null
	const { at, by, ...shown } = decision
	const { decidedAt, ...rest } = appeal
	const { about, subjectId } = decision
	const proposedBy = about === 'job' ? await findConfirmedProposer(on, 'remove-job', subjectId) : null
	return {
		...{ id: decisionId, ...shown, ...rest },
		decision: { at: formatDateTime(at), by: by ?? 'Account removed' },
		/** They proposed the removal that another confirmed, so neither of them decides, nor anyone who is no third person. */
		isOwnProposal: proposedBy !== null && (await findDependence(on, actor.accountId, proposedBy)) !== null,
		decidedOn: decidedAt && formatDateTime(decidedAt),
	}
}

export type AppealDecisionFailure = 'unknown' | 'already-decided' | 'taken' | 'own-refusal' | 'no-longer-possible'

/** The decision is reversed: the hospital or account is restored, the job is its hospital's again. */
export const grantAppeal = (actor: Operator, decisionId: string) =>
	decide(actor, decisionId, 'granted', async (tx, { id, about, subjectId }) => {
		if (!(await isLatest(tx, about, subjectId, id))) return false
		if (about === 'hospital') return (await moveHospital(tx, actor, subjectId, 'verified', { from: 'suspended' })).ok
		if (about === 'account') return (await restoreAccountIn(tx, actor, subjectId)).ok
		return returnJob(tx, actor, subjectId)
	})

const histories = {
	hospital: { events: hospitalStatusEvents, of: hospitalStatusEvents.hospitalId },
	account: { events: accountStatusEvents, of: accountStatusEvents.accountId },
	job: { events: jobStatusEvents, of: jobStatusEvents.jobId },
}

/** Whether nothing has followed a decision in the history of what it is about. What came later is a decision of its own. */
async function isLatest(tx: Transaction, about: Appealed, subjectId: string, decisionId: string) {
	const { events, of } = histories[about]
	const [last] = await tx
		.select({ id: events.id })
		.from(events)
		.where(eq(of, subjectId))
		.orderBy(desc(events.at))
		.limit(1)
	return last?.id === decisionId
}

/** The decision stays, and its author reads why. */
export const denyAppeal = (actor: Operator, decisionId: string, reason: string) =>
	decide(actor, decisionId, 'denied', async (tx, { title, authorAccountId }) => {
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: 'appeal.denied',
			subjectType: 'appeal',
			subjectId: decisionId,
			reason,
		})
		if (authorAccountId === null) return true
		const [author] = await tx
			.select({
				accountId: accounts.id,
				name: accounts.name,
				email: sql<string | null>`coalesce(${specialists.email}, ${accounts.email})`,
				phone: accounts.phone,
			})
			.from(accounts)
			.leftJoin(specialists, eq(specialists.id, accounts.id))
			.where(eq(accounts.id, authorAccountId))
		if (author)
			await writeTo(tx, appealDenied, {
				to: [author],
				key: `appeal-denied/${decisionId}`,
				facts: { about: title, reason },
			})
		return true
	})

type Found = NonNullable<Awaited<ReturnType<typeof findAppeal>>>

const decide = (
	actor: Operator,
	decisionId: string,
	outcome: 'granted' | 'denied',
	carryOut: (tx: Transaction, appeal: Found) => Promise<boolean>,
): Promise<Result<{ title: string; about: Appealed }, AppealDecisionFailure>> =>
	settle<{ title: string; about: Appealed }, AppealDecisionFailure>(async (tx) => {
		// Of two operators at one moment the second finds what the first has decided.
		await lockCase(tx, { kind: 'appeal', subjectId: decisionId })
		const appeal = await findAppeal(actor, decisionId, tx)
		if (!appeal) return fail('unknown')
		if (appeal.outcome !== null) return fail('already-decided')
		if (appeal.isOwnProposal) return fail('own-refusal')
		const { title, about, hospitalId, specialistId } = appeal
		const subject: CaseSubject = { kind: 'appeal', subjectId: decisionId, hospitalId, specialistId }
		const begun = await beginAppealableDecision(tx, actor, subject, outcome)
		if (!begun.ok) return begun
		return (await carryOut(tx, appeal)) ? ok({ title, about }) : fail('no-longer-possible')
	})

const isOpenAppeal = and(eq(cases.kind, 'appeal'), isNull(caseAppeals.outcome), isUndecided('appeal', cases.subjectId))

export async function countOpenAppeals(): Promise<{ count: number; oldest: Date | null }> {
	const [row] = await db
		.select({ count: count(), oldest: min(caseAppeals.sentAt) })
		.from(caseAppeals)
		.innerJoin(cases, eq(cases.id, caseAppeals.caseId))
		.where(isOpenAppeal)
	return { count: row?.count ?? 0, oldest: row?.oldest ?? null }
}

/** Those that wait, the oldest first. */
export async function listOpenAppeals() {
	const rows = await db
		.select({ id: cases.subjectId, since: caseAppeals.sentAt })
		.from(caseAppeals)
		.innerJoin(cases, eq(cases.id, caseAppeals.caseId))
		.where(isOpenAppeal)
		.orderBy(caseAppeals.sentAt)
		.limit(200)
	const decisions = await Promise.all(rows.map(({ id }) => findDecision(db, id)))
	return rows.flatMap((row, at) => {
		const decision = decisions[at]
		return decision ? [{ ...row, ...decision, decidedAt: formatDateTime(decision.at) }] : []
	})
}
