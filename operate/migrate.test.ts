import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { asServed } from '#test/as-served.ts'
import { withDatabase } from '#test/database-url.ts'
import { requestRole, siteRole } from '#app/platform/database/row-roles.ts'
import { migrate } from './migrate.ts'

const { serverUrl, run } = inject('database')
const name = `${run}_migrate`
const url = withDatabase(serverUrl, name)

async function onServer(sql: string, at = serverUrl) {
	const client = new pg.Client({ connectionString: at })
	await client.connect()
	const { rows } = await client.query<{ count: unknown }>(sql)
	await client.end()
	return rows
}

/** What `npm run migrate` prints when it fails. */
async function refusal(variables: Record<string, string>): Promise<string> {
	const child = spawn(process.execPath, asServed('operate/migrate.ts'), { env: { APP_MODE: 'test', ...variables } })
	const [printed, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
	expect(code).toBe(1)
	return printed
}

beforeEach(() => onServer(`create database ${name}`))
afterEach(() => onServer(`drop database ${name} with (force)`))

test('of three processes that start at once one migrates, and the others wait and find it done', async () => {
	await Promise.all([migrate(url), migrate(url), migrate(url)])

	const [applied] = await onServer('select count(*) from drizzle.__drizzle_migrations', url)
	const [distinct] = await onServer('select count(distinct hash) from drizzle.__drizzle_migrations', url)
	expect(Number(applied?.count)).toBeGreaterThan(0)
	expect(distinct).toEqual(applied)
})

test('a database with the tables of another release is left alone, and the person is told what to do', async () => {
	await onServer(
		`create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
		insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another release', 1)`,
		url,
	)

	expect(await refusal({ DATABASE_URL: url })).toMatch(
		/^The tables in this database were made by another release.* delete its data folder .*\n$/,
	)
	expect(await onServer("select to_regclass('public.accounts') as count", url)).toEqual([{ count: null }])
})

test('an index is built while the tables can be written, after which its migration counts as applied', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
	const steps = ['CREATE TABLE "sites" ("id" int);', 'CREATE INDEX CONCURRENTLY "sites_by_id" ON "sites" ("id");']
	const entries = steps.map((_, idx) => ({ idx, version: '7', when: idx + 1, tag: `000${idx}`, breakpoints: true }))
	mkdirSync(`${folder}/meta`)
	writeFileSync(`${folder}/meta/_journal.json`, JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
	for (const [at, sql] of steps.entries()) writeFileSync(`${folder}/000${at}.sql`, sql)

	await migrate(url, { folder, objects: [] })
	await migrate(url, { folder, objects: [] })

	expect(
		await onServer('select indisvalid as count from pg_index where indexrelid = $$sites_by_id$$::regclass', url),
	).toEqual([{ count: true }])
	expect(await onServer('select count(*) from drizzle.__drizzle_migrations', url)).toEqual([{ count: '2' }])
	rmSync(folder, { recursive: true })
})

const sentence = (words: RegExp) => new RegExp(`^${words.source}[^\\n]*\\n$`)

describe('what stands in the way of a migration is one sentence', () => {
	test('a server that accepts the connection and never answers', async () => {
		const silent = createServer().listen(0, '127.0.0.1')
		await once(silent, 'listening')
		const { port } = silent.address() as AddressInfo

		expect(await refusal({ DATABASE_URL: `postgres://app@127.0.0.1:${port}/app` })).toMatch(
			sentence(/The database does not answer \(timeout expired\)\. Check DATABASE_URL\./),
		)
		silent.close()
	})

	test('no server', async () => {
		expect(await refusal({ DATABASE_URL: 'postgres://app@127.0.0.1:9/app' })).toMatch(
			sentence(/The database does not answer \(connect ECONNREFUSED/),
		)
	})

	test('a wrong password', async () => {
		await onServer(`create role ${name} login password 'right'`)
		const wrong = Object.assign(new URL(url), { username: name, password: 'wrong' })

		try {
			expect(await refusal({ DATABASE_URL: wrong.href })).toMatch(sentence(/The database refuses us: password/))
		} finally {
			await onServer(`drop role ${name}`)
		}
	})

	test('wrong settings', async () => {
		expect(await refusal({ DATABASE_URL: url, PORT: 'x' })).toBe(
			'These settings are wrong:\n  PORT should be a whole number\n',
		)
	})

	test('a table that someone holds', async () => {
		await migrate(url)
		const other = new pg.Client({ connectionString: url })
		await other.connect()
		await other.query('begin; lock table drizzle.__drizzle_migrations')

		expect(await refusal({ DATABASE_URL: url })).toMatch(sentence(/A table was in use for too long/))
		await other.end()
	})

	test('another migration that does not end', async () => {
		const other = new pg.Client({ connectionString: url })
		await other.connect()
		await other.query('select pg_advisory_lock(7304201)')

		await expect(migrate(url, { patience: 300 })).rejects.toThrow('Another process has been migrating')
		await other.end()
	})

	test('an account that may not make the role of requests, until an administrator lets it use that', async () => {
		await onServer(`create role ${name} login password 'right'`)
		await onServer(`alter database ${name} owner to ${name}`)
		const owner = Object.assign(new URL(url), { username: name, password: 'right' }).href
		const grant = `GRANT ${requestRole}, ${siteRole} TO ${name}`

		try {
			expect(await refusal({ DATABASE_URL: owner })).toMatch(
				sentence(new RegExp(`The user of DATABASE_URL may not make the role .*: .*${grant};`)),
			)
			await onServer(grant)
			await migrate(owner)
			await onServer(`set role ${requestRole}; select count(*) from accounts, threads`, owner)
		} finally {
			await onServer(`drop database ${name} with (force)`)
			await onServer(`drop role ${name}`)
			await onServer(`create database ${name}`)
		}
	})

	test('an account that may not make tables', async () => {
		await onServer(`create role ${name} login password 'right'`)
		const stranger = Object.assign(new URL(url), { username: name, password: 'right' })

		try {
			expect(await refusal({ DATABASE_URL: stranger.href })).toMatch(
				sentence(/A migration failed and was not applied: permission denied/),
			)
		} finally {
			await onServer(`drop role ${name}`)
		}
	})
})
