import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { applications } from '#app/applications/tables.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { bytes, createdNow, instant, primaryId } from '#app/platform/database/columns.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'
import type { EventType, testEvent } from './events.ts'

/** An address of a hospital that is called when something of it moves. */
export const webhookEndpoints = pgTable(
	'webhook_endpoints',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		url: text().notNull(),
		events: text().array().$type<EventType[]>().notNull(),
		/** Sealed: it signs each call, so it has to be read again. */
		secret: bytes().notNull(),
		createdAt: createdNow(),
		lastSuccessAt: instant(),
		/** Since when calls fail without one that arrived. */
		failingSince: instant(),
		/** When we gave up. Nothing is sent before an owner turns it on again. */
		stoppedAt: instant(),
		/** One run at a time sends to it; a run that died ends with this. */
		busyUntil: instant(),
	},
	(t) => [
		index().on(t.hospitalId),
		index().on(t.createdBy),
		check('webhook_has_events', sql`cardinality(${t.events}) > 0`),
	],
)

/** Calls to make, and calls that were made: the log that owners read. Ids and states only. */
export const webhookDeliveries = pgTable(
	'webhook_deliveries',
	{
		id: primaryId(),
		endpointId: uuid()
			.notNull()
			.references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
		/** The line of a history that it reports; of a test an id that nothing else has. */
		sourceId: uuid().notNull(),
		type: text().$type<EventType | typeof testEvent>().notNull(),
		happenedAt: instant().notNull(),
		applicationId: uuid().references(() => applications.id, { onDelete: 'cascade' }),
		data: jsonb().$type<Record<string, string | null>>().notNull(),
		createdAt: createdNow(),
		attempts: integer().notNull().default(0),
		/** Null when it has arrived or was given up. */
		nextAttemptAt: instant().defaultNow(),
		lastAttemptAt: instant(),
		lastStatus: integer(),
		lastError: text(),
		lastMilliseconds: integer(),
		deliveredAt: instant(),
	},
	(t) => [
		unique('webhook_told_once').on(t.endpointId, t.sourceId),
		index('webhooks_due').on(t.nextAttemptAt).where(sql`${t.nextAttemptAt} is not null`),
		index().on(t.endpointId, t.createdAt.desc()),
		index().on(t.applicationId),
		index().on(t.createdAt),
	],
)

/** Export, erasure, retention and guard of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: webhookEndpoints,
		exported: { not: 'Internal records of a hospital.' },
		erased: { not: 'Of an organisation.' },
		kept: 'As long as the hospital has an account',
	},
	{
		table: webhookDeliveries,
		of: webhookDeliveries.applicationId,
		guard: { not: 'Two ids, queued by whoever moves the application.' },
		looseIds: {
			sourceId:
				'A line of the history of a job, which is about no person, or of an application, with which the row goes. A random id for a test.',
		},
		privacy: {
			why: 'To tell a system of the hospital that an application has moved',
			seenBy: 'Owners of the hospital',
		},
		exported: { not: 'Ids and stages of applications, which are exported themselves.' },
		kept: { for: '30 days', since: webhookDeliveries.createdAt },
	},
]
