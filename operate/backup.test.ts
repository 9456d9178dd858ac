// The drill: everything saved, everything lost, everything back.
import { execFile, spawn } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { asServed } from '#test/as-served.ts'
import { withDatabase } from '#test/database-url.ts'
import { listForeignKeys, listTables, steadyText, tally } from './backup/catalogue.ts'
import { backup, toFile } from './backup.ts'
import { restore } from './restore.ts'

type S3Server = { run: () => Promise<AddressInfo>; close: () => Promise<void> }
// It comes without types.
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('s3rver')

const { serverUrl, template, run } = inject('database')
const [source, target] = [`${run}_backup`, `${run}_restored`]
const [sourceUrl, targetUrl] = [withDatabase(serverUrl, source), withDatabase(serverUrl, target)]
const folder = mkdtempSync(path.join(tmpdir(), 'backup-'))
const file = path.join(folder, 'demo.backup')

async function ask<Answer>(url: string, asking: (client: pg.Client) => Promise<Answer>) {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	try {
		return await asking(client)
	} finally {
		await client.end()
	}
}
const from = (name: string) => ({ name, open: () => createReadStream(name) })
const onServer = (sql: string) => ask(serverUrl, (client) => client.query(sql))
/** A database as a migration of this release leaves it. */
const migrated = async (name: string) => {
	await onServer(`drop database if exists ${name} with (force)`)
	await onServer(`create database ${name} template ${template}`)
}

