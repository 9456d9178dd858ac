import type { BuildColumns } from 'drizzle-orm'
import { type PgTableWithColumns, text, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '#app/identity/tables.server.ts'
import { createdNow, instant, primaryId } from '#app/platform/database/columns.server.ts'

/** What every saved search has, whatever it is that is searched. */
export const savedSearchColumns = () => ({
	id: primaryId(),
	accountId: uuid()
		.notNull()
		.references(() => accounts.id, { onDelete: 'cascade' }),
	/** In words, as the list calls it: 'Anesthesiologist near Pune, nights'. */
	name: text().notNull(),
	/** The search as the address of the list has it, in canonical order and without paging. */
	query: text().notNull(),
	/** Alerts of this search are off; the search itself is kept. */
	mutedAt: instant(),
	/** Out of sight, and for good a day later; until then it can be brought back. */
	removedAt: instant(),
	createdAt: createdNow(),
})

/** A table of saved searches, which may have more columns. */
export type SearchTable = PgTableWithColumns<{
	name: string
	schema: undefined
	dialect: 'pg'
	columns: BuildColumns<string, ReturnType<typeof savedSearchColumns>, 'pg'>
}>
