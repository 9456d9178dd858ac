import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createPool, db } from './db.server.ts'
import { env } from '../env.server.ts'
import { asTask } from '../http/origin.server.ts'
import { asSystem, asSystemIn, guardRows, guardRowsAs } from './row-guard.server.ts'
import { requestRole } from './row-roles.ts'

const whoAsks = sql<{ role: string; actor: string }>`
	select current_user::text as role, current_setting('app.actor', true) as actor`
const ask = async (on: Pick<typeof db, 'execute'> = db) =>
	(await on.execute<{ role: string; actor: string }>(whoAsks)).rows[0]

const aPerson = () => `person ${randomUUID()}`
const [asha, ravi] = [aPerson(), aPerson()]
const inWords = (actor: string) => ({ role: requestRole, actor })

test('a request asks as a visitor until its sender is known, and then as them, also in a transaction', async () => {
	await guardRows(async () => {
		expect(await ask()).toEqual({ role: requestRole, actor: 'visitor' })
		guardRowsAs(asha)
		expect(await ask()).toEqual(inWords(asha))
		expect(await db.transaction(ask)).toEqual(inWords(asha))
	})
})

test('tasks and what is outside of requests work as the owner of the tables, also when a request begins them', async () => {
	const owner = await ask()

	expect(owner?.role).not.toBe(requestRole)
	expect(await guardRows(() => asTask('a task', () => ask()))).toEqual({ ...owner, actor: '' })
	expect(await guardRows(() => asSystem('a test', () => db.execute(whoAsks)))).toMatchObject({
		rows: [{ role: owner?.role }],
	})
})

test('a transaction steps around the wall for one thing, and is behind it again, also after a rollback', async () => {
	const owner = await ask()
	await guardRows(async () => {
		guardRowsAs(asha)
		await db.transaction(async (tx) => {
			expect(await asSystemIn(tx, 'a test', () => ask(tx))).toMatchObject({ role: owner?.role })
			expect(await ask(tx)).toEqual(inWords(asha))
		})
		const refused = db.transaction((tx) => asSystemIn(tx, 'a test', () => tx.execute(sql`select 1 / 0`)))
		await expect(refused).rejects.toThrow()
		expect(await ask()).toEqual(inWords(asha))
	})
})

test('of ten thousand statements by two people over two connections, each is asked for the one who asks', async () => {
	const pool = createPool({ connectionString: env.DATABASE_URL, max: 2, connectionTimeoutMillis: 300_000 })
	const askAs = (person: string) =>
		guardRows(async () => {
			guardRowsAs(person)
			return (await pool.query<{ actor: string }>("select current_setting('app.actor') as actor")).rows[0]?.actor
		})
	try {
		const asked = Array.from({ length: 10_000 }, (_, at) => ((at * 7) % 5 < 2 ? asha : ravi))
		const heard = await Promise.all(asked.map(askAs))

		expect(heard.filter((actor, at) => actor !== asked[at])).toEqual([])
	} finally {
		await pool.end()
	}
})

test('a connection that could not be told who asks answers nothing', async () => {
	const pool = createPool({ connectionString: env.DATABASE_URL, max: 1 })
	const as = (person: string) =>
		guardRows(() => {
			guardRowsAs(person)
			return pool.query("select current_setting('app.actor') as actor")
		})
	try {
		await as(asha)
		await expect(as('\0')).rejects.toThrow()
		expect((await as(ravi)).rows).toEqual([{ actor: ravi }])
	} finally {
		await pool.end()
	}
})
