import { sql } from 'drizzle-orm'
import { db, only } from '#app/platform/db.server.ts'
import { entryOf } from '../entry.server.ts'
import { listPortion, readFacts } from '../facts.server.ts'
import { searchChanges, searchListings } from '../tables.server.ts'
import { IndexBuilder, type SpecialistIndex } from './specialist-index.ts'

const readAtOnce = 2_000
/** Room for changes: a twentieth of all, and enough for an afternoon of a small place. */
const roomFor = (people: number) => people + Math.ceil(people / 20) + 4_096

/**
 * The index and what it has heard of. Before each search it asks the database what has changed since, so a search never
 * knows less than the database did when it began. Transactions do not end in the order in which they begin: so it asks
 * from the oldest that was still under way the last time, and passes over what it has seen.
 */
export class LiveIndex {
	#index: SpecialistIndex | undefined
	/** The oldest transaction that may have changes which we have not seen. */
	#horizon = '0'
	/** Changes from there on that we have. */
	#seen = new Set<string>()
	#running: Promise<SpecialistIndex> | undefined
	#queued: Promise<SpecialistIndex> | undefined
	rows = 0

	get isFull() {
		return this.#index?.isFull ?? false
	}

	/** Up to date as of this call. Those who ask while the database is being asked share the next question. */
	current(): Promise<SpecialistIndex> {
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

	async #refresh(): Promise<SpecialistIndex> {
		try {
			if (!this.#index || !(await this.#catchUp(this.#index))) this.#index = await this.#fill()
			return this.#index
		} finally {
			if (!this.#queued) this.#running = undefined
		}
	}

	/** False when there is more news than it pays to read one by one, or room for. */
	async #catchUp(index: SpecialistIndex): Promise<boolean> {
		const news = await db.execute<{ id: string; specialist: string | null; gone: string | null; horizon: string }>(sql`
			select changes.id::text as id, changes.specialist_id as specialist, changes.gone as gone, pg_snapshot_xmin(pg_current_snapshot())::text as horizon
			from (select 1) one
			left join (select ${searchChanges.id} as id, ${searchChanges.specialistId} as specialist_id, ${searchChanges.gone} as gone
				from ${searchChanges} where ${searchChanges.changedBy} >= ${this.#horizon}::xid8) changes on true`)
		const unseen = news.rows.filter(({ id }) => id !== null && !this.#seen.has(id))
		if (unseen.some(({ specialist, gone }) => specialist === null && gone === null)) return false
		for (const { gone } of unseen) if (gone !== null) index.forget(gone)
		const ids = [...new Set(unseen.flatMap(({ specialist }) => specialist ?? []))]
		for (let at = 0; at < ids.length; at += readAtOnce) {
			const some = ids.slice(at, at + readAtOnce)
			const facts = new Map((await readFacts(some)).map((row) => [row.id, row]))
			for (const id of some) {
				if (index.isFull) return false
				const known = facts.get(id)
				index.put(id, known ? entryOf(known) : null)
			}
		}
		this.#horizon = news.rows[0]?.horizon ?? this.#horizon
		this.#seen = new Set(news.rows.map(({ id }) => id))
		return true
	}

	async #fill(): Promise<SpecialistIndex> {
		const { rows } = await db.execute<{ horizon: string; people: string }>(
			sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, (select count(*) from ${searchListings}) as people`,
		)
		const now = only(rows)
		const builder = new IndexBuilder(roomFor(Number(now.people)))
		this.rows = 0
		for (let after: string | null = null; !builder.isFull; ) {
			const ids = await listPortion(after, readAtOnce)
			after = ids.at(-1) ?? null
			if (after === null) break
			for (const row of await readPortion(ids)) {
				if (builder.isFull) break
				builder.add(entryOf(row))
				this.rows += 1
			}
		}
		// What changed while it was read is read again by the next search.
		this.#horizon = now.horizon
		this.#seen = new Set()
		return builder.finish()
	}
}

/** Nobody waits for a portion, so it may take longer than a page's question. */
const readPortion = (ids: string[]) =>
	db.transaction(async (tx) => {
		await tx.execute(sql`set local statement_timeout = '60s'`)
		return readFacts(ids, tx)
	})
