import { index, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow } from '#app/platform/columns.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'
import { savedSearchColumns } from '#app/saved-searches/columns.server.ts'

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
		...savedSearchColumns(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		/** Specialists listed up to here were told about or were there when the search was saved. */
		notifiedThrough: createdNow(),
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

const ofMembers = 'Internal records of hospital members.'

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: savedCandidates,
		of: savedCandidates.specialistId,
		exported: {
			to: 'shortlists/shortlists',
			// Which member added the person is the hospital's own matter.
			columns: { hospital: hospitals.displayName, addedAt: savedCandidates.addedAt },
			order: savedCandidates.addedAt,
		},
	},
	{
		table: candidateSearches,
		of: candidateSearches.accountId,
		exported: { not: ofMembers },
		// Searches of members that look for the person by name.
		erased: { by: 'eraseSearchesFor' },
		kept: { for: '1 day', since: candidateSearches.removedAt },
	},
	{
		table: notifiedSpecialists,
		of: notifiedSpecialists.specialistId,
		exported: { not: 'Notification records of hospital members. They contain nothing else about you.' },
	},
]
