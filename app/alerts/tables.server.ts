import { and, isNull, sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#app/identity/tables.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { createdNow, instant } from '#app/platform/database/columns.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'
import { savedSearchColumns } from '#app/saved-searches/columns.server.ts'

/** A search that a specialist wants notifications for. */
export const savedSearches = pgTable('saved_searches', savedSearchColumns(), (t) => [
	uniqueIndex('a_search_is_saved_once').on(t.accountId, t.query),
	index('searches_by_query').on(t.query).where(sql`${t.mutedAt} is null and ${t.removedAt} is null`),
	index('searches_removed').on(t.removedAt).where(sql`${t.removedAt} is not null`),
])

/** A job that a person is to be told about, once, whichever of their searches found it. */
export const jobAlerts = pgTable(
	'job_alerts',
	{
		accountId: uuid()
			.notNull()
			.references(() => accounts.id, { onDelete: 'cascade' }),
		jobId: uuid()
			.notNull()
			.references(() => jobs.id, { onDelete: 'cascade' }),
		/** The search that found it. Null once that is gone: what was told stays told. */
		savedSearchId: uuid().references(() => savedSearches.id, { onDelete: 'set null' }),
		createdAt: createdNow(),
		/** Set in the transaction that queues the message. */
		notifiedAt: instant(),
	},
	(t) => [
		primaryKey({ columns: [t.accountId, t.jobId] }),
		index('alerts_untold').on(t.accountId).where(sql`${t.notifiedAt} is null`),
		index().on(t.jobId),
		index().on(t.savedSearchId),
	],
)

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: savedSearches,
		privacy: { why: 'To search again, and for job alerts', seenBy: 'The person' },
		of: savedSearches.accountId,
		guard: {},
		exported: { to: 'saved-searches/searches', order: savedSearches.createdAt },
		kept: { for: '1 day', since: savedSearches.removedAt },
	},
	{
		table: jobAlerts,
		privacy: { why: 'To send each job once', seenBy: 'The person' },
		of: jobAlerts.accountId,
		guard: {},
		exported: {
			to: 'saved-searches/found',
			columns: { jobId: jobs.id, job: jobs.title, foundAt: jobAlerts.createdAt, notifiedAt: jobAlerts.notifiedAt },
			order: jobAlerts.createdAt,
		},
		kept: {
			for: '0 days',
			since: jobAlerts.createdAt,
			only: {
				where: and(isNull(jobAlerts.savedSearchId), isNull(jobAlerts.notifiedAt)),
				called: 'found by a search that was removed, and sent to no one',
			},
		},
	},
]
