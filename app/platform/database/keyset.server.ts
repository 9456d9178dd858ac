import { desc, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isId } from '../http/http.ts'

/** What a page of a list ended with: microseconds since 1970, and the id of the row. */
export type Position = { at: string; id: string }

/** A list with the newest first that goes on after a row, so that rows added between two pages neither repeat nor hide one. */
export const newestFirst = (at: AnyPgColumn, id: AnyPgColumn) => ({
	position: { at: sql<string>`(extract(epoch from ${at}) * 1000000)::bigint::text`, id: sql<string>`${id}` },
	after: (position: Position | null) =>
		position
			? sql`(${at}, ${id}) < ('epoch'::timestamptz + ${position.at}::bigint * interval '1 microsecond', ${position.id}::uuid)`
			: undefined,
	order: [desc(at), desc(id)] as const,
})

export const writeCursor = ({ at, id }: Position) => Buffer.from(`${at} ${id}`).toString('base64url')

/** The position that a cursor names; null for anything that we did not write. */
export function readCursor(cursor: string): Position | null {
	const [at = '', id] = Buffer.from(cursor, 'base64url').toString().split(' ')
	return /^\d{1,16}$/.test(at) && isId(id) ? { at, id } : null
}
