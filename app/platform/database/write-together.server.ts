import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from './db.server.ts'

/**
 * Several writes as one statement. Each sees the database as it was before all of them: none may depend on another, and no two may change the
 * same row. Foreign keys and triggers that run after a write are for its end, so a row and what refers to it can go together, unless a policy
 * asks for the row.
 */
export async function writeTogether(on: Queryable, writes: readonly SQLWrapper[], answer = sql`select`) {
	const named = writes.map((write, at) => sql`${sql.identifier(nameOf(at))} as (${write.getSQL()})`)
	if (named.length > 0) await on.execute(sql`with ${sql.join(named, sql`, `)} ${answer}`)
}

/** The same writes for the `with` of a statement that returns something. */
export const besideIt = (on: Queryable, writes: readonly SQLWrapper[]) =>
	writes.map((write, at) => on.$with(nameOf(at), {}).as(write.getSQL()))

const nameOf = (at: number) => `write_${at}`
