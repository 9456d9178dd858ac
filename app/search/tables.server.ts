import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdNow } from '#app/platform/columns.server.ts'
import { changeColumns } from '#app/search-engine/change-columns.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'

/** Findable specialists, and since when. Triggers on specialists and accounts write it and the changes below. */
export const searchListings = pgTable(
	'search_listings',
	{
		specialistId: uuid().primaryKey(),
		listedAt: createdNow(),
	},
	(t) => [index('search_listings_newest').on(t.listedAt)],
)

/**
 * Changes that searches must read again. Triggers add a row in the transaction of any change to a fact the searches
 * know. Rows are deleted after two days. No row identifies a person who is gone. A row with neither id means everyone.
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

const noted = 'Only that something changed, for the indexes of searches.'

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: searchListings,
		looseIds: { specialistId: 'A trigger removes the row with the profile' },
		exported: { not: 'Only since when a profile can be found.' },
		erased: { not: 'A trigger removes the row with the profile.' },
		kept: 'As long as the profile can be found',
	},
	{
		table: searchChanges,
		looseIds: { specialistId: 'A trigger shortens the id when the profile goes' },
		exported: { not: noted },
		erased: { not: 'A trigger shortens the id when the profile goes.' },
		// Every index has read it by then, because none goes a day without asking.
		kept: { for: '2 days', since: searchChanges.changedAt },
	},
]
