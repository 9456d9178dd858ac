import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { and, desc, eq, getTableColumns, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { auditWrites, hashReason } from './audit/audit.server.ts'
import { only, type Transaction } from './database/db.server.ts'
import { writeTogether } from './database/write-together.server.ts'
import type { Lifecycle } from './lifecycle.ts'
import { fail, ok, type Result } from './result.ts'
import { announceAll, defineEvent } from './tasks/tasks.server.ts'

type Table<Column extends string> = PgTable & Record<Column, AnyPgColumn>
type HistoryColumn = 'id' | 'from' | 'to' | 'reason' | 'actorAccountId' | 'at'

/** The row as its lock read it. */
type Row<State, StateColumn extends string> = { id: string; version: number } & Record<StateColumn, State>

/** The actor of a move of one row or of several, and what else changes with it. */
type Written<Rows extends PgTable, History extends PgTable> = {
	/** `null` for the clock. */
	actorAccountId: string | null
	/** Columns of the row beside its state and version; where they differ from row to row, by what `moving` names. */
	set?: PgUpdateSetSource<Rows>
	/** Columns that only this history has. */
	event?: Partial<PgInsertValue<History>>
}

/** What is one row's own of a move. */
type Step<Moving, Refusal extends string> = {
	row: Moving
	/** The state on which the mover decided. */
	version?: number | undefined
	reason?: string | null | undefined
	/** What else speaks against it. */
	refusal?: Refusal | null
}

/** In `set`: of the row that an update changes, where it goes and with which reason. */
export const moving = { to: sql`moving.to_state`, reason: sql`moving.move_reason` }

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

/** What the audit log says of a row. */
type AuditFacts = Record<string, string | null>

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

	/** As a column of a row; in the `returning` of an insert, so that `begin` need not read it. */
	const auditFacts = sql<AuditFacts>`jsonb_build_object(${sql.join(
		Object.entries({
			about: sql`null`,
			...(audited?.about ? { about: audited.about } : {}),
			...audited?.facts,
		}).flatMap(([name, fact]) => [sql.raw(`'${name}'`), sql`${fact}`]),
		sql`, `,
	)})`

	type Change = { row: Row<State, StateColumn>; to: State; reason?: string | null | undefined; event?: object }

	/** Each row once, all of them with one statement for each thing that is written. Returns them in their order. */
	async function write(
		tx: Transaction,
		changes: readonly Change[],
		/** `by` is absent for an undo. */
		{ actorAccountId, set, by }: Pick<Written<Rows, History>, 'actorAccountId' | 'set'> & { by?: Actor },
	): Promise<Moved<Rows>[]> {
		if (changes.length === 0) return []
		const after = await update(tx, changes, set)
		const lines = changes.map(({ row, reason = null, ...change }, at) => ({
			...{ id: row.id, eventId: randomUUID(), from: row[state], reason, ...change },
			move: by === undefined ? 'undo' : lifecycle.findMove(row[state], change.to, by)?.name,
			facts: after[at]?.facts ?? {},
		}))
		const isAudited = by === undefined || by !== audited?.except
		await record(
			tx,
			lines.map(({ id, eventId, event, from, to, reason }) => ({
				...{ ...event, from, to, reason, actorAccountId },
				...{ id: eventId, [of]: id },
			})),
			isAudited ? audit(tx, lines, { actorAccountId, by }) : [],
		)
		return after.map(({ row }, at) => ({ eventId: lines[at]?.eventId ?? '', after: row }))
	}

	async function update(tx: Transaction, changes: readonly Change[], set: Written<Rows, History>['set']) {
		const list = (type: string, of: (change: Change) => unknown) =>
			sql`${sql.param(changes.map(of))}::${sql.raw(type)}[]`
		const states = stateOfRow.getSQLType()
		const of = [
			list(rows.id.getSQLType(), ({ row }) => row.id),
			list('int', ({ row }) => row.version),
			list(states, ({ row }) => row[state]),
			list(states, ({ to }) => to),
			list('text', ({ reason }) => reason ?? null),
		]
		const written = await tx
			.update(rows)
			.set({ ...set, [state]: moving.to, version: sql`${rows.version} + 1` })
			.from(sql`unnest(${sql.join(of, sql`, `)}) as moving (row_id, row_version, from_state, to_state, move_reason)`)
			.where(and(eq(rows.id, sql`row_id`), eq(stateOfRow, sql`from_state`), eq(rows.version, sql`row_version`)))
			.returning({ row: getTableColumns(rows), facts: auditFacts })
		const byId = Map.groupBy(written, ({ row }) => row['id'])
		return changes.map(({ row }) => only(byId.get(row.id) ?? []) as { row: Rows['$inferSelect']; facts: AuditFacts })
	}

	/** Under the row's lock `clock_timestamp()` keeps the history in order; `now()` is when a transaction began to wait. */
	async function record(tx: Transaction, lines: readonly { id: string }[], beside: readonly SQLWrapper[]) {
		const history = tx.insert(events).values(lines.map((line) => ({ ...line, at: sql`clock_timestamp()` })))
		await writeTogether(tx, [history, ...beside])
		const told = lines.map(({ id }) => ({ eventId: id }))
		if (announces) await announceAll(tx, announces, told)
	}

	type Line = {
		id: string
		eventId: string
		from?: State
		to: State
		/** Absent where the lifecycle does not know the move. */
		move: string | undefined
		reason?: string | null
		facts: AuditFacts
	}

	/**
	 * Writes down the actor, the move, the person and the origin. The words of a reason stay in the history, where an erasure
	 * reaches them; the chain holds their hash, which proves them.
	 */
	function audit(
		tx: Transaction,
		lines: readonly Line[],
		{ actorAccountId, by }: { actorAccountId: string | null; by?: Actor | undefined },
	): SQLWrapper[] {
		if (!audited) return []
		const written = lines.flatMap(({ id, eventId, from, to, move, reason, facts: { about = null, ...facts } }) => {
			if (move === undefined) return []
			const person = about ?? (by !== undefined && by === audited.person ? actorAccountId : null)
			const line = { eventId, ...(from === undefined ? {} : { from }), to }
			return {
				actorAccountId,
				action: auditActionOf(audited.as, move),
				subjectType: audited.as,
				subjectId: id,
				about: person === null ? [] : [person],
				facts: { ...line, ...facts, ...(reason ? { reasonHash: hashReason(reason) } : {}) },
			}
		})
		return auditWrites(tx, written).writes
	}

	async function readFacts(tx: Transaction, id: string): Promise<AuditFacts> {
		if (!audited) return {}
		const found = await tx
			.select({ facts: auditFacts })
			.from(rows as PgTable)
			.where(eq(rows.id, id))
		return found[0]?.facts ?? {}
	}

	/**
	 * The moves that the `eventId`s name, each of its row, if its side may still take it back.
	 *
	 * Fails with `nothing-to-undo` when it is not the last of the row, was made by another side, is itself an undo or
	 * can never be undone, and with `too-late` after its window, by the clock of the database.
	 */
	async function findAllUndoable(
		tx: Transaction,
		asked: readonly { row: Row<State, StateColumn>; eventId: string }[],
		by: Actor,
	): Promise<Result<Undoable<State>, UndoFailure>[]> {
		type Last = Omit<Undoable<State>, 'from'> & { of: string; from: State | null; undoes: string | null; age: number }
		const { id, from, to, reason, actorAccountId, at } = events
		const undoes: AnyPgColumn | SQL = events.undoes ?? sql`null`
		const age = sql`extract(epoch from clock_timestamp() - ${at})::float8`
		const ids = asked.map(({ row }) => row.id)
		const found = (await tx
			.selectDistinctOn([rowOfEvent], { of: rowOfEvent, id, from, to, reason, actorAccountId, undoes, age })
			.from(events)
			.where(inArray(rowOfEvent, ids))
			.orderBy(rowOfEvent, desc(at))) as Last[]
		const lastOf = new Map(found.map(({ of, ...last }) => [of, last]))
		return asked.map(({ row, eventId }) => {
			const last = lastOf.get(row.id)
			if (!last?.from || last.id !== eventId || last.undoes || last.to !== row[state]) return fail('nothing-to-undo')
			const seconds = lifecycle.findMove(last.from, last.to, by)?.undoSeconds
			if (seconds === undefined) return fail('nothing-to-undo')
			return last.age < seconds ? ok({ ...last, from: last.from }) : fail('too-late')
		})
	}

	const findUndoable = async (
		tx: Transaction,
		row: Row<State, StateColumn>,
		{ eventId, by }: { eventId: string; by: Actor },
	) => only(await findAllUndoable(tx, [{ row, eventId }], by))

	type Undoing = Omit<Written<Rows, History>, 'event'>

	/** Undoes moves that `findAllUndoable` found under the same locks, each with an event of its own. */
	const undoAll = (
		tx: Transaction,
		undone: readonly { row: Row<State, StateColumn>; last: Undoable<State>; reason?: string }[],
		written: Undoing,
	) => {
		const eventOf = ({ id }: Undoable<State>) => (events.undoes ? { event: { undoes: id } } : {})
		return write(
			tx,
			undone.map(({ row, last, reason }) => ({ row, to: last.from, reason, ...eventOf(last) })),
			written,
		)
	}

	const undo = async (
		tx: Transaction,
		row: Row<State, StateColumn>,
		last: Undoable<State>,
		{ reason, ...written }: Undoing & { reason?: string },
	) => only(await undoAll(tx, [{ row, last, ...(reason === undefined ? {} : { reason }) }], written))

	type Move = Written<Rows, History> & { to: State; by: Actor }

	/**
	 * Moves each of the rows, those that may go whatever becomes of the others. Of each it says, in their order, what `move` says.
	 *
	 * Fails with `changed-meanwhile` when the row is no longer in the `version` on which the mover decided, and with
	 * `illegal-move` when the lifecycle does not declare the move; after these with `refusal`, what else speaks against it.
	 */
	async function moveAll<Refusal extends string = never>(
		tx: Transaction,
		steps: readonly Step<Row<State, StateColumn>, Refusal>[],
		{ to, by, event, ...written }: Move,
	): Promise<Result<Moved<Rows>, TransitionFailure | Refusal>[]> {
		const refused = steps.map(({ row, version, refusal = null }): TransitionFailure | Refusal | null => {
			if (version !== undefined && version !== row.version) return 'changed-meanwhile'
			return lifecycle.mayMove(row[state], to, by) ? refusal : 'illegal-move'
		})
		const going = steps.filter((_, at) => !refused[at])
		const moved = await write(
			tx,
			going.map(({ row, reason }) => ({ row, to, reason, ...(event ? { event } : {}) })),
			{ ...written, by },
		)
		return refused.map((refusal) => (refusal ? fail(refusal) : ok(only(moved.splice(0, 1)))))
	}

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
		auditFacts,

		/** The first line of a history, for a row that was just inserted; `beside` goes with it in one statement. */
		async begin(
			tx: Transaction,
			id: string,
			actorAccountId: string | null,
			{ facts, beside = [] }: { facts?: AuditFacts; beside?: readonly SQLWrapper[] } = {},
		) {
			const [to] = lifecycle.states
			if (to === undefined) throw new Error(`${lifecycle.name} has no states`)
			const line = { id, eventId: randomUUID(), to, move: 'begin', facts: facts ?? (await readFacts(tx, id)) }
			const written = audit(tx, [line], { actorAccountId })
			await record(tx, [{ ...{ to, actorAccountId, [of]: id }, id: line.eventId }], [...written, ...beside])
			return line.eventId
		},

		/** `moveAll` of one. */
		async move<Refusal extends string = never>(
			tx: Transaction,
			row: Row<State, StateColumn>,
			{ version, reason, refusal = null, ...move }: Move & Omit<Step<never, Refusal>, 'row'>,
		): Promise<Result<Moved<Rows>, TransitionFailure | Refusal>> {
			return only(await moveAll(tx, [{ row, version, reason, refusal }], move))
		},

		moveAll,
		findUndoable,
		findAllUndoable,
		undo,
		undoAll,

		/** The row as it is, locked until the transaction ends; null where it is gone. */
		lock,

		/** Locks the row and undoes the move that `eventId` names. Fails with `too-late` where its side may no longer, or the row is gone. */
		async undoLast(
			tx: Transaction,
			id: string,
			{ eventId, by, ...written }: Undoing & { eventId: string; by: Actor },
		): Promise<Result<null, 'too-late'>> {
			const row = await lock(tx, id)
			const last = row && (await findUndoable(tx, row, { eventId, by }))
			if (!row || !last?.ok) return fail('too-late')
			await undo(tx, row, last.value, written)
			return ok(null)
		},
	}
}
