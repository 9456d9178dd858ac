import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Operator } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { isDecided } from './decisions.server.ts'
import { assignmentMinutes, type CaseKind } from './kinds.ts'
import { caseAppeals, cases } from './tables.server.ts'

/** The thing that a case is about, and whom it concerns. */
export type CaseSubject = {
	kind: CaseKind
	subjectId: string
	hospitalId?: string | null
	specialistId?: string | null
	credentialId?: string | null
}

export type Case = typeof cases.$inferSelect

/** Whether the operator in `assignedTo` works on it now. */
export const isAssigned = sql<boolean>`(${cases.assignedTo} is not null and ${cases.assignedAt} > now() - make_interval(mins => ${assignmentMinutes}))`

const mine = (actor: Operator) => ({ assignedTo: actor.accountId, assignedAt: sql`now()` })

/** Gives the case to one operator. Of several who take it at once exactly one gets it; the others get `taken`. */
export async function takeCase(actor: Operator, subject: CaseSubject): Promise<Result<null, 'taken'>> {
	const [taken] = await db
		.insert(cases)
		.values({ ...subject, ...mine(actor) })
		.onConflictDoUpdate({
			target: [cases.kind, cases.subjectId],
			set: mine(actor),
			setWhere: sql`not ${isAssigned} or ${cases.assignedTo} = ${actor.accountId}`,
		})
		.returning({ id: cases.id })
	return taken ? ok(null) : fail('taken')
}

/** Leaves the case to others. Only its own operator does; anyone else's stays as it is. */
export async function releaseCase(actor: Operator, { kind, subjectId }: CaseSubject) {
	await db
		.update(cases)
		.set({ assignedTo: null, assignedAt: null })
		.where(and(eq(cases.kind, kind), eq(cases.subjectId, subjectId), eq(cases.assignedTo, actor.accountId)))
}

/** The case, locked until `tx` ends; made where there was none. */
export async function lockCase(tx: Transaction, subject: CaseSubject): Promise<Case & { isAssigned: boolean }> {
	await tx
		.insert(cases)
		.values(subject)
		.onConflictDoNothing({ target: [cases.kind, cases.subjectId] })
	const [row] = await tx
		.select({ found: cases, isAssigned })
		.from(cases)
		.where(and(eq(cases.kind, subject.kind), eq(cases.subjectId, subject.subjectId)))
		.for('update')
	if (!row) throw new Error('A case that was just made is missing')
	return { ...row.found, isAssigned: row.isAssigned }
}

/** Does something about a case that no other operator works on, and keeps it with the actor from then on. */
export function workOnCase<Value, Failure extends string>(
	actor: Operator,
	subject: CaseSubject,
	work: (tx: Transaction, found: Case) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | 'taken'>> {
	return settle<Value, Failure | 'taken'>(async (tx) => {
		const found = await lockCase(tx, subject)
		if (found.isAssigned && found.assignedTo !== actor.accountId) return fail('taken')
		if (await isDecided(tx, subject.kind, subject.subjectId)) return fail('taken')
		await tx.update(cases).set(mine(actor)).where(eq(cases.id, found.id))
		return work(tx, found)
	})
}

const audit = (actor: Operator, { kind, subjectId }: CaseSubject) => ({
	actorAccountId: actor.accountId,
	subjectType: kind,
	subjectId,
})

/** Puts a case aside for some days, with the reason that colleagues read, and frees the actor of it. */
export const holdCase = (actor: Operator, subject: CaseSubject, { days, reason }: { days: number; reason: string }) =>
	workOnCase<null, never>(actor, subject, async (tx, { id }) => {
		await tx
			.update(cases)
			.set({
				heldUntil: sql`now() + make_interval(days => ${days})`,
				heldReason: reason,
				assignedTo: null,
				assignedAt: null,
			})
			.where(eq(cases.id, id))
		await recordAudit(tx, { ...audit(actor, subject), action: 'case.held', reason, facts: { days } })
		return ok(null)
	})

/** Returns a case to the queue before its time. */
export const resumeCase = (actor: Operator, subject: CaseSubject) =>
	workOnCase<null, never>(actor, subject, async (tx, { id }) => {
		await tx.update(cases).set({ heldUntil: null, heldReason: null }).where(eq(cases.id, id))
		return ok(null)
	})

/** What colleagues should know of the case; replaces what was written before. */
export const saveCaseNote = (actor: Operator, subject: CaseSubject, note: string | null) =>
	workOnCase<null, never>(actor, subject, async (tx, { id }) => {
		await tx.update(cases).set({ note }).where(eq(cases.id, id))
		return ok(null)
	})

/** What a decision clears, as it was before: an undo puts it back. */
export const CaseBefore = z.object({
	assignedTo: z.string().nullable(),
	assignedAt: z.coerce.date().nullable(),
	heldUntil: z.coerce.date().nullable(),
	heldReason: z.string().nullable(),
	askedVersion: z.int().nullable(),
	askedAt: z.coerce.date().nullable(),
})

export const readCaseBefore = async (tx: Transaction, subject: CaseSubject) =>
	CaseBefore.parse(await lockCase(tx, subject))

/** The case is as it was, and an appeal that `operator` decided with it is open again. */
export async function restoreCase(
	tx: Transaction,
	{ kind, subjectId }: Pick<CaseSubject, 'kind' | 'subjectId'>,
	before: z.infer<typeof CaseBefore>,
	{ operatorId, decidedAt }: { operatorId: string; decidedAt: Date },
) {
	const [restored] = await tx
		.update(cases)
		.set(before)
		.where(and(eq(cases.kind, kind), eq(cases.subjectId, subjectId)))
		.returning({ id: cases.id })
	if (!restored) return
	await tx
		.update(caseAppeals)
		.set({ outcome: null, decidedBy: null, decidedAt: null })
		.where(
			and(
				eq(caseAppeals.caseId, restored.id),
				eq(caseAppeals.decidedBy, operatorId),
				gte(caseAppeals.decidedAt, decidedAt),
			),
		)
}

/** Clears what a decision has settled: hold, question, assignment. */
const endCase = (tx: Transaction, caseId: string) =>
	tx
		.update(cases)
		.set({
			assignedTo: null,
			assignedAt: null,
			heldUntil: null,
			heldReason: null,
			askedVersion: null,
			askedAt: null,
		})
		.where(eq(cases.id, caseId))

/** How a decision begins, within its transaction: no one else works on the case, and it ends with the decision. */
export async function beginDecision(
	tx: Transaction,
	actor: Operator,
	subject: CaseSubject,
): Promise<Result<Case, 'taken'>> {
	const found = await lockCase(tx, subject)
	if (found.isAssigned && found.assignedTo !== actor.accountId) return fail('taken')
	// A waiting decision has ended when it is carried out, so this is another one.
	if (await isDecided(tx, subject.kind, subject.subjectId)) return fail('taken')
	await endCase(tx, found.id)
	return ok(found)
}

/** Removes what was written about things that are gone. */
export const removeCases = (tx: Transaction, kind: CaseKind, subjectIds: readonly string[]) =>
	tx.delete(cases).where(and(eq(cases.kind, kind), inArray(cases.subjectId, [...subjectIds])))

export const isHeld = sql<boolean>`coalesce(${cases.heldUntil} > now(), false)`
