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
	const { rows } = await client.query<{ count: string }>(sql)
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
