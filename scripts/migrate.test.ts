import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { withDatabase } from '#test/database-url.ts'
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

	const { status, stderr } = spawnSync(process.execPath, ['scripts/migrate.ts'], {
		env: { DATABASE_URL: url, APP_MODE: 'test' },
		encoding: 'utf8',
	})

	expect(status).toBe(1)
	expect(stderr).toMatch(/^The tables in this database were made by another release.* delete its data folder .*\n$/)
	expect(await onServer("select to_regclass('public.accounts') as count", url)).toEqual([{ count: null }])
})

test('an index is built while the tables can be written, after which its migration counts as applied', async () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'migrations-'))
	const steps = ['CREATE TABLE "sites" ("id" int);', 'CREATE INDEX CONCURRENTLY "sites_by_id" ON "sites" ("id");']
	const entries = steps.map((_, idx) => ({ idx, version: '7', when: idx + 1, tag: `000${idx}`, breakpoints: true }))
	mkdirSync(`${folder}/meta`)
	writeFileSync(`${folder}/meta/_journal.json`, JSON.stringify({ version: '7', dialect: 'postgresql', entries }))
	for (const [at, sql] of steps.entries()) writeFileSync(`${folder}/000${at}.sql`, sql)

	await migrate(url, folder)
	await migrate(url, folder)

	expect(
		await onServer('select indisvalid as count from pg_index where indexrelid = $$sites_by_id$$::regclass', url),
	).toEqual([{ count: true }])
	expect(await onServer('select count(*) from drizzle.__drizzle_migrations', url)).toEqual([{ count: '2' }])
	rmSync(folder, { recursive: true })
})
