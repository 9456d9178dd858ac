import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, instant, primaryId } from '#app/platform/database/columns.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'
import { savedSearchColumns } from '#app/saved-searches/columns.server.ts'

/** A named list of saved candidates beside the first one, which every hospital has and which has no row here. */
export const candidatePools = pgTable(
	'candidate_pools',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		name: text().notNull(),
		createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		createdAt: createdNow(),
		/** Out of sight, and for good a day later; until then it can be brought back. */
		removedAt: instant(),
	},
	(t) => [
		uniqueIndex('one_candidate_pool_of_a_name')
			.on(t.hospitalId, sql`lower(${t.name})`)
			.where(sql`${t.removedAt} is null`),
		index().on(t.createdBy),
	],
)

/** Specialists whom a hospital keeps in view; its members share each list. */
export const savedCandidates = pgTable(
	'saved_candidates',
	{
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		/** The first list has no row in `candidate_pools`. */
		poolId: uuid().references(() => candidatePools.id, { onDelete: 'cascade' }),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		/** What the team wrote about the person in this list. */
		note: text(),
		addedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		addedAt: createdNow(),
		/** As of a pool. */
		removedAt: instant(),
	},
	(t) => [
		unique('a_candidate_is_in_a_pool_once').on(t.hospitalId, t.poolId, t.specialistId).nullsNotDistinct(),
		index().on(t.specialistId),
		index().on(t.poolId),
	],
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
		/** Since when colleagues see it as a view of the list; null for its owner alone. */
		sharedAt: instant(),
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

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: savedCandidates,
		privacy: { why: 'To keep a candidate in view', seenBy: 'The hospital’s team' },
		of: savedCandidates.specialistId,
		guard: { team: savedCandidates.hospitalId },
		exported: {
			to: 'shortlists/shortlists',
			// Which member added the person is the hospital's own matter.
			columns: { hospital: hospitals.displayName, note: savedCandidates.note, addedAt: savedCandidates.addedAt },
			order: savedCandidates.addedAt,
		},
		kept: { for: '1 day', since: savedCandidates.removedAt },
	},
	{
		table: candidatePools,
		exported: { not: ofMembers },
		erased: { not: 'The name of a list of an organisation.' },
		kept: { for: '1 day', since: candidatePools.removedAt },
	},
	{
		table: candidateSearches,
		privacy: { why: 'To search again', seenBy: 'The hospital’s team, or its member alone' },
		of: candidateSearches.accountId,
		guard: { team: candidateSearches.hospitalId },
		exported: { not: ofMembers },
		// Searches of members that look for the person by name.
		erased: { by: 'eraseSearchesFor' },
		kept: { for: '1 day', since: candidateSearches.removedAt },
	},
	{
		table: notifiedSpecialists,
		privacy: { why: 'To notify of each candidate once', seenBy: 'No one' },
		of: notifiedSpecialists.specialistId,
		guard: { not: 'Holds two ids, and only a task touches it.' },
		exported: { not: 'Notification records of hospital members. They contain nothing else about you.' },
	},
]
