import { z } from 'zod'
import { and, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { hashReason, recordAudit } from './audit.server.ts'
import { only, type Transaction } from './db.server.ts'
import type { Lifecycle } from './lifecycle.ts'
import { fail, ok, type Result } from './result.ts'
import { announce, defineEvent } from './tasks.server.ts'

type Table<Column extends string> = PgTable & Record<Column, AnyPgColumn>
type HistoryColumn = 'id' | 'from' | 'to' | 'reason' | 'actorAccountId' | 'at'

/** The row as its lock read it. */
type Row<State, StateColumn extends string> = { id: string; version: number } & Record<StateColumn, State>

/** The actor of a move, and what else changes with it. */
type Written<Rows extends PgTable, History extends PgTable> = {
	/** `null` for the clock. */
	actorAccountId: string | null
	reason?: string | null | undefined
	/** Columns of the row beside its state and version. */
	set?: PgUpdateSetSource<Rows>
	/** Columns that only this history has. */
	event?: Partial<PgInsertValue<History>>
}

/** The event, and the row as it is after it. */
type Moved<Rows extends PgTable> = { eventId: string; after: Rows['$inferSelect'] }

/** How the moves of one lifecycle are written to the audit log. */
type Audited<Actor extends string> = {
	/** The kind of subject, and the first half of the action. */
	as: string
	/** Of a row of the table: what each event says beside. */
	facts: Record<string, SQLWrapper>
	/** The person whom a move is about, an id; null where it is about none. */
	about: SQLWrapper | null
	/** The side that is that person: what it gives back is no longer in the row. */
	person?: Actor
	/** Whose moves the capability writes down itself, with what it knows beside. */
	except?: Actor
}

export type TransitionFailure = 'illegal-move' | 'changed-meanwhile'
export type UndoFailure = 'nothing-to-undo' | 'too-late'

/** The event of a move that may be undone. */
type Undoable<State> = { id: string; from: State; to: State; reason: string | null; actorAccountId: string | null }

/** 'application.make-an-offer'; besides the declared moves there are `begin` and `undo`. */
export const auditActionOf = (as: string, move: string) => `${as}.${move.replaceAll(' ', '-')}`

/** For those further down who follow every line of a history, undone ones included. */
export const defineHistoryEvent = (name: string) => defineEvent({ name, payload: z.object({ eventId: z.uuid() }) })

/** How long what happened at `since` can still be undone: whole seconds, none or fewer once it stands. */
export const secondsLeft = (since: SQLWrapper, undoSeconds: number) =>
	sql<number>`ceil(extract(epoch from ${since} + make_interval(secs => ${undoSeconds}) - clock_timestamp()))::int`

/**
 * The only code that moves a thing along its lifecycle and writes its history, in the caller's transaction. Callers lock
 * the row first. One that was not locked and has changed throws, for its update finds no row.
 */
export function lifecycleRunner<
	State extends string,
	Actor extends string,
	Rows extends Table<'id' | 'version'>,
	StateColumn extends string,
	History extends Table<HistoryColumn>,
>(
	lifecycle: Lifecycle<State, Actor>,
	stored: {
		table: Rows & Record<StateColumn, AnyPgColumn>
		/** The column of `table` that holds the state. */
		state: StateColumn
		history: History
		/** The column of `history` that names the row. */
		of: string & keyof History
		/** Announced with each line of the history. */
		announces?: ReturnType<typeof defineHistoryEvent>
		/** Writes each line of the history to the audit log as well. */
		audited?: Audited<NoInfer<Actor>>
	},
) {
	const { table, state, history, of, announces, audited } = stored
	const rows: Table<'id' | 'version'> = table
	const events: Table<HistoryColumn> & Partial<Record<'undoes', AnyPgColumn>> = history
	const [stateOfRow, rowOfEvent] = [table[state] as AnyPgColumn, history[of] as AnyPgColumn]

	async function write(
		tx: Transaction,
		row: Row<State, StateColumn>,
		to: State,
		{
			actorAccountId,
			reason = null,
			set,
			event,
			by,
		}: Omit<Written<Rows, History>, 'event'> & {
			event?: object
			/** Absent for an undo. */
			by?: Actor
		},
	) {
		const [from, version]: [State, number] = [row[state], row.version + 1]
		const written = await tx
			.update(rows)
			.set({ ...set, [state]: to, version })
			.where(and(eq(rows.id, row.id), eq(stateOfRow, from), eq(rows.version, row.version)))
			.returning()
		const after = only(written) as Rows['$inferSelect']
		const eventId = await record(tx, row.id, { ...event, from, to, reason, actorAccountId })
		const move = by === undefined ? 'undo' : lifecycle.findMove(from, to, by)?.name
		if (move !== undefined && (by === undefined || by !== audited?.except))
			await audit(tx, row.id, move, { actorAccountId, by, reason, eventId, from, to })
		return { eventId, after }
	}

	/** Under the row's lock `clock_timestamp()` keeps the history in order; `now()` is when a transaction began to wait. */
	async function record(tx: Transaction, id: string, event: object) {
		const values = { ...event, [of]: id, at: sql`clock_timestamp()` }
		const eventId = only(await tx.insert(events).values(values).returning({ id: events.id })).id as string
		if (announces) await announce(tx, announces, { eventId })
		return eventId
	}

	type Line = {
		actorAccountId: string | null
		by?: Actor | undefined
		reason?: string | null
		eventId: string
		from?: State
		to: State
	}

	/**
	 * Writes down the actor, the move, the person and the origin. The words of a reason stay in the history, where an erasure
	 * reaches them; the chain holds their hash, which proves them.
	 */
	async function audit(tx: Transaction, id: string, move: string, { actorAccountId, by, reason, ...line }: Line) {
		if (!audited) return
		const columns = Object.fromEntries(
			Object.entries(audited.facts).map(([name, fact]) => [name, sql<string | null>`${fact}`]),
		)
		const { about, ...facts } = only(
			await tx
				.select({ ...columns, about: sql<string | null>`${audited.about ?? sql`null`}` })
				.from(rows as PgTable)
				.where(eq(rows.id, id)),
		) as Record<string, string | null>
		const person = about ?? (by !== undefined && by === audited.person ? actorAccountId : null)
		await recordAudit(tx, {
			actorAccountId,
			action: auditActionOf(audited.as, move),
			subjectType: audited.as,
			subjectId: id,
			about: person === null ? [] : [person],
			facts: { ...line, ...facts, ...(reason ? { reasonHash: hashReason(reason) } : {}) },
		})
	}

	/**
	 * The move that `eventId` names, if its side may still take it back.
	 *
	 * Fails with `nothing-to-undo` when it is not the last of the row, was made by another side, is itself an undo or
	 * can never be undone, and with `too-late` after its window, by the clock of the database.
	 */
	async function findUndoable(
		tx: Transaction,
		row: Row<State, StateColumn>,
		{ eventId, by }: { eventId: string; by: Actor },
	): Promise<Result<Undoable<State>, UndoFailure>> {
		type Last = Omit<Undoable<State>, 'from'> & { from: State | null; undoes: string | null; age: number }
		const { id, from, to, reason, actorAccountId, at } = events
		const undoes: AnyPgColumn | SQL = events.undoes ?? sql`null`
		const age = sql`extract(epoch from clock_timestamp() - ${at})::float8`
		const [last] = (await tx
			.select({ id, from, to, reason, actorAccountId, undoes, age })
			.from(events)
			.where(eq(rowOfEvent, row.id))
			.orderBy(desc(at))
			.limit(1)) as Last[]
		if (!last?.from || last.id !== eventId || last.undoes || last.to !== row[state]) return fail('nothing-to-undo')
		const seconds = lifecycle.findMove(last.from, last.to, by)?.undoSeconds
		if (seconds === undefined) return fail('nothing-to-undo')
		return last.age < seconds ? ok({ ...last, from: last.from }) : fail('too-late')
	}

	/** Undoes the move that `findUndoable` found under the same lock, with an event of its own. */
	const undo = (
		tx: Transaction,
		row: Row<State, StateColumn>,
		{ id, from }: Undoable<State>,
		written: Omit<Written<Rows, History>, 'event'>,
	) => write(tx, row, from, { ...written, ...(events.undoes ? { event: { undoes: id } } : {}) })

	async function lock(tx: Transaction, id: string) {
		const [row] = await tx
			.select()
			.from(table as PgTable)
			.where(eq(rows.id, id))
			.for('no key update')
		return (row as (Rows['$inferSelect'] & Row<State, StateColumn>) | undefined) ?? null
	}

	return {
		...stored,
		lifecycle,

		/** The first line of a history, for a row that was just inserted. */
		async begin(tx: Transaction, id: string, actorAccountId: string | null) {
			const [to] = lifecycle.states
			if (to === undefined) throw new Error(`${lifecycle.name} has no states`)
			const eventId = await record(tx, id, { to, actorAccountId })
			await audit(tx, id, 'begin', { actorAccountId, eventId, to })
			return eventId
		},

		/**
		 * Fails with `changed-meanwhile` when the row is no longer in the `version` on which the mover decided, and with
		 * `illegal-move` when the lifecycle does not declare the move; after these with `refusal`, what else speaks against it.
		 */
		async move<Refusal extends string = never>(
			tx: Transaction,
			row: Row<State, StateColumn>,
			{
				to,
				by,
				version,
				refusal,
				...written
			}: Written<Rows, History> & { to: State; by: Actor; version?: number | undefined; refusal?: Refusal | null },
		): Promise<Result<Moved<Rows>, TransitionFailure | Refusal>> {
			if (version !== undefined && version !== row.version) return fail('changed-meanwhile')
			if (!lifecycle.mayMove(row[state], to, by)) return fail('illegal-move')
			if (refusal) return fail(refusal)
			return ok(await write(tx, row, to, { ...written, by }))
		},

		findUndoable,
		undo,

		/** The row as it is, locked until the transaction ends; null where it is gone. */
		lock,

		/** Locks the row and undoes the move that `eventId` names. Fails with `too-late` where its side may no longer, or the row is gone. */
		async undoLast(
			tx: Transaction,
			id: string,
			{ eventId, by, ...written }: Omit<Written<Rows, History>, 'event'> & { eventId: string; by: Actor },
		): Promise<Result<null, 'too-late'>> {
			const row = await lock(tx, id)
			const last = row && (await findUndoable(tx, row, { eventId, by }))
			if (!row || !last?.ok) return fail('too-late')
			await undo(tx, row, last.value, written)
			return ok(null)
		},
	}
}
