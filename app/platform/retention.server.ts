import { and, lt, sql } from 'drizzle-orm'
import { db } from './database/db.server.ts'
import type { PersonalData, Retention } from './personal-data.server.ts'

/** Rows deleted by one statement, so that none takes long or locks much. */
const rowsAtOnce = 1_000

/**
 * Removes every row that has been kept for as long as its table says. A table that fails does not keep the others; the
 * first failure is thrown at the end, and the next run tries again.
 */
export async function removeOldRows(declared: readonly PersonalData[]) {
	const failures: unknown[] = []
	for (const { table, kept } of declared)
		if (typeof kept === 'object' && !kept.by)
			await removeFrom(table, kept).catch((error: unknown) => failures.push(error))
	if (failures.length > 0) throw failures[0]
}

async function removeFrom(table: PersonalData['table'], { for: time, since, only }: Retention) {
	// A day is one in India.
	const now = since.getSQLType() === 'date' ? sql`(now() at time zone 'Asia/Kolkata')::date` : sql`now()`
	const isOver = and(lt(since, sql`${now} - ${time}::interval`), only?.where)
	const some = sql`select ctid from ${table} where ${isOver} limit ${rowsAtOnce}`
	let removed: number | null
	do removed = (await db.execute(sql`delete from ${table} where ctid = any (array(${some}))`)).rowCount
	while (removed === rowsAtOnce)
}
