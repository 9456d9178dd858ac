// The database of a worker: a copy of the template, kept for all files of the worker. Before each test it holds what the
// file keeps: no rows, unless `keepRows` said otherwise.
import { createHash } from 'node:crypto'
import pg from 'pg'
import { withDatabase } from './database-url.ts'

type Place = { serverUrl: string; template: string; name: string }

let client: pg.Client | undefined
let tables: string[] = []
/** What a file keeps of each table: where its rows are copied to, under which columns, and what they read like. */
let kept = new Map<string, { copy: string; columns: string; text: string }>()

async function prepare({ serverUrl, template, name }: Place) {
	const admin = new pg.Client({ connectionString: serverUrl })
	await admin.connect()
	const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
	if (rowCount === 0) await admin.query(`create database ${name} template ${template}`)
	await admin.end()

	const own = new pg.Client({ connectionString: withDatabase(serverUrl, name) })
	own.on('error', () => undefined)
	await own.connect()
	const { rows } = await own.query<{ table: string }>(
		`select format('%I.%I', schemaname, tablename) as table from pg_tables
		where schemaname = 'public' or schemaname = 'pgboss' and tablename = 'job'`,
	)
	tables = rows.map(({ table }) => table)
	return own
}

const textOf = (table: string) => `(select md5(string_agg(each::text, '' order by each::text)) from ${table} each)`

/** Tables whose rows are not those that the file keeps. */
async function changedTables(own: pg.Client): Promise<string[]> {
	const differs = (table: string) => {
		const text = kept.get(table)?.text
		return text === undefined ? `exists (select from ${table})` : `${textOf(table)} is distinct from '${text}'`
	}
	const cases = tables.map((table) => `case when ${differs(table)} then '${table}' end`)
	const text = `select array_remove(array[${cases.join(', ')}], null) as changed`
	const name = createHash('md5').update(text).digest('hex')
	const { rows } = await own.query<{ changed: string[] }>({ name, text })
	return rows[0]?.changed ?? []
}

/**
 * Puts back what the last test changed: of most files, deletes what it planted. With few rows and many tables this takes a
 * hundredth of the time of `truncate`, which rebuilds every table and index. As a replica the server checks no key and
 * fires no trigger.
 */
export async function resetDatabase(place: Place) {
	client ??= await prepare(place)
	const changed = await changedTables(client)
	if (changed.length === 0) return
	const restored = changed.flatMap((table) => {
		const { copy, columns } = kept.get(table) ?? {}
		return copy ? [`insert into ${table} (${columns}) overriding system value select ${columns} from ${copy}`] : []
	})
	const own = client
	await own
		.query(
			[
				'begin',
				'set local session_replication_role = replica',
				...changed.map((table) => `delete from ${table}`),
				...restored,
				'commit',
			].join('; '),
		)
		.catch(async (error: unknown) => {
			// What a test that broke off left running may stand in the way. It fails the next test alone, not every file after it.
			await own.query('rollback')
			throw error
		})
}

/** From now on each test of the file begins with the rows that are there now. */
export async function keepRows() {
	if (!client) throw new Error('The database of the worker is not there yet')
	kept = new Map()
	for (const table of await changedTables(client)) {
		const copy = `pg_temp."${table.replaceAll('"', '')}"`
		await client.query(`create temp table ${copy.slice('pg_temp.'.length)} as table ${table}`)
		const { rows } = await client.query<{ columns: string; text: string }>(
			`select ${textOf(table)} as text, string_agg(quote_ident(attname), ', ') as columns from pg_attribute
			where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
			[table],
		)
		for (const row of rows) kept.set(table, { copy, ...row })
	}
}

/** The next file of the worker begins without rows. */
export async function keepNothing() {
	for (const { copy } of kept.values()) await client?.query(`drop table ${copy}`)
	kept = new Map()
}
