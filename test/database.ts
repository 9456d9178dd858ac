// Vitest's global setup: one PostgreSQL for the run and one migrated database in it, from which each worker and the browser tests get
// a copy.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startTemporaryPostgres } from '#start/temporary-postgres.ts'
import { asApp, withDatabase } from './database-url.ts'
import { asServed } from './as-served.ts'

declare module 'vitest' {
	export interface ProvidedContext {
		/** A server on which workers may make databases of their own, the database to copy, and a folder for stored files. */
		database: { serverUrl: string; template: string; run: string; folder: string }
	}
}

/** Names the template after what it holds, so that a server that is kept running needs to make it only once. */
function templateName(): string {
	const hash = createHash('sha256')
	const files = globSync([
		'migrations/*.sql',
		'app/**/*.sql.ts',
		'app/*/tables.server.ts',
		'app/database-objects.server.ts',
		'app/personal-data/row-policies.server.ts',
		'operate/database-objects.ts',
		'app/tasks.server.ts',
		'app/*/tasks.server.ts',
		'app/platform/tasks/tasks.server.ts',
		'operate/migrate.ts',
	])
	for (const file of files.sort()) hash.update(file).update(readFileSync(file))
	return `template_${hash.digest('hex').slice(0, 12)}`
}

/** The name of the migrated database of this server; migrates it where no run before has done so. */
export async function makeTemplate(serverUrl: string): Promise<string> {
	const name = templateName()
	const client = new pg.Client({ connectionString: serverUrl })
	await client.connect()
	try {
		// Two runs on one server: the second waits and finds the template made.
		await client.query("select pg_advisory_lock(hashtext('test template'))")
		const { rows } = await client.query('select datistemplate as done from pg_database where datname = $1', [name])
		if (rows[0]?.done) return name
		await client.query(`drop database if exists ${name} with (force)`)
		await client.query(`create database ${name}`)
		// As a deployment does it: tables, then a queue for every task.
		const variables = {
			...process.env,
			DATABASE_URL: asApp(withDatabase(serverUrl, name)),
			MIGRATION_DATABASE_URL: withDatabase(serverUrl, name),
			APP_MODE: 'test',
			LOG_LEVEL: 'warn',
		}
		await promisify(execFile)(process.execPath, asServed('operate/migrate.ts'), { env: variables })
		await client.query(`alter database ${name} is_template true`)
		return name
	} finally {
		await client.end()
	}
}

async function dropDatabases(serverUrl: string, run: string) {
	const client = new pg.Client({ connectionString: serverUrl })
	await client.connect()
	const { rows } = await client.query<{ name: string }>(
		'select datname as name from pg_database where datname like $1',
		[`${run}_%`],
	)
	for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
	await client.end()
}

export async function setup(project: TestProject) {
	const given = process.env['TEST_DATABASE_URL']
	const embedded = given ? undefined : await startTemporaryPostgres()
	const serverUrl = given ?? embedded?.url ?? ''
	const run = `test_${process.pid}_${Date.now().toString(36)}`
	const folder = mkdtempSync(path.join(tmpdir(), `${run}-`))
	try {
		project.provide('database', { serverUrl, template: await makeTemplate(serverUrl), run, folder })
	} catch (error) {
		await embedded?.remove()
		throw error
	}
	return async () => {
		if (embedded) await embedded.remove()
		else await dropDatabases(serverUrl, run)
		rmSync(folder, { recursive: true, force: true })
	}
}
