import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, instant, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'
import { listKeys } from './lists.ts'

/** Lists of the workspace that a member keeps under a name, with their filters. */
export const savedViews = pgTable(
	'saved_views',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		list: text({ enum: listKeys }).notNull(),
		name: text().notNull(),
		/** Path and filters, as `readView` writes them. */
		address: text().notNull(),
		/** Since when colleagues see it; null for its owner alone. */
		sharedAt: instant(),
		/** Out of sight, and for good a day later; until then it can be brought back. */
		removedAt: instant(),
		createdAt: createdNow(),
	},
	(t) => [
		uniqueIndex('a_view_is_saved_once').on(t.accountId, t.hospitalId, t.address),
		index().on(t.hospitalId, t.list),
		index('saved_views_removed').on(t.removedAt),
		check('saved_view_list', oneOf(t.list)),
	],
)

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: savedViews,
		privacy: { why: 'To open a list again', seenBy: 'The hospital’s team, or its member alone' },
		of: savedViews.accountId,
		guard: { team: savedViews.hospitalId },
		exported: { not: 'Filters of lists, kept by members of hospitals.' },
		erased: { by: 'eraseViewsFor' },
		kept: { for: '1 day', since: savedViews.removedAt },
	},
]
