import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import pg from 'pg'
import { hashOfSources } from './build.ts'

let release: string | undefined

/** One number for the release that a database is prepared for: its tables, and the tasks that need a queue. */
function thisRelease(): string {
	const journal = 'migrations/meta/_journal.json'
	return (release ??= createHash('sha256')
		.update(hashOfSources())
		.update(existsSync(journal) ? readFileSync(journal) : '')
		.digest('hex'))
}

/** Asks the database one thing from this process; undefined where it cannot answer. */
async function ask<Row extends pg.QueryResultRow>(url: string, sql: string, values: string[] = []) {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, application_name: 'start' })
	client.on('error', () => undefined)
	try {
		await client.connect()
		return (await client.query<Row>(sql, values)).rows[0]
	} catch {
		return undefined
	} finally {
		await client.end().catch(() => undefined)
	}
}

/** Has this very release been here? The migrator's schema says which one was the last. */
export async function isPrepared(url: string): Promise<boolean> {
	const found = await ask<{ last: string | null }>(
		url,
		"select obj_description(to_regnamespace('drizzle'), 'pg_namespace') as last",
	)
	return found?.last === thisRelease()
}

/** Remembered in the database, so that it is true of whichever database is meant. Where that is not allowed, nothing is lost but time. */
export async function markPrepared(url: string) {
	await ask(url, `comment on schema drizzle is '${thisRelease()}'`)
}

export async function hasAccounts(url: string): Promise<boolean> {
	return (await ask(url, 'select 1 from accounts limit 1')) !== undefined
}

export async function hasAccount(url: string, email: string): Promise<boolean> {
	return (await ask(url, 'select 1 from accounts where email = $1', [email])) !== undefined
}
