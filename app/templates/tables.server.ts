import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, oneOf, primaryId } from '#app/platform/database/columns.server.ts'
import type { PersonalData } from '#app/platform/personal-data.server.ts'
import { templateKinds } from './kinds.ts'

/** Texts that the team of a hospital uses again. Fields such as {name} are filled when a text is used. */
export const hospitalTemplates = pgTable(
	'hospital_templates',
	{
		id: primaryId(),
		hospitalId: uuid()
			.notNull()
			.references(() => hospitals.id, { onDelete: 'cascade' }),
		kind: text({ enum: templateKinds }).notNull(),
		/** Of a rejection reason this is the reason itself. */
		name: text().notNull(),
		body: text().notNull(),
		createdBy: uuid().references(() => accounts.id, { onDelete: 'set null' }),
		version: integer().notNull().default(1),
		createdAt: createdNow(),
		updatedAt: createdNow(),
	},
	(t) => [
		uniqueIndex('one_hospital_template_of_a_name').on(t.hospitalId, t.kind, sql`lower(${t.name})`),
		index().on(t.createdBy),
		check('hospital_template_kind', oneOf(t.kind)),
		check('only_reasons_have_no_text', sql`(${t.kind} = 'rejection-reason') = (${t.body} = '')`),
	],
)

/** Export, erasure and retention of each table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: hospitalTemplates,
		exported: { not: 'Texts of an organisation, with fields in place of people.' },
		erased: { not: 'Texts of an organisation.' },
		kept: 'As long as the hospital has an account',
	},
]
