import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgEnum, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, instant, primaryId } from '#app/platform/columns.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'

export const credentialKind = pgEnum('credential_kind', ['registration', 'degree', 'certificate'])
export const credentialStatus = pgEnum('credential_status', ['pending', 'verified', 'rejected', 'expired'])

/** A council registration, degree or certificate that a specialist claims, and what we found. */
export const credentials = pgTable(
	'credentials',
	{
		id: primaryId(),
		specialistId: uuid()
			.notNull()
			.references(() => specialists.id, { onDelete: 'cascade' }),
		kind: credentialKind().notNull(),
		/** 'MD Anaesthesiology', 'Maharashtra Medical Council', 'ACLS'. */
		title: text().notNull(),
		/** Registrations only: code of the council, the number as printed, normalised to upper case without spaces. */
		councilCode: text(),
		number: text(),
		institution: text(),
		year: integer(),
		validUntil: date(),
		status: credentialStatus().notNull().default('pending'),
		statusReason: text(),
		submittedAt: createdNow(),
		verifiedAt: instant(),
		verifiedBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		version: integer().notNull().default(1),
		createdAt: createdNow(),
	},
	(t) => [
		index().on(t.specialistId),
		index('credentials_waiting').on(t.submittedAt).where(sql`${t.status} = 'pending'`),
		uniqueIndex('one_account_per_verified_registration')
			.on(t.councilCode, t.number)
			.where(sql`${t.kind} = 'registration' and ${t.status} = 'verified'`),
		check(
			'registration_is_complete',
			sql`${t.kind} <> 'registration' or (${t.councilCode} is not null and ${t.number} is not null)`,
		),
		check('verified_credential_has_a_date', sql`${t.status} <> 'verified' or ${t.verifiedAt} is not null`),
	],
)

export const credentialStatusEvents = pgTable(
	'credential_status_events',
	{
		id: primaryId(),
		credentialId: uuid()
			.notNull()
			.references(() => credentials.id, { onDelete: 'cascade' }),
		from: credentialStatus(),
		to: credentialStatus().notNull(),
		reason: text(),
		actorAccountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		at: createdNow(),
	},
	(t) => [index().on(t.credentialId, t.at)],
)