/** All that a database holds, in a form that two of them can be compared by. */
const held = (url: string) =>
	ask(url, async (client) => {
		await client.query(steadyText)
		const tables = await listTables(client)
		const tallies = []
		for (const table of tables) tallies.push([table.name, await tally(client, table)] as const)
		const { rows: triggers } = await client.query(
			`select tgrelid::regclass::text as on, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
		)
		return { tables: Object.fromEntries(tallies), triggers, keys: await listForeignKeys(client) }
	})

beforeAll(async () => {
	await migrated(source)
	const variables = { APP_MODE: 'test', DATABASE_URL: sourceUrl, DATA_DIR: folder }
	await promisify(execFile)(process.execPath, asServed('demo/seed.ts'), { env: variables })
	await ask(sourceUrl, (client) =>
		client.query(
			`insert into audit_events (action, subject_type, subject_id) select 'drill', 'account', id from accounts`,
		),
	)
	await backup(sourceUrl, toFile(file))
	// The note that it was made is no part of it.
	await ask(sourceUrl, (client) => client.query('delete from backups'))
})
afterAll(async () => {
	for (const name of [source, target]) await onServer(`drop database if exists ${name} with (force)`)
	rmSync(folder, { recursive: true })
})

test('a database that was lost is the same again, rules and rows, and goes on counting where it was', async () => {
	const before = await held(sourceUrl)
	await migrated(target)

	const restored = await restore(targetUrl, from(file))

	const after = await held(targetUrl)
	expect(after).toEqual(before)
	expect(before.tables['public.accounts']?.rows).toBeGreaterThan(300)
	expect(before.tables['public.audit_events']?.rows).toBeGreaterThan(0)
	expect(restored.rows).toBe(Object.values(before.tables).reduce((sum, { rows }) => sum + rows, 0))
	const sequences = (url: string) =>
		ask(url, (client) => client.query('select sequencename, last_value from pg_sequences order by 1')).then(
			({ rows }) => rows,
		)
	expect(await sequences(targetUrl)).toEqual(await sequences(sourceUrl))
	expect(statSync(file).mode & 0o077).toBe(0)
})

test('the log of the demo is whole from its first day, and its days are signed', async () => {
	const variables = { APP_MODE: 'test', DATABASE_URL: targetUrl, DATA_DIR: folder }

	const { stdout } = await promisify(execFile)(process.execPath, asServed('operate/audit-verify.ts'), {
		env: variables,
	})

	expect(stdout).toMatch(/and \d+ signed days checked in [\d.]+ s: whole\./)
	expect(stdout).not.toContain(' 0 signed days')
})

test('nothing is restored over people who are there', async () => {
	await expect(restore(sourceUrl, from(file))).rejects.toThrow('This database holds accounts.')
})

const unpacked = () => gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
const packed = (lines: string[]) => gzipSync(`${lines.join('\n')}\n`)

test.each([
	['cut off', () => readFileSync(file).subarray(0, 100_000), 'is damaged or is no backup'],
	['without its end', () => packed(unpacked().slice(0, -1)), 'ends too early'],
	[
		'with a changed row',
		() => packed(unpacked().map((line) => line.replace('Lakeside', 'Hillside'))),
		'came back otherwise',
	],
	[
		'of another release',
		() => packed([unpacked()[0]?.replace(/"migrations":\["/, '$&x') ?? '', ...unpacked().slice(1)]),
		'by another release',
	],
	['that is none', () => Buffer.from('hello'), 'is damaged or is no backup'],
])('a backup %s changes nothing', async (_what, made, sentence) => {
	await migrated(target)
	const before = await held(targetUrl)
	const broken = path.join(folder, 'broken.backup')
	writeFileSync(broken, made())

	await expect(restore(targetUrl, from(broken))).rejects.toThrow(sentence)

	expect(await held(targetUrl)).toEqual(before)
})

test('a backup that fails leaves no file that looks like one', async () => {
	const unreachable = path.join(folder, 'never.backup')

	await expect(backup(withDatabase(serverUrl, `${run}_no_such`), toFile(unreachable))).rejects.toThrow()

	expect([existsSync(unreachable), existsSync(`${unreachable}.unfinished`)]).toEqual([false, false])
})

/** As an operator runs it, with what it prints. */
function runScript(script: string, args: string[], variables: Record<string, string>, input?: Buffer) {
	return new Promise<{ code: number | null; out: Buffer; said: string }>((resolve) => {
		const child = spawn(process.execPath, [`operate/${script}.ts`, ...args], {
			env: { PATH: '', APP_MODE: 'test', DATA_DIR: folder, ...variables },
		})
		const out: Buffer[] = []
		let said = ''
		child.stdout.on('data', (chunk: Buffer) => void out.push(chunk))
		child.stderr.on('data', (chunk: Buffer) => void (said += String(chunk)))
		child.on('close', (code) => resolve({ code, out: Buffer.concat(out), said }))
		child.stdin.on('error', () => undefined)
		child.stdin.end(input)
	})
}

test('through standard output and standard input nothing touches a disk, and the time of the last one is kept', async () => {
	const made = await runScript('backup', ['-'], { DATABASE_URL: sourceUrl })
	expect([made.code, made.said]).toEqual([0, expect.stringMatching(/^standard output: \d+ rows of \d+ tables/)])
	const kept = await ask(sourceUrl, (client) =>
		client.query<{ recent: boolean }>("select max(made_at) > now() - interval '1 minute' as recent from backups"),
	)
	expect(kept.rows).toEqual([{ recent: true }])

	await migrated(target)
	const back = await runScript('restore', ['-'], { DATABASE_URL: targetUrl }, made.out)
	expect([back.code, back.out.toString()]).toEqual([0, expect.stringMatching(/rows of \d+ tables are back/)])
})

test('a backup goes into its bucket and comes back from there; one that the bucket refuses is none', async () => {
	const store = new S3rver({
		port: 0,
		address: '127.0.0.1',
		silent: true,
		directory: path.join(folder, 's3'),
		configureBuckets: [{ name: 'backups' }],
	})
	const { port } = await store.run()
	const bucket = {
		S3_ENDPOINT: `http://127.0.0.1:${port}`,
		S3_ACCESS_KEY_ID: 'S3RVER',
		S3_SECRET_ACCESS_KEY: 'S3RVER',
		BACKUP_BUCKET: 'backups',
	}
	const made = await runScript('backup', ['bucket'], { DATABASE_URL: sourceUrl, ...bucket })
	const key = /^backups\/(theatrelist-\S+\.backup): /.exec(made.said)?.[1] ?? made.said
	await migrated(target)
	const back = await runScript('restore', ['bucket', key], { DATABASE_URL: targetUrl, ...bucket })
	expect([back.code, back.out.toString()]).toEqual([0, expect.stringMatching(/rows of \d+ tables are back/)])

	const refused = await runScript('backup', ['bucket'], {
		DATABASE_URL: sourceUrl,
		...bucket,
		BACKUP_BUCKET: 'no-such',
	})
	expect(refused.code).toBe(1)
	const absent = await runScript('restore', ['bucket', 'theatrelist-none.backup'], {
		DATABASE_URL: targetUrl,
		...bucket,
	})
	expect([absent.code, absent.said]).toEqual([1, 'The bucket holds no theatrelist-none.backup.\n'])
	await store.close()
})
