import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdNow } from '#app/platform/columns.server.ts'
import { changeColumns } from '#app/search-engine/change-columns.server.ts'

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
		...changeColumns(),
		specialistId: uuid(),
		/** Of an id that is no more, the first 15 digits: enough to take it out, and the name of nothing. */
		gone: text(),
	},
	(t) => [index('search_changes_by_transaction').on(t.changedBy), index().on(t.specialistId)],
)
