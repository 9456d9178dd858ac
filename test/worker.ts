// Vitest's setup file: a database of its own for each worker, emptied before each test. Files that never touch the
// database do not pay for it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { withDatabase } from './database-url.ts'

const { serverUrl, template, run } = inject('database')
const name = `${run}_${process.env['VITEST_POOL_ID']}`
const url = withDatabase(serverUrl, name)

process.env['DATABASE_URL'] = url
process.env['APP_MODE'] = 'test'
process.env['LOG_LEVEL'] ??= 'silent'
// Races take a connection for each racer.
process.env['DATABASE_POOL_SIZE'] ??= '60'
// A slow machine is not an outage.
process.env['DATABASE_WAIT_MS'] ??= '20000'
// Stored files end up beside nobody's own, and go with the run.
const files = mkdtempSync(path.join(tmpdir(), `${name}-`))
process.env['DATA_DIR'] = files

let tables = ''
let client: pg.Client | undefined

beforeAll(async () => {
	const admin = new pg.Client({ connectionString: serverUrl })
	await admin.connect()
	const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
	if (rowCount === 0) await admin.query(`create database ${name} template ${template}`)
	await admin.end()

	client = new pg.Client({ connectionString: url })
	client.on('error', () => undefined)
	await client.connect()
	const { rows } = await client.query<{ table: string }>(
		"select quote_ident(schemaname) || '.' || quote_ident(tablename) as table from pg_tables where schemaname = 'public'",
	)
	tables = rows.map(({ table }) => table).join(', ')
})

// What the last file left behind counts; after that, whatever was done while somebody else was connected.
let mayHoldRows = true

async function isUsed(): Promise<boolean> {
	const others = 'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1'
	return ((await client?.query(others))?.rowCount ?? 0) > 0
}

beforeEach(async () => {
	mayHoldRows ||= await isUsed()
	if (!mayHoldRows || !tables) return
	// Truncating costs by table, so only those that hold something.
	await client?.query(`do $$
		declare name text; filled text := ''; found boolean;
		begin
			foreach name in array string_to_array('${tables}', ', ') loop
				execute format('select exists (select from %s)', name) into found;
				if found then filled := filled || ', ' || name; end if;
			end loop;
			if filled <> '' then execute 'truncate ' || substr(filled, 3) || ' restart identity cascade'; end if;
			if to_regclass('pgboss.job') is not null then execute 'delete from pgboss.job'; end if;
		end $$`)
	mayHoldRows = false
})

afterAll(async () => {
	// Loading these takes longer than most tests do.
	if (await isUsed()) {
		const { stopTasks } = await import('#app/platform/tasks.server.ts')
		const { closeDb } = await import('#app/platform/db.server.ts')
		await stopTasks()
		await closeDb()
	}
	await client?.end()
	rmSync(files, { recursive: true, force: true })
})
