import { readFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { runQuietly } from '#start/processes.ts'
import { startTemporaryPostgres } from '#start/temporary-postgres.ts'
import { migrate } from '#operate/migrate.ts'
import { startReplica } from '#test/replica.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { startBuiltServer } from '#test/server-under-test.ts'

// A database of its own: this one is killed.
let postgres: Awaited<ReturnType<typeof startTemporaryPostgres>>
let server: Awaited<ReturnType<typeof startBuiltServer>>

beforeAll(async () => {
	postgres = await startTemporaryPostgres()
	await migrate(postgres.url)
	server = await startBuiltServer({ DATABASE_URL: postgres.url, RUN_TASKS: 'true' })
})
afterAll(async () => {
	await server.stop()
	await postgres.remove()
})

test('the server survives a database crash under load, answers 503 during it and recovers automatically', async () => {
	const seen = new Set<number>()
	let asking = true
	let number = 0
	const visit = async () => {
		// Each address is new, so that no answer comes out of the cache.
		while (asking) seen.add((await server.send({ path: `/jobs?page=${++number}` })).status)
	}
	const visitors = Promise.all(Array.from({ length: 8 }, visit))
	visitors.catch(() => undefined)
	onTestFinished(() => {
		asking = false
	})
	await expect.poll(() => [...seen]).toEqual([200])

	process.kill(Number(readFileSync(path.join(postgres.folder, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL')
	await expect.poll(() => seen.has(503)).toBe(true)
	expect((await server.send({ path: '/live' })).status).toBe(200)
	await expect
		.poll(async () => (await server.send({ path: '/ready' })).text, { interval: 200 })
		.toBe('{"status":"ready"}')
	asking = false
	await visitors

	expect([...seen].sort()).toEqual([200, 503])
	expect((await server.send({ path: '/jobs?page=1&again=1' })).status).toBe(200)
	expect(server.log()).not.toMatch(/unhandled|uncaught/i)
})

async function openJob(url: string): Promise<string> {
	const client = new pg.Client({ connectionString: url })
	await client.connect()
	const { rows } = await client.query<{ id: string }>("select id from jobs where status = 'open' limit 1")
	await client.end()
	return rows[0]?.id ?? ''
}

test('while the primary is away, visitors read what the replica has, and the process stays with its proxy', async () => {
	// A page without anything on it asks for less than one that people read.
	await runQuietly('demo/seed.ts', [], {
		DATABASE_URL: postgres.url,
		APP_MODE: 'test',
		DATA_DIR: temporaryFolder('outage-'),
	})
	const job = await openJob(postgres.url)
	const replica = await startReplica(postgres)
	const reading = await startBuiltServer({ DATABASE_URL: postgres.url, DATABASE_REPLICA_URL: replica.url })
	onTestFinished(async () => {
		await reading.stop()
		await replica.remove()
	})
	const state = async () => (await reading.send({ path: '/ready' })).text
	await expect.poll(state).toContain('"replica":"used"')

	await postgres.stop()

	await expect.poll(state).toMatch(/"status":"ready","database":"away"/)
	for (const path of ['/', '/faq', '/jobs', '/jobs?q=icu', '/jobs/in', `/jobs/${job}`, '/doctor-database'])
		expect([path, (await reading.send({ path })).status]).toEqual([path, 200])
})
