// Writes everything in the database of DATABASE_URL to one compressed file: npm run backup -- FILE
// Needs no programs of PostgreSQL, so the versions of server and client do not matter, nor whose server it is.
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { listMigrations, listSequences, listTables, steadyText, tally } from './backup/catalogue.ts'
import { reasonForOperator } from './boot/operator-reason.ts'
import { StopReason } from './boot/stop-reason.ts'

const rowsAtATime = 1_000

/** One snapshot of all tables, while the app goes on. The file appears under its name when it is whole. */
export async function backup(databaseUrl: string, file: string) {
	const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup' })
	client.on('error', () => undefined)
	await client.connect()
	const unfinished = `${file}.unfinished`
	try {
		await client.query(steadyText)
		await client.query('begin transaction isolation level repeatable read read only')
		const written = { tables: 0, rows: 0 }
		// Readable by its owner alone: it holds what the database holds.
		const target = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' })
		await pipeline(Readable.from(linesOf(client, written)), createGzip({ level: 4 }), target)
		renameSync(unfinished, file)
		return written
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) rmSync(unfinished, { force: true })
		throw error
	} finally {
		await client.end()
	}
}

async function* linesOf(client: pg.Client, written: { tables: number; rows: number }) {
	const line = (value: unknown) => `${JSON.stringify(value)}\n`
	yield line({ backup: 1, at: new Date().toISOString(), migrations: await listMigrations(client) })
	for (const table of await listTables(client)) {
		const counted = await tally(client, table)
		yield line({ ...table, ...counted })
		await client.query(`declare rows no scroll cursor for select t::text as row from ${table.name} t`)
		for (;;) {
			const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtATime} from rows`)
			if (rows.length === 0) break
			yield rows.map(({ row }) => line(row)).join('')
		}
		await client.query('close rows')
		written.tables++
		written.rows += counted.rows
	}
	yield line({ sequences: await listSequences(client) })
	yield line({ end: true })
}

if (import.meta.main) {
	const [, , file] = process.argv
	try {
		if (!file || file.startsWith('-'))
			throw new StopReason('Say which file to write: npm run backup -- theatrelist.backup')
		const { env } = await import('#app/platform/env.server.ts')
		const { tables, rows } = await backup(env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL, file)
		process.stdout.write(`${file}: ${rows} rows of ${tables} tables. Stored files are not in it.\n`)
	} catch (error) {
		process.stderr.write(`${reasonForOperator(error)}\n`)
		process.exit(1)
	}
}
