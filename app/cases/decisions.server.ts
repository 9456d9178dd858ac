import { and, desc, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Operator } from '#app/identity/actor.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, isUniqueViolation, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { secondsLeft } from '#app/platform/lifecycle.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { rehearse, settle, settleWithin } from '#app/platform/tasks/settle.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { undoSeconds } from '#app/platform/undo.ts'
import type { CaseKind } from './kinds.ts'
import { decisionNotCarriedOut } from './messages.ts'
import { operatorDecisions } from './tables.server.ts'

/** A picture, an account and a request for cover are decided without a case. */
export type DecidedKind = CaseKind | 'picture' | 'cover' | 'account'

export type Decision = typeof operatorDecisions.$inferSelect

/** What a decision is, beside the rules of the thing. */
type Act = {
	/** As the button says it, for the operator. */
	label: string
	/** The page of the thing. */
	page: (subjectId: string) => string
	/** After the minute. What it refuses changes nothing, and the operator is told. */
	later: (tx: Transaction, decision: Decision, operator: Operator) => Promise<Result<unknown, string>>
	/** Puts back what was changed at once. */
	undo?: (tx: Transaction, decision: Decision, operator: Operator) => Promise<Result<unknown, 'too-late'>>
}
const acts = new Map<string, Act>()

function declare(name: string, act: Act) {
	if (acts.has(name)) throw new Error(`Two decisions are called ${name}`)
	acts.set(name, act)
}

const actOf = (name: string) => {
	const act = acts.get(name)
	if (!act) throw new Error(`No decision is called ${name}`)
	return act
}

/**
 * A decision that is carried out after the minute in which it can be undone: until then nothing has happened to the thing, and it waits
 * for no other operator. What would be refused now is refused now.
 */
export function defineWaitingDecision<const Input extends z.ZodObject, Value, Failure extends string>(
	name: string,
	{
		kind,
		input: schema,
		carryOut,
		...shown
	}: Pick<Act, 'label' | 'page'> & {
		kind: DecidedKind
		input: Input
		/** In transactions of `settle` alone, which become parts of one. */
		carryOut: (actor: Operator, subjectId: string, input: z.infer<Input>) => Promise<Result<Value, Failure>>
	},
) {
	declare(name, {
		...shown,
		later: (tx, { subjectId, input }, operator) =>
			settleWithin(tx, () => carryOut(operator, subjectId, schema.parse(input))),
	})
	return async (
		actor: Operator,
		subjectId: string,
		input: z.input<Input>,
	): Promise<Result<{ decisionId: string; value: Value }, Failure | 'decided'>> => {
		if (await isDecided(db, kind, subjectId)) return fail('decided')
		const parsed = schema.parse(input)
		const tried = await rehearse(() => carryOut(actor, subjectId, parsed))
		if (!tried.ok) return tried
		try {
			const decisionId = await db.transaction((tx) =>
				write(tx, { act: name, kind, subjectId, operatorId: actor.accountId, waits: true, input: parsed }),
			)
			return ok({ decisionId, value: tried.value })
		} catch (error) {
			if (isUniqueViolation(error, 'one_waiting_decision')) return fail('decided')
			throw error
		}
	}
}

/**
 * A decision that takes effect at once, of which the messages wait. `begin` writes it down in the transaction that carries it out,
 * with what an undo puts back.
 */
export function defineDecisionAtOnce<const Kept extends z.ZodObject>(
	name: string,
	{
		kind,
		kept: schema,
		tell,
		undo,
		...shown
	}: Pick<Act, 'label' | 'page'> & {
		kind: DecidedKind
		kept: Kept
		/** Tells those whom it is about. */
		tell: (tx: Transaction, kept: z.infer<Kept>) => Promise<void>
		/** Fails with `too-late` when something has been built on it. */
		undo: (
			tx: Transaction,
			actor: Operator,
			kept: z.infer<Kept>,
			decision: Decision,
		) => Promise<Result<unknown, 'too-late'>>
	},
) {
	declare(name, {
		...shown,
		async later(tx, { input }) {
			await tell(tx, schema.parse(input))
			return ok(null)
		},
		undo: (tx, decision, operator) => undo(tx, operator, schema.parse(decision.input), decision),
	})
	return (tx: Transaction, actor: Operator, subjectId: string, kept: z.input<Kept>) =>
		write(tx, { act: name, kind, subjectId, operatorId: actor.accountId, waits: false, input: schema.parse(kept) })
}

async function write(tx: Transaction, decision: Omit<typeof operatorDecisions.$inferInsert, 'id'>): Promise<string> {
	const [written] = await tx.insert(operatorDecisions).values(decision).returning({ id: operatorDecisions.id })
	if (!written) throw new Error('Nothing was written')
	const { act, kind, subjectId, operatorId } = decision
	const about = { subjectType: kind, subjectId, facts: { act, decisionId: written.id } }
	await recordAudit(tx, { actorAccountId: operatorId, action: 'decision.made', ...about })
	await enqueue(tx, carryOutDecision, { decisionId: written.id }, { startAfterSeconds: undoSeconds })
	return written.id
}

const lockDecision = async (tx: Transaction, id: string) =>
	(
		await tx
			.select({ decision: operatorDecisions, secondsLeft: secondsLeft(operatorDecisions.decidedAt, undoSeconds) })
			.from(operatorDecisions)
			.where(eq(operatorDecisions.id, id))
			.for('update')
	)[0]

