// Fills the database, migrated and without accounts, from a backup: npm run restore -- FILE, - for standard input, or bucket KEY
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import {
	listForeignKeys,
	listMigrations,
	listTables,
	type Sequence,
	steadyText,
	type Table,
	type Tally,
	tally,
} from './backup/catalogue.ts'
import { errorCode } from '#app/platform/http/faults.ts'
import { reasonForOperator } from '../start/operator-reason.ts'
import { StopReason } from '../start/stop-reason.ts'

const rowsAtATime = 1_000

/** What it is called in messages, and how its bytes are read. */
type Backup = { name: string; open: () => Readable }
type Head = { backup: 1; at: string; migrations: string[] }
type Line = string | Head | (Table & Tally) | { sequences: Sequence[] } | { end: true }

/** All or nothing. What came back is compared with what the backup counted, table by table, and every foreign key is checked. */
export async function restore(databaseUrl: string, backup: Backup) {
	const client = new pg.Client({ connectionString: databaseUrl, application_name: 'restore' })
	client.on('error', () => undefined)
	await client.connect()
	try {
		await client.query(steadyText)
		await client.query('begin')
		const restored = await fill(client, linesIn(backup))
		await client.query('commit')
		return restored
	} finally {
		await client.end()
	}
}

async function* linesIn({ name, open }: Backup): AsyncGenerator<Line> {
	const unpacked = createGunzip()
	const reading = pipeline(open(), unpacked)
	// Looked at below: without this, a damaged file would end the process before.
	reading.catch(() => undefined)
	try {
		for await (const line of createInterface({ input: unpacked, crlfDelay: Number.POSITIVE_INFINITY }))
			yield JSON.parse(line) as Line
		await reading
	} catch (error) {
		if (error instanceof StopReason || error instanceof pg.DatabaseError || errorCode(error) === 'ENOENT') throw error
		throw new StopReason(`${name} is damaged or is no backup. Nothing was changed.`)
	}
}

async function fill(client: pg.Client, lines: AsyncGenerator<Line>) {
	const first = await lines.next()
	if (first.done || typeof first.value === 'string' || !('backup' in first.value))
		throw new StopReason('This file is no backup. Nothing was changed.')
	await refuseWrongTarget(client, first.value)

	const keys = await listForeignKeys(client)
	for (const { drop } of keys) await client.query(drop)
	const tables = await listTables(client)
	// Triggers have written what they write: it is in the backup. The migration filled the queue's tables.
	for (const { name } of tables) await client.query(`alter table ${name} disable trigger user`)
	await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`)

	const expected: (Table & Tally)[] = []
	let isWhole = false
	let batch: string[] = []
	const write = async () => {
		const table = expected.at(-1)
		if (!table || batch.length === 0) return
		const values = table.columns.map((column) => `(row).${column}`).join(', ')
		await client.query(
			`insert into ${table.name} (${table.columns.join(', ')}) overriding system value
			select ${values} from (select text::${table.name} as row from unnest($1::text[]) as given (text)) given`,
			[batch],
		)
		batch = []
	}
	for await (const line of lines) {
		if (typeof line === 'string') {
			if (batch.push(line) === rowsAtATime) await write()
			continue
		}
		await write()
		if ('name' in line) expected.push(known(line, tables))
		if ('sequences' in line)
			for (const { name, last } of line.sequences) await client.query('select setval($1, $2)', [name, last])
		if ('end' in line) isWhole = true
	}
	if (!isWhole) throw new StopReason('The backup ends too early. Nothing was changed.')

	for (const { name } of tables) await client.query(`alter table ${name} enable trigger user`)
	for (const { add } of keys) await client.query(add)
	for (const table of expected) {
		const found = await tally(client, table)
		if (found.rows !== table.rows || found.sum !== table.sum)
			throw new StopReason(`${table.name} came back otherwise than it was saved. Nothing was changed.`)
	}
	return { at: first.value.at, tables: expected.length, rows: expected.reduce((sum, { rows }) => sum + rows, 0) }
}

/** With names that this database has: none of the file becomes part of a statement. */
function known(saved: Table & Tally, tables: Table[]): Table & Tally {
	const table = tables.find(({ name }) => name === saved.name)
	if (!table || table.columns.join() !== saved.columns.join())
		throw new StopReason(`${saved.name} is not as it was when the backup was made. Nothing was changed.`)
	return { ...saved, ...table }
}

async function refuseWrongTarget(client: pg.Client, { migrations }: Head) {
	const { rows } = await client.query<{ here: boolean }>("select to_regclass('public.accounts') is not null as here")
	if (!rows[0]?.here) throw new StopReason('This database has no tables yet: run npm run migrate first.')
	const { rowCount } = await client.query('select from accounts limit 1')
	if (rowCount)
		throw new StopReason('This database holds accounts. A backup is restored into a new one: make it, and migrate it.')
	if (JSON.stringify(await listMigrations(client)) !== JSON.stringify(migrations))
		throw new StopReason(
			'This backup was made by another release. Migrate a new database with that release, restore, then migrate with this one.',
		)
}

/** The object of a backup in its bucket. */
async function fromBucket(key: string): Promise<Readable> {
	const { backupBucket } = await import('#app/platform/backup-bucket.server.ts')
	const bucket = backupBucket()
	if (!bucket)
		throw new StopReason(
			'BACKUP_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY say where backups are. Set all three.',
		)
	const found = await bucket.get(key)
	if (!found) throw new StopReason(`The bucket holds no ${key}.`)
	return found
}

if (import.meta.main) {
	const [, , where, key] = process.argv
	try {
		if (!where || (where.startsWith('-') && where !== '-') || (where === 'bucket' && !key))
			throw new StopReason(
				'Say which file to read: npm run restore -- theatrelist.backup, or - for standard input, or bucket and its name there.',
			)
		const { env } = await import('#app/platform/env.server.ts')
		const name = where === '-' ? 'Standard input' : (key ?? where)
		const found = key ? await fromBucket(key) : null
		const open = () => found ?? (where === '-' ? process.stdin : createReadStream(where))
		const { tables, rows, at } = await restore(env.MIGRATION_DATABASE_URL ?? env.DATABASE_URL, { name, open })
		process.stdout.write(`${rows} rows of ${tables} tables are back, as they were at ${at}, and all are the same.\n`)
	} catch (error) {
		process.stderr.write(`${reasonForOperator(error)}\n`)
		process.exit(1)
	}
}
