// How a process begins and ends its service, and what it takes of the database, on a database of its own.
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { homeFigures } from '#app/home/live-figures.server.ts'
import { perRequest } from '#app/platform/database/pool-shares.server.ts'
import { build } from '#start/build.ts'
import { runQuietly } from '#start/processes.ts'
import { asApp, withDatabase } from '#test/database-url.ts'
import { productionSettings } from '#test/production-settings.ts'
import { startBuiltServer } from '#test/server-under-test.ts'

const { serverUrl, run } = inject('database')
const name = `${run}_start_and_end`
const url = withDatabase(serverUrl, name)

async function ask<Row extends pg.QueryResultRow>(sql: string, at = url) {
	const client = new pg.Client({ connectionString: at, application_name: 'test' })
	await client.connect()
	const { rows } = await client.query<Row>(sql)
	await client.end()
	return rows
}

/** How many connections the processes under test hold, by what they are for. */
const held = async () => {
	const rows = await ask<{ purpose: string; count: number }>(
		`select application_name as purpose, count(*)::int from pg_stat_activity
		where datname = '${name}' and application_name <> 'test' group by 1`,
	)
	return Object.fromEntries(rows.map(({ purpose, count }) => [purpose, count]))
}

// Built first: the patience of the tests is for servers.
beforeAll(async () => {
	await build()
	await ask(`create database ${name}`, serverUrl)
})
afterAll(() => ask(`drop database ${name} with (force)`, serverUrl))

test('the port opens when the tables of the release are there', async () => {
	const starting = startBuiltServer({ ...productionSettings, DATABASE_URL: asApp(url) })
	await expect.poll(held).toHaveProperty('web')
	await runQuietly('operate/migrate.ts', [], {
		DATABASE_URL: asApp(url),
		MIGRATION_DATABASE_URL: url,
		APP_MODE: 'test',
	})

	const server = await starting
	expect((await server.send({ path: '/ready' })).text).toBe('{"status":"ready"}')
	expect(await server.stop()).toBe(0)
})

test('the first page finds as many connections open as it may use', async () => {
	const server = await startBuiltServer({ DATABASE_URL: asApp(url) })
	expect((await held())['web']).toBe(perRequest)
	expect(await server.stop()).toBe(0)
})

test('production does not start as the owner of the tables, and says what to do', async () => {
	await expect(startBuiltServer({ ...productionSettings, DATABASE_URL: url })).rejects.toThrow(
		/The account \w+ in DATABASE_URL owns the tables or is a superuser.*MIGRATION_DATABASE_URL/,
	)
})

test.each([
	[600, '600 s ahead of'],
	[-600, '600 s behind'],
])('a process whose clock is %i seconds off does not start, and says so', async (seconds, words) => {
	const shift = `const { now } = Date; Date.now = () => now() + ${seconds * 1_000}`
	const atStart = `--import=data:text/javascript,${encodeURIComponent(shift)}`

	const started = startBuiltServer({ DATABASE_URL: asApp(url), NODE_OPTIONS: atStart })

	await expect(started).rejects.toThrow(
		`The clock of this machine is ${words} the database's. Let both keep the time by NTP.`,
	)
})

test('a worker takes tasks off the queue and answers for its health alone', async () => {
	const worker = await startBuiltServer({ DATABASE_URL: asApp(url), RUN_TASKS: 'only' })
	await worker.ready()

	expect((await worker.send({ path: '/' })).status).toBe(404)
	const boss = await new PgBoss({ connectionString: url, supervise: false, schedule: false }).start()
	const task = await boss.send(homeFigures.recount.name, {})
	const state = async () => (await boss.findJobs(homeFigures.recount.name, { id: task ?? '' }))[0]?.state
	await expect.poll(state).toBe('completed')
	await boss.stop()
	expect(await worker.stop()).toBe(0)
})

test('a request under way is answered after the port has closed', async () => {
	const server = await startBuiltServer({ DATABASE_URL: asApp(url) })
	const socket = connect(server.port, '127.0.0.1')
	const answer = text(socket)
	socket.write(
		'POST /theme HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10\r\n\r\ntheme',
	)
	// Answered on a later connection, so the first request has arrived.
	await server.send({ path: '/live' })

	const ended = server.stop()
	await expect
		.poll(() =>
			server.send({ path: '/live' }).then(
				() => 'open',
				() => 'closed',
			),
		)
		.toBe('closed')
	socket.end('=dark')

	expect(await answer).toMatch(/^HTTP\/1\.1 303 [^]*Connection: close/)
	expect(await ended).toBe(0)
})

test('an idle kept connection is closed at the end, and does not hold the process up', async () => {
	const server = await startBuiltServer({ DATABASE_URL: asApp(url) })
	const socket = connect(server.port, '127.0.0.1').resume()
	socket.write('GET /live HTTP/1.1\r\nHost: localhost\r\n\r\n')
	await once(socket, 'data')

	const closed = once(socket, 'close')
	const begin = performance.now()
	expect(await server.stop()).toBe(0)
	await closed
	expect(performance.now() - begin).toBeLessThan(3_000)
})

test('under a rush a process holds no more connections than it says', async () => {
	const server = await startBuiltServer({
		DATABASE_URL: asApp(url),
		RUN_TASKS: 'true',
		DATABASE_POOL_SIZE: '3',
		TRUSTED_PROXIES: '1',
	})
	let asking = true
	const visit = async (visitor: number) => {
		const headers = { 'X-Forwarded-For': `203.0.113.${visitor}` }
		for (let page = 1; asking; page++) await server.send({ path: `/jobs?page=${visitor * 1_000 + page}`, headers })
	}
	const visitors = Array.from({ length: 20 }, (_, visitor) => visit(visitor))

	const most: Record<string, number> = {}
	for (const end = performance.now() + 3_000; performance.now() < end; ) {
		for (const [purpose, count] of Object.entries(await held())) most[purpose] = Math.max(most[purpose] ?? 0, count)
	}
	asking = false
	await Promise.all(visitors)

	expect(most['web']).toBe(3)
	expect(most['tasks']).toBeLessThanOrEqual(5)
	expect(await server.stop()).toBe(0)
})
