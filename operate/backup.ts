// Writes everything in the database to one compressed file, to standard output or into the bucket for backups:
// npm run backup -- FILE, - or bucket. Needs no programs of PostgreSQL, so the versions of server and client do not matter, nor
// whose server it is.
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { PassThrough, Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { listMigrations, listSequences, listTables, steadyText, tally } from './backup/catalogue.ts'
import { reasonForOperator } from '../start/operator-reason.ts'
import { StopReason } from '../start/stop-reason.ts'

const rowsAtATime = 1_000

/** Where a backup goes. `keep` is called once it is whole, `discard` when it will not be. */
type Target = { open: () => Writable; keep: () => unknown; discard: (error: unknown) => unknown }

/** One snapshot of all tables, while the app goes on. Notes in the database that it was made. */
export async function backup(databaseUrl: string, target: Target) {
	const client = new pg.Client({ connectionString: databaseUrl, application_name: 'backup' })
	client.on('error', () => undefined)
	try {
		await client.connect()
		await client.query(steadyText)
		await client.query('begin transaction isolation level repeatable read read only')
		const written = { tables: 0, rows: 0 }
		await pipeline(Readable.from(linesOf(client, written)), createGzip({ level: 4 }), target.open())
		await target.keep()
		await client.query('commit')
		// The figure `app_backup_age_seconds` counts from here.
		await client.query('insert into backups (rows) values ($1)', [written.rows])
		return written
	} catch (error) {
		await target.discard(error)
		throw error
	} finally {
		await client.end()
	}
}

/** The file appears under its name when it is whole. Readable by its owner alone: it holds what the database holds. */
export function toFile(file: string): Target {
	const unfinished = `${file}.unfinished`
	return {
		open: () => createWriteStream(unfinished, { mode: 0o600, flags: 'wx' }),
		keep: () => renameSync(unfinished, file),
		discard: (error) => {
			// Another backup is writing it.
			if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) rmSync(unfinished, { force: true })
		},
	}
}

/** For `backup - > file`, a pipe to another machine, or a program that encrypts. A reader sees by the exit code whether it is whole. */
const toOutput = (): Target => ({ open: () => process.stdout, keep: () => undefined, discard: () => undefined })

/** An object of the bucket, in parts as they come: it appears when it is whole, and nothing is written to this machine. */
async function toBucket(key: string): Promise<Target> {
	const { backupBucket } = await import('#app/platform/backup-bucket.server.ts')
	const bucket = backupBucket()
	if (!bucket)
		throw new StopReason(
			'BACKUP_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY say where backups are. Set all three.',
		)
	const stream = new PassThrough()
	const upload = bucket.put(key, stream)
	const done = upload.done()
	// A bucket that refuses ends the backup there and then.
	done.catch((error: unknown) => stream.destroy(error instanceof Error ? error : undefined))
	return { open: () => stream, keep: () => done, discard: () => upload.abort() }
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

/** Named by when it began, so that a list of the bucket is in order. */
const keyOf = (at: Date) => `theatrelist-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

if (import.meta.main) {
	const [, , where] = process.argv
	try {
		if (!where || (where.startsWith('-') && where !== '-'))
			throw new StopReason(
				'Say which file to write: npm run backup -- theatrelist.backup, or - for standard output, or bucket for BACKUP_BUCKET.',
			)
		const { env } = await import('#app/platform/env.server.ts')
		const key = keyOf(new Date())
		const target = where === '-' ? toOutput() : where === 'bucket' ? await toBucket(key) : toFile(where)
		const { tables, rows } = await backup(env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL, target)
		const name = where === 'bucket' ? `${env.BACKUP_BUCKET}/${key}` : where === '-' ? 'standard output' : where
		process.stderr.write(`${name}: ${rows} rows of ${tables} tables. Stored files are not in it.\n`)
	} catch (error) {
		process.stderr.write(`${reasonForOperator(error)}\n`)
		process.exit(1)
	}
}
