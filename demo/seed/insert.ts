import type { PgTable } from 'drizzle-orm/pg-core'
import { db, type Queryable } from '#app/platform/database/db.server.ts'

/** Inserts in portions that stay below PostgreSQL's limit of 65,535 parameters a statement. */
export async function insertAll<Table extends PgTable>(
	table: Table,
	rows: Table['$inferInsert'][],
	on: Queryable = db,
) {
	const portion = 800
	for (let from = 0; from < rows.length; from += portion)
		await on.insert(table).values(rows.slice(from, from + portion))
}