/** A minute after a decision that was not undone. Run again it does nothing more. */
export const carryOutDecision = defineTask({
	name: 'cases.carry-out-decision',
	payload: z.object({ decisionId: z.uuid() }),
	run: ({ decisionId }) =>
		db.transaction(async (tx) => {
			const found = await lockDecision(tx, decisionId)
			if (!found || found.decision.carriedOutAt !== null || found.decision.undoneAt !== null) return
			const { decision } = found
			const act = actOf(decision.act)
			const ended = { carriedOutAt: sql`clock_timestamp()`, input: null }
			await tx.update(operatorDecisions).set(ended).where(eq(operatorDecisions.id, decisionId))
			const operator = await findOperator(tx, decision.operatorId)
			const done = operator ? await act.later(tx, decision, operator) : fail('operator-gone')
			if (done.ok) return
			const { failure } = done
			await tx.update(operatorDecisions).set({ failure }).where(eq(operatorDecisions.id, decisionId))
			await notify(tx, decisionNotCarriedOut, {
				to: [{ accountId: decision.operatorId }],
				key: `decision/${decisionId}`,
				facts: { label: act.label, href: act.page(decision.subjectId) },
			})
		}),
})

async function findOperator(tx: Transaction, id: string): Promise<Operator | null> {
	const [account] = await tx
		.select({ accountId: accounts.id, name: accounts.name, role: accounts.operatorRole })
		.from(accounts)
		.where(and(eq(accounts.id, id), eq(accounts.kind, 'operator'), isNull(accounts.suspendedAt)))
	return account?.role ? { kind: 'operator', sessionId: '', ...account, role: account.role } : null
}

/** Takes a decision back within the minute, for the operator who made it. */
export const undoDecision = (
	actor: Operator,
	decisionId: string,
): Promise<Result<{ page: string; label: string }, 'unknown' | 'too-late'>> =>
	settle<{ page: string; label: string }, 'unknown' | 'too-late'>(async (tx) => {
		const found = await lockDecision(tx, decisionId)
		if (!found) return fail('unknown')
		const { decision } = found
		const isEnded = decision.carriedOutAt !== null || decision.undoneAt !== null
		if (isEnded || found.secondsLeft <= 0 || decision.operatorId !== actor.accountId) return fail('too-late')
		const act = actOf(decision.act)
		const undone = await act.undo?.(tx, decision, actor)
		if (undone && !undone.ok) return undone
		await tx
			.update(operatorDecisions)
			.set({ undoneAt: sql`clock_timestamp()`, input: null })
			.where(eq(operatorDecisions.id, decisionId))
		const { kind, subjectId } = decision
		const about = { subjectType: kind, subjectId, facts: { act: decision.act, decisionId } }
		await recordAudit(tx, { actorAccountId: actor.accountId, action: 'decision.undone', ...about })
		return ok({ page: act.page(subjectId), label: act.label })
	})

const isOpen = and(isNull(operatorDecisions.carriedOutAt), isNull(operatorDecisions.undoneAt))

/** A decision about it waits for its minute. */
export async function isDecided(on: Queryable, kind: DecidedKind, subjectId: string): Promise<boolean> {
	const of = and(eq(operatorDecisions.kind, kind), eq(operatorDecisions.subjectId, subjectId))
	return (await on.$count(operatorDecisions, and(of, operatorDecisions.waits, isOpen))) > 0
}

/** In a list of what waits: what an operator has decided a moment ago is not in it. */
export const isUndecided = (kind: DecidedKind, id: SQLWrapper) =>
	sql<boolean>`not exists (select from ${operatorDecisions} decision where decision.kind = ${kind} and decision.subject_id = ${id} and decision.waits and decision.carried_out_at is null and decision.undone_at is null)`

/** What an operator has decided a moment ago, by the ids of the things. */
export async function listWaitingDecisions(kind: DecidedKind): Promise<string[]> {
	const rows = await db
		.select({ id: operatorDecisions.subjectId })
		.from(operatorDecisions)
		.where(and(eq(operatorDecisions.kind, kind), operatorDecisions.waits, isOpen))
	return rows.map(({ id }) => id)
}

/** What can still be undone by this operator, and what another one has just decided, the latest first. */
export async function listOpenDecisions(actor: Operator, about?: { kind: DecidedKind; subjectId: string }) {
	const { id, act, kind, subjectId, operatorId, waits } = operatorDecisions
	const rows = await db
		.select({
			...{ id, act, kind, subjectId, operatorId, waits, by: accounts.name },
			secondsLeft: secondsLeft(operatorDecisions.decidedAt, undoSeconds),
		})
		.from(operatorDecisions)
		.innerJoin(accounts, eq(accounts.id, operatorId))
		.where(
			and(isOpen, about ? and(eq(kind, about.kind), eq(subjectId, about.subjectId)) : eq(operatorId, actor.accountId)),
		)
		.orderBy(desc(operatorDecisions.decidedAt))
		.limit(20)
	return rows.map(({ act: name, operatorId: by, ...row }) => ({
		...row,
		kind: row.kind as DecidedKind,
		undo: `/operator/decisions/${row.id}/undo`,
		// One of another release, while both serve.
		label: acts.get(name)?.label ?? 'Decision',
		page: acts.get(name)?.page(row.subjectId) ?? '/operator',
		mayUndo: by === actor.accountId && row.secondsLeft > 0,
	}))
}
