import { sql } from 'drizzle-orm'

/** A column that says of how many rows a list with a limit is the beginning. */
export const totalFound = sql`count(*) over ()`.mapWith(Number)

/** For lists without a row, the column has none either. */
export const totalOf = (rows: readonly { total: number }[]) => rows[0]?.total ?? 0
