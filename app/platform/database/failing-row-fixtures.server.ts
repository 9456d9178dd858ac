import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { db } from './db.server.ts'

/** Runs `work` while the database refuses to change the row whose `key` this is, as if a task could not deal with it. */
export async function whileRowFails(table: PgTable, id: string, work: () => Promise<unknown>, key = 'id') {
	const [rows, wanted] = [sql.identifier(getTableName(table)), sql.raw(`'${id}'`)]
	await db.execute(sql`create or replace function refuse_row() returns trigger language plpgsql as
		$$ begin raise exception 'this row fails'; end $$`)
	await db.execute(sql`create trigger failing_row before update or delete on ${rows} for each row
		when (old.${sql.identifier(key)} = ${wanted}) execute function refuse_row()`)
	try {
		await work()
	} finally {
		await db.execute(sql`drop trigger failing_row on ${rows}`)
	}
}
