// Brings the database of DATABASE_URL up to this release: tables, then queues. Part of every deployment; safe to repeat.
import { existsSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { errorCode, faultOf } from '#app/platform/faults.ts'

const folder = 'migrations'
/** Any number, so long as every release takes the same one. */
const lockNumber = 7_304_201

/** Applies the missing migrations, one process at a time; another that starts meanwhile waits and finds nothing to do. */
export async function migrate(databaseUrl: string) {
	const client = new pg.Client({
		connectionString: databaseUrl,
		connectionTimeoutMillis: 5_000,
		application_name: 'migrate',
	})
	client.on('error', () => undefined)
	await client.connect()
	try {
		await client.query('select pg_advisory_lock($1)', [lockNumber])
		// A migration that cannot get its lock gives up rather than hold up everybody behind it.
		await client.query("set lock_timeout = '5s'; set client_min_messages = warning")
		if (existsSync(`${folder}/meta/_journal.json`)) await applyMigrations(drizzle(client), { migrationsFolder: folder })
	} finally {
		await client.end()
	}
}

async function main() {
	const { env } = await import('#app/platform/env.server.ts')
	await migrate(env.DATABASE_URL)
	const { createQueues, stopTasks } = await import('#app/platform/tasks.server.ts')
	const { tasks } = await import('#app/tasks.server.ts')
	await createQueues(tasks)
	await stopTasks()
}

/** One sentence, since this is also what a person sees when DATABASE_URL is wrong. */
function explain(error: unknown): string {
	const code = errorCode(error)
	const { message = '' } = (error instanceof AggregateError ? error.errors[0] : error) as { message?: string }
	const fault = faultOf(error)
	if (fault === 'away') return `The database does not answer (${message}). Check DATABASE_URL.`
	if (fault === 'disk') return 'The disk of the database is full.'
	if (code === '28P01' || code === '28000' || code === '3D000')
		return `The database refuses us: ${message}. Check DATABASE_URL.`
	return error instanceof Error ? (error.stack ?? message) : String(error)
}

if (import.meta.main) {
	try {
		await main()
	} catch (error) {
		process.stderr.write(`${explain(error)}\n`)
		process.exit(1)
	}
}
