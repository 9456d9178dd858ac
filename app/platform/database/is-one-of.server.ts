import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** As drizzle's `inArray`, with all ids as one parameter: for hundreds of them each statement would be a text of its own. */
export const isOneOf = (column: AnyPgColumn, ids: readonly string[]) => sql`${column} = any(${sql.param(ids)}::uuid[])`
