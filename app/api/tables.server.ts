import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, instant, primaryId } from '#app/platform/database/columns.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'
import type { Scope } from './scopes.ts'

/** Keys with which programs of a hospital act as the owner who created them. Revoked ones stay, for the list. */
export const apiKeys = pgTable(
	'api_keys',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		name: text().notNull(),
		/** SHA-256 of the key, which we do not keep. */
		hash: text().notNull().unique(),
		/** The last letters of the key, to tell keys apart. */
		ending: text().notNull(),
		scopes: text().array().$type<Scope[]>().notNull(),
		createdAt: createdNow(),
		lastUsedAt: instant(),
		revokedAt: instant(),
		/** Calls since the minute began that the limit counts. */
		windowStartedAt: instant(),
		windowCalls: integer().notNull().default(0),
	},
	(t) => [
		index().on(t.hospitalId, t.createdAt),
		index().on(t.createdBy),
		check('api_key_may_do_something', sql`cardinality(${t.scopes}) > 0`),
	],
)

/** What a call with an `Idempotency-Key` was answered, for those who repeat it. Without a status while it runs. */
export const apiAnswers = pgTable(
	'api_answers',
	{
		apiKeyId: uuid()
			.notNull()
			.references(() => apiKeys.id, { onDelete: 'cascade' }),
		idempotencyKey: text().notNull(),
		/** SHA-256 of address and body: the same key with another is a mistake. */
		requestHash: text().notNull(),
		/** The id of what the call makes, so that a call which died halfway makes the same thing again. */
		resourceId: uuid().notNull(),
		status: integer(),
		body: jsonb(),
		createdAt: createdNow(),
	},
	(t) => [primaryKey({ columns: [t.apiKeyId, t.idempotencyKey] }), index().on(t.createdAt)],
)

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: apiKeys,
		exported: { not: 'Internal records of a hospital.' },
		erased: { not: 'Of an organisation. A key stops working with the account of the owner who created it.' },
		kept: 'As long as the hospital has an account',
	},
	{
		table: apiAnswers,
		looseIds: { resourceId: 'A job, which is about no person, or an id that was not used.' },
		exported: { not: 'Answers to programs of a hospital: jobs, and the ids and stages of applications.' },
		erased: { not: 'About positions, and about a person by id alone.' },
		kept: { for: '1 day', since: apiAnswers.createdAt },
	},
]
