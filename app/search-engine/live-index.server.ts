import { sql } from 'drizzle-orm'
import { db, only, type Queryable } from '#app/platform/db.server.ts'
import type { BitIndex } from './bit-index.ts'
import { IndexBuilder } from './builder.ts'
import type { Changes } from './change-columns.server.ts'
import type { Entry, Layout, Shape } from './shape.ts'

/** Where an index learns what it knows. */
export type Source<S extends Shape, Facts extends { id: string }> = {
	layout: Layout<S>
	/** Notes of every change of a fact that entries are made of, written in the transaction of the change. */
	changes: Changes
	/** How many can be found, about. */
	count: () => Promise<number>
	/** The next ids of what can be found, in their order. */
	listIds: (after: string | null, limit: number) => Promise<string[]>
	/** Of these ids, those that can be found now, in their order. */
	read: (ids: readonly string[], on?: Queryable) => Promise<Facts[]>
	entryOf: (facts: Facts) => Entry<S>
}

const readAtOnce = 2_000
/** Room for changes: a twentieth of all, and enough for an afternoon of a small place. */
const roomFor = (entries: number) => entries + Math.ceil(entries / 20) + 4_096

type Change = { id: string | null; changed: string | null; gone: string | null; horizon: string }

/**
 * The index and the changes it knows. Before each search it asks the database what has changed since, so a search never
 * knows less than the database did when it began. Transactions do not end in the order in which they begin: so it asks
 * from the oldest that was still under way the last time, and passes over what it has seen.
 */
export class LiveIndex<S extends Shape, Facts extends { id: string }> {
	readonly #source: Source<S, Facts>
	/** Notes of changes are kept for two days, so an index that has not asked for one begins again. */
	readonly #longestPauseMs: number
	#index: BitIndex<S> | undefined
	/** The oldest transaction that may have changes which we have not seen. */
	#horizon = '0'
	/** Changes from there on that we have. */
	#seen = new Set<string | null>()
	#askedAt = 0
	#running: Promise<BitIndex<S>> | undefined
	#queued: Promise<BitIndex<S>> | undefined

	constructor(source: Source<S, Facts>, longestPauseMs = 24 * 60 * 60_000) {
		this.#source = source
		this.#longestPauseMs = longestPauseMs
	}

	/** Time for another index to take over. */
	get isFilling() {
		return this.#index?.isFilling ?? false
	}

	/** Up to date as of this call. Those who ask while the database is being asked share the next question. */
	current(): Promise<BitIndex<S>> {
		if (!this.#running) return (this.#running = this.#refresh())
		this.#queued ??= this.#running.then(
			() => this.#next(),
			() => this.#next(),
		)
		return this.#queued
	}

	#next() {
		this.#queued = undefined
		return (this.#running = this.#refresh())
	}

	async #refresh(): Promise<BitIndex<S>> {
		try {
			const asked = performance.now()
			const isLate = asked - this.#askedAt > this.#longestPauseMs
			if (!this.#index || isLate || !(await this.#catchUp(this.#index))) this.#index = await this.#fill()
			this.#askedAt = asked
			return this.#index
		} finally {
			if (!this.#queued) this.#running = undefined
		}
	}

	/** False when there is more news than it pays to read one by one, or room for. */
	async #catchUp(index: BitIndex<S>): Promise<boolean> {
		const { changes, read, entryOf } = this.#source
		const { rows } = await db.execute<Change>(sql`
			select news.id::text as id, news.changed as changed, news.gone as gone, pg_snapshot_xmin(pg_current_snapshot())::text as horizon
			from (select 1) one
			left join (select ${changes.id} as id, ${changes.of} as changed, ${changes.gone ?? sql`null::text`} as gone
				from ${changes.id.table} where ${changes.changedBy} >= ${this.#horizon}::xid8) news on true`)
		const unseen = rows.filter(({ id }) => id !== null && !this.#seen.has(id))
		if (unseen.some(({ changed, gone }) => changed === null && gone === null)) return false
		for (const { gone } of unseen) if (gone !== null) index.forget(gone)
		const ids = [...new Set(unseen.flatMap(({ changed }) => changed ?? []))]
		for (let at = 0; at < ids.length; at += readAtOnce) {
			const some = ids.slice(at, at + readAtOnce)
			const facts = new Map((await read(some)).map((row) => [row.id, row]))
			for (const id of some) {
				if (index.isFull) return false
				const known = facts.get(id)
				index.put(id, known ? entryOf(known) : null)
			}
		}
		this.#horizon = rows[0]?.horizon ?? this.#horizon
		this.#seen = new Set(rows.map(({ id }) => id))
		return true
	}

	async #fill(): Promise<BitIndex<S>> {
		const { rows } = await db.execute<{ horizon: string }>(
			sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
		)
		const builder = new IndexBuilder(this.#source.layout, roomFor(await this.#source.count()))
		for await (const portion of this.#portions())
			for (const facts of portion) if (!builder.isFull) builder.add(this.#source.entryOf(facts))
		// What changed while it was read is read again by the next search.
		this.#horizon = only(rows).horizon
		this.#seen = new Set()
		return builder.finish()
	}

	/** Everything, by and by: the database looks for the next portion while this one is written down. */
	async *#portions() {
		let next = this.#readAfter(null)
		for (;;) {
			const { last, facts } = await next
			if (last === undefined) return
			next = this.#readAfter(last)
			// A reader still at this portion sees the error at the next.
			next.catch(() => {})
			yield facts
		}
	}

	async #readAfter(after: string | null): Promise<{ last: string | undefined; facts: Facts[] }> {
		const ids = await this.#source.listIds(after, readAtOnce)
		return { last: ids.at(-1), facts: ids.length > 0 ? await this.#readPortion(ids) : [] }
	}

	/** No page waits for a portion, so it may take longer than a page's question. */
	#readPortion(ids: readonly string[]) {
		return db.transaction(async (tx) => {
			await tx.execute(sql`set local statement_timeout = '60s'`)
			return this.#source.read(ids, tx)
		})
	}
}
