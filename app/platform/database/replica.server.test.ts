// Alone: loads the database modules with the addresses of a primary and a replica of its own.
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type EmbeddedPostgres } from '#start/postgres.ts'
import { startTemporaryPostgres } from '#start/temporary-postgres.ts'
import { startReplica } from '#test/replica.ts'

let primary: EmbeddedPostgres
let replica: Awaited<ReturnType<typeof startReplica>>
let modules: typeof import('./replica.server.ts')
let db: typeof import('./db.server.ts').db

beforeAll(async () => {
	primary = await startTemporaryPostgres()
	replica = await startReplica(primary)
	vi.stubEnv('DATABASE_URL', primary.url)
	vi.stubEnv('DATABASE_REPLICA_URL', replica.url)
	vi.resetModules()
	db = (await import('./db.server.ts')).db
	modules = await import('./replica.server.ts')
	await db.execute(sql`create table notes (text text)`)
})
afterAll(async () => {
	await modules.closeReplica()
	await db.$client.end()
	vi.unstubAllEnvs()
	await replica.remove()
	await primary.remove()
})

type Sender = { method?: string; cookie?: string }

/** What `read` finds while a request is answered, and the cookie that the answer leaves. */
async function during<Value>({ method = 'GET', cookie = '' }: Sender, read: () => Promise<Value>) {
	const request = new Request('http://localhost/jobs', { method, headers: { cookie } })
	let found: Value | undefined
	const response = await modules.withOwnWrites(request, async () => {
		found = await read()
		return new Response()
	})
	return { found, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

async function whoAnswers() {
	const { rows } = await modules.readerDb().execute<{ follows: boolean }>(sql`select pg_is_in_recovery() as follows`)
	return rows[0]?.follows ? 'replica' : 'primary'
}
const whoAnswersTo = async (sender: Sender) => (await during(sender, whoAnswers)).found

const write = (text: string) => during({ method: 'POST' }, () => db.execute(sql`insert into notes values (${text})`))
async function notes() {
	const { rows } = await modules.readerDb().execute<{ text: string }>(sql`select text from notes`)
	return rows.map(({ text }) => text)
}

const visitor: Sender = {}
const untilVisitorReads = (from: 'replica' | 'primary') =>
	expect.poll(() => whoAnswersTo(visitor), { interval: 50 }).toBe(from)
/** By hand, on the replica itself. */
async function onReplica(statement: string) {
	const { default: pg } = await import('pg')
	const client = new pg.Client({ connectionString: replica.url })
	await client.connect()
	await client.query(statement)
	await client.end()
}

beforeEach(() => untilVisitorReads('replica'))

test('visitors read from the replica; those who write and background tasks read from the primary', async () => {
	const { cookie } = await write('Hello')

	expect(await whoAnswersTo(visitor)).toBe('replica')
	expect(await whoAnswersTo({ method: 'POST' })).toBe('primary')
	expect(await whoAnswersTo({ cookie: `theme=dark; ${cookie}` })).toBe('primary')
	expect(await whoAnswers()).toBe('primary')
	expect(modules.replicaState()).toBe('used')
})

test('people read what they wrote while the replica has not seen it, and it is used again once it has', async () => {
	await onReplica('select pg_wal_replay_pause()')
	const { cookie } = await write('Written just now')

	expect((await during({ cookie }, notes)).found).toContain('Written just now')
	await untilVisitorReads('primary')
	expect(modules.replicaState()).toBe('behind')
	expect((await during(visitor, notes)).found).toContain('Written just now')

	await onReplica('select pg_wal_replay_resume()')
	await untilVisitorReads('replica')
	expect((await during(visitor, notes)).found).toContain('Written just now')
})

test('a read during which the replica dies ends on the primary, and the replica is used again when it is back', async () => {
	const sources: string[] = []
	const read = () =>
		modules.readerDb().transaction(async (tx) => {
			const { rows } = await tx.execute<{ follows: boolean }>(sql`select pg_is_in_recovery() as follows`)
			sources.push(rows[0]?.follows ? 'replica' : 'primary')
			if (sources.length === 1) await replica.stop()
			return (await tx.execute(sql`select text from notes`)).rows.length
		})
	expect((await during(visitor, read)).found).toBeGreaterThan(0)
	expect(sources).toEqual(['replica', 'primary'])
	expect(await whoAnswersTo(visitor)).toBe('primary')
	expect(modules.replicaState()).toBe('away')

	await replica.start()
	await untilVisitorReads('replica')
})

test('a count that takes longer than a page may is made on the replica; a page that waits that long asks the primary', async () => {
	const { createReplicaReader } = await import('./replica-reader.server.ts')
	const reader = createReplicaReader(db, replica.url, 60_000, 300)
	const slowly = async (tx: Pick<typeof db, 'execute'>) => {
		const { rows } = await tx.execute<{ follows: boolean }>(sql`select pg_is_in_recovery() as follows, pg_sleep(0.6)`)
		return rows[0]?.follows ? 'replica' : 'primary'
	}
	try {
		await expect.poll(() => reader.state()).toBe('used')

		expect(await reader.count(slowly)).toBe('replica')
		expect(reader.state()).toBe('used')
		expect(await reader.db.transaction(slowly)).toBe('primary')
		const tooLong = (tx: Pick<typeof db, 'execute'>) =>
			tx.execute(sql`set local statement_timeout = 100`).then(() => slowly(tx))
		await expect.poll(() => reader.state()).toBe('used')
		await expect(reader.count(tooLong)).rejects.toThrow()
	} finally {
		await reader.end()
	}
})

test('the first read after a pause is answered by the replica when the primary is away by then', async () => {
	const { createReplicaReader } = await import('./replica-reader.server.ts')
	const { createPool } = await import('./db.server.ts')
	const nobodyListens = 'postgres://postgres@127.0.0.1:1/app'
	const gone = drizzle({ client: createPool({ connectionString: nobodyListens }), casing: 'snake_case' })
	const reader = createReplicaReader(gone, replica.url)
	try {
		const { rows } = await reader.db.execute<{ follows: boolean }>(sql`select pg_is_in_recovery() as follows`)
		expect(rows).toEqual([{ follows: true }])
	} finally {
		await reader.end()
		await gone.$client.end()
	}
})

test('a single statement that finds the replica gone is answered by the primary', async () => {
	await replica.stop()

	expect(await whoAnswersTo(visitor)).toBe('primary')
	await replica.start()
})

test('a write that comes to the reader by mistake is not lost', async () => {
	await during(visitor, () => modules.readerDb().execute(sql`insert into notes values ('By mistake')`))

	expect(await notes()).toContain('By mistake')
	expect(await whoAnswersTo(visitor)).toBe('replica')
})
