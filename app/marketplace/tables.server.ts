import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, instant, primaryId } from '#app/platform/columns.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

/** Specialists whom a hospital keeps in view; one list for all of its members. */
export const savedCandidates = pgTable(
	'saved_candidates',
	{
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		addedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		addedAt: createdNow(),
	},
	(t) => [primaryKey({ columns: [t.hospitalId, t.specialistId] }), index().on(t.specialistId)],
)

/** A search for specialists that a member wants to be told about. */
export const candidateSearches = pgTable(
	'candidate_searches',
	{
		id: primaryId(),
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		/** The search as the address has it, in canonical order and without paging. */
		query: text().notNull(),
		/** Alerts of this search are off; the search itself is kept. */
		mutedAt: instant(),
		removedAt: instant(),
		/** Specialists listed up to here were told about or were there when the search was saved. */
		notifiedThrough: createdNow(),
		createdAt: createdNow(),
	},
	(t) => [
		uniqueIndex('a_candidate_search_is_saved_once').on(t.accountId, t.query),
		index().on(t.hospitalId),
		index('candidate_searches_removed').on(t.removedAt),
	],
)

/** Specialists announced to a member as newly listed, once each, even after hiding and coming back. */
export const notifiedSpecialists = pgTable(
	'notified_specialists',
	{
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		/** Set in the transaction that queues the message. */
		notifiedAt: createdNow(),
	},
	(t) => [primaryKey({ columns: [t.accountId, t.specialistId] }), index().on(t.specialistId)],
)
