import { count, min, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { beginDecision, type CaseSubject } from '#app/cases/cases.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'

/** How much waits, and since when the oldest of it does. */
export type Waiting = { count: number; oldest: Date | null }

/** A thing that waits for a decision. */
type Open = {
	id: string
	title: string
	detail: string
	since: Date
	/** Changes with what its owner submits; absent where no one is asked for more. */
	version?: number
	/** Something is missing that a decision needs. */
	isIncomplete?: boolean
	/** Of a hospital that is verified and stays so. */
	isYearlyCheck?: boolean
	/** Cases of one group are one row: they are decided in one go. */
	group?: string
}

/** What a case is about, and whom it concerns. */
export type Subject = CaseSubject & { title: string }

/**
 * A queue of operators: what waits in it and what its cases are about. Its name, address, target and who decides it are a line of `queues` in
 * `cases/kinds.ts`; decisions that wait for their minute are declared below the queue.
 */
export type Queue = {
	count: () => Promise<Waiting>
	/** The oldest first, at most `maxOpen`. What was decided a moment ago is in neither. */
	list: () => Promise<Open[]>
	/** Null when there is no such thing. */
	findSubject: (id: string) => Promise<Subject | null>
	/** Of the audit log, the actions that decide one of its cases. */
	decisions: readonly string[]
}

/** More than anyone looks through beside a case. */
export const maxOpen = 200

/** How many rows of a table wait, and since when. */
export async function countIn(
	table: PgTable,
	since: AnyPgColumn | SQL<Date>,
	where: SQL | undefined,
): Promise<Waiting> {
	const [row] = await db
		.select({ count: count(), oldest: min(since) })
		.from(table)
		.where(where)
	return { count: row?.count ?? 0, oldest: row?.oldest ? new Date(row.oldest as Date | string) : null }
}

/** Decides about a case, unless another operator works on it. Of a thing that is not there, `work` says so. */
export const decideCase = <Value, Failure extends string>(
	actor: Operator,
	found: Promise<Subject | null>,
	work: (tx: Transaction) => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | 'taken'>> =>
	settle<Value, Failure | 'taken'>(async (tx) => {
		const subject = await found
		if (!subject) return work(tx)
		const { title: _, ...about } = subject
		const begun = await beginDecision(tx, actor, about)
		return begun.ok ? work(tx) : fail(begun.failure)
	})
