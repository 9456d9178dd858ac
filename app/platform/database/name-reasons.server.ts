import { and, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { db } from './db.server.ts'

/** A sentence that earlier releases stored as a reason. The group of `was`, if it has one, is the days or the words that stay. */
export type FormerReason<Key extends string> = { was: string; key: Key; holds?: 'days' | 'words' }

type Columns = { id: AnyPgColumn; reason: AnyPgColumn; key: AnyPgColumn; days?: AnyPgColumn }

const portion = 500

/**
 * Stores by their keys the reasons that are stored as English sentences, in portions, and returns how many they were. Processes of the
 * release before write such sentences until they are gone.
 */
export async function nameReasons(
	table: PgTable,
	{ id, reason, key, days }: Columns,
	former: readonly FormerReason<string>[],
): Promise<number> {
	const rows = former.map(({ was, key: named, holds = null }) => sql`(${was}::text, ${named}::text, ${holds}::text)`)
	const list = sql`(values ${sql.join(rows, sql`, `)}) as former (was, key, holds)`
	const held = (what: 'days' | 'words') =>
		sql`case when former.holds = ${what} then nullif(substring(${reason} from former.was), '') end`
	const isFormer = sql`${key} is null and ${reason} ~ former.was`
	const some = sql`select ${id} from ${table} where exists (select from ${list} where ${isFormer}) limit ${portion} for update skip locked`
	const set = {
		[key.name]: sql`former.key`,
		[reason.name]: held('words'),
		...(days ? { [days.name]: sql`(${held('days')})::int` } : {}),
	}
	let named = 0
	for (let more = true; more; ) {
		const { rowCount } = await db
			.update(table)
			.set(set)
			.from(list)
			.where(and(isFormer, sql`${id} in (${some})`))
		more = (rowCount ?? 0) > 0
		named += rowCount ?? 0
	}
	return named
}
