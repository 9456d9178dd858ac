import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, customType } from 'drizzle-orm/pg-core'
import { createdNow } from '#app/platform/columns.server.ts'

/** A 64-bit transaction id, as text because JavaScript's numbers end before it does. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** What every list of changes says of each: which it is, and which transaction made it. */
export const changeColumns = () => ({
	id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
	changedBy: transactionId().notNull().default(sql`pg_current_xact_id()`),
	changedAt: createdNow(),
})

/** A list of changes as an index reads it. */
export type Changes = {
	id: AnyPgColumn
	changedBy: AnyPgColumn
	/** What has changed or is gone; null, with nothing in `gone`, means everything. */
	of: AnyPgColumn
	/** The first 15 digits of an id that is no more, where nothing else of it may be kept. */
	gone?: AnyPgColumn
}
