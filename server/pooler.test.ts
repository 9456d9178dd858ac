// The built server behind a pooler that gives each transaction another connection.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aSession } from '#app/identity/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { build } from '#start/build.ts'
import { asApp } from '#test/database-url.ts'
import { startBuiltServer } from '#test/server-under-test.ts'
import { startTransactionPooler } from '#test/transaction-pooler.ts'

let pooler: Awaited<ReturnType<typeof startTransactionPooler>>

// Built first: the patience of the tests is for servers.
beforeAll(async () => {
	await build()
	pooler = await startTransactionPooler(asApp(env.DATABASE_URL))
})
afterAll(() => pooler.stop())

async function aJobSeekerWhoSaved(title: string) {
	const { accountId } = await aSpecialist()
	const { cookie } = await aSession({ id: accountId, kind: 'specialist' })
	return { cookie, job: await aJob({ status: 'open', title }) }
}

test('everyone sees and writes their own through a pooler in transaction mode, and tasks run', async () => {
	const server = await startBuiltServer({
		DATABASE_URL: pooler.url,
		DATABASE_LISTEN_URL: asApp(env.DATABASE_URL),
		RUN_TASKS: 'true',
	})
	onTestFinished(() => void server.stop())
	await server.ready()
	const people = await Promise.all(['Icu at dawn', 'Cardiac at noon', 'Burns at dusk'].map(aJobSeekerWhoSaved))
	const post = (path: string, cookie: string) =>
		server.send({
			method: 'POST',
			path,
			headers: { cookie, 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
			body: '',
		})

	const rounds = Array.from({ length: 10 }, async () => {
		for (const { cookie, job } of people) {
			const saved = await post(`/jobs/${job.id}/saving`, cookie)
			expect(saved.status).toBeLessThan(400)
			const { status, text } = await server.send({ path: '/jobs/saved', headers: { cookie } })
			expect(status).toBe(200)
			expect(people.filter(({ job: { title } }) => text.includes(title)).map((each) => each.job.title)).toEqual([
				job.title,
			])
		}
	})
	await Promise.all(rounds)

	const workers = sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name in ('live', 'tasks')`
	// The rest is the pooler's.
	await expect.poll(async () => (await db.execute<{ count: number }>(workers)).rows[0]?.count).toBeLessThanOrEqual(2)
	expect(server.log()).not.toMatch(/"level":"(error|fatal)"/)
	expect(await server.stop()).toBe(0)
})

test('behind such a pooler a process does not start unless it knows the database itself, and says so', async () => {
	await expect(startBuiltServer({ DATABASE_URL: pooler.url })).rejects.toThrow(
		/DATABASE_URL leads through a pooler that gives each transaction another connection.*DATABASE_LISTEN_URL/,
	)
	const other = await startTransactionPooler(asApp(env.DATABASE_URL))
	onTestFinished(() => other.stop())
	await expect(startBuiltServer({ DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: other.url })).rejects.toThrow(
		/DATABASE_LISTEN_URL leads through a pooler/,
	)
})
