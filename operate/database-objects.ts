import { createHash } from 'node:crypto'
import pg from 'pg'
import type { DatabaseObject, WrittenTable } from '#app/platform/database/database-objects.ts'
import { errorCode } from '#app/platform/http/faults.ts'

/** Rows that are written again in one statement, so that whoever saves one of them never waits for long. */
const rowsAtOnce = 200

const hashOf = ({ sql }: DatabaseObject) => createHash('sha256').update(sql).digest('hex')

/**
 * Applies the views, functions, triggers and policies whose text is another than the one that was applied, or that are not there: all of
 * them or none. Then writes those rows again that a changed one had written.
 */
export async function applyObjects(client: pg.Client, objects: readonly DatabaseObject[]) {
	await client.query(`
		create schema if not exists drizzle;
		create table if not exists drizzle.database_objects (name text primary key, hash text not null)`)
	const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from drizzle.database_objects')
	const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
	const present = await listObjects(client)
	const isDue = (object: DatabaseObject) => applied.get(object.name) !== hashOf(object) || !present.has(object.name)
	const due = objects.filter(isDue)
	if (due.length === 0) return
	await client.query('begin')
	if (await replaceAll(client, due)) await replaceAll(client, objects)
	await client.query('delete from drizzle.database_objects')
	await client.query('insert into drizzle.database_objects (name, hash) select * from unnest($1::text[], $2::text[])', [
		objects.map(({ name }) => name),
		objects.map(hashOf),
	])
	await client.query('commit')
	const changed = due.filter(({ name }) => applied.has(name))
	for (const table of new Set(changed.flatMap(({ writes = [] }) => writes))) await writeRowsAgain(client, table)
}

/** What of it there is, by the names that `DatabaseObject` has. */
export async function listObjects(client: pg.Client): Promise<Set<string>> {
	const { rows } = await client.query<{ name: string }>(`
		select 'function ' || proname as name from pg_proc where pronamespace = 'public'::regnamespace
			and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
		union all select 'view ' || relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
		union all select 'trigger ' || tgname || ' on ' || relname from pg_trigger join pg_class on pg_class.oid = tgrelid
			where relnamespace = 'public'::regnamespace and not tgisinternal
		union all select 'policy ' || polname || ' on ' || relname from pg_policy join pg_class on pg_class.oid = polrelid
			where relnamespace = 'public'::regnamespace
		union all select 'text search configuration ' || cfgname from pg_ts_config where cfgnamespace = 'public'::regnamespace`)
	return new Set(rows.map(({ name }) => name))
}

/** A view with other columns cannot be replaced: it goes, with what stands on it. True where that happened, and all have to be made again. */
async function replaceAll(client: pg.Client, objects: readonly DatabaseObject[]): Promise<boolean> {
	let hasDropped = false
	for (const { name, sql } of objects) {
		await client.query('savepoint object')
		try {
			await client.query(sql)
		} catch (error) {
			const [kind, view] = name.split(' ')
			if (kind !== 'view' || view === undefined || errorCode(error) !== '42P16') throw error
			await client.query('rollback to savepoint object')
			await client.query(`drop view ${pg.escapeIdentifier(view)} cascade`)
			await client.query(sql)
			hasDropped = true
		}
		await client.query('release savepoint object')
	}
	return hasDropped
}

async function writeRowsAgain(client: pg.Client, { table, by }: WrittenTable) {
	let last: string | undefined
	do {
		const { rows } = await client.query<{ last: string | undefined }>(
			`with portion as (select id from ${table} where $1::uuid is null or id > $1 order by id limit ${rowsAtOnce})
			select max(portion.id::text) as last from portion, ${by}((select array_agg(id) from portion))`,
			[last ?? null],
		)
		last = rows[0]?.last ?? undefined
	} while (last !== undefined)
}
