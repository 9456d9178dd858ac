import { oneOf } from '#app/platform/database/columns.server.ts'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PersonalData } from '#app/platform/personal-data.server.ts'

/**
 * Words of the rows of searches, each once, to correct what is typed. Triggers add them; the nightly task removes those
 * that are in no row.
 */
export const searchWords = pgTable(
	'search_words',
	{
		/** Of jobs and their hospitals, of profiles, or of names. */
		kind: text({ enum: ['job', 'specialist', 'name'] }).notNull(),
		word: text().notNull(),
	},
	(t) => [
		primaryKey({ name: 'search_words_pk', columns: [t.kind, t.word] }),
		index('search_words_like').on(sql`left(${t.word}, 1)`, sql`length(${t.word})`),
		check('search_word_kind', oneOf(t.kind)),
	],
)

/** Export, erasure and retention of the table above. */
export const personalData: readonly PersonalData[] = [
	{
		table: searchWords,
		exported: { not: 'Single words without the person they come from.' },
		erased: { not: 'Single words without the person they come from; the nightly task removes those of no one.' },
		kept: 'As long as a job or profile has the word',
	},
]
