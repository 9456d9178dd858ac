import { sql } from 'drizzle-orm'
import { bigint, customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdNow } from '#app/platform/columns.server.ts'

/** A 64-bit transaction id, as text because JavaScript's numbers end before it does. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Who can be found, and since when. Written by triggers on specialists and accounts, as are the changes below. */
export const searchListings = pgTable(
	'search_listings',
	{
		specialistId: uuid().primaryKey(),
		listedAt: createdNow(),
	},
	(t) => [index('search_listings_newest').on(t.listedAt)],
)

/**
 * What searches have to look at again: a row for whatever changes a fact that they know, written by triggers in the
 * transaction of the change; thrown away after two days. Of somebody who is gone no row says who it was. A row without
 * either means everybody.
 */
export const searchChanges = pgTable(
	'search_changes',
	{
		id: bigint({ mode: 'bigint' }).primaryKey().generatedAlwaysAsIdentity(),
		specialistId: uuid(),
		/** Of an id that is no more, the first 15 digits: enough to take it out, and the name of nothing. */
		gone: text(),
		changedBy: transactionId().notNull().default(sql`pg_current_xact_id()`),
		changedAt: createdNow(),
	},
	(t) => [index('search_changes_by_transaction').on(t.changedBy), index().on(t.specialistId)],
)
