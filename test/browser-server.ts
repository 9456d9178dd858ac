// The server for the browser tests: built app, fresh database with the demo data, its own data folder. Started by Playwright.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { build } from '#start/build.ts'
import { runQuietly } from '#start/processes.ts'
import { complain } from '#start/progress.ts'
import { type ServerProcess, startServer } from '#start/server-process.ts'
import { sentenceFor } from '#start/stop-reason.ts'
import { startTemporaryPostgres } from '#start/temporary-postgres.ts'
import { asApp, withDatabase } from './database-url.ts'
import { makeTemplate } from './database.ts'
import { withoutDailyLimits } from './without-daily-limits.ts'

const given = process.env['TEST_DATABASE_URL']
const embedded = given ? undefined : await startTemporaryPostgres()
const serverUrl = given ?? embedded?.url ?? ''
const name = `browser_${process.pid}_${Date.now().toString(36)}`
const dataFolder = process.env['E2E_FOLDER'] ?? mkdtempSync(path.join(tmpdir(), 'browser-test-'))
mkdirSync(dataFolder, { recursive: true })

async function onServer(sql: string) {
	const client = new pg.Client({ connectionString: serverUrl })
	await client.connect()
	await client.query(sql)
	await client.end()
}

async function cleanUp() {
	if (embedded) await embedded.remove()
	else await onServer(`drop database if exists ${name} with (force)`)
	rmSync(dataFolder, { recursive: true, force: true })
}

// From the beginning: a run may be broken off while it is still being prepared.
let server: ServerProcess | undefined
async function end() {
	await server?.stop()
	await cleanUp()
	process.exit(0)
}
process.on('SIGTERM', end).on('SIGINT', end)

try {
	await onServer(`create database ${name} template ${await makeTemplate(serverUrl)}`)
	const owner = withDatabase(serverUrl, name)
	const variables = {
		DATABASE_URL: asApp(owner),
		DATA_DIR: dataFolder,
		APP_MODE: 'test',
		PAYMENTS_PROVIDER: 'demo',
		// Addresses come as a proxy would pass them on (e2e/fixtures.ts).
		TRUSTED_PROXIES: '1',
		...withoutDailyLimits,
		PORT: process.env['E2E_PORT'],
		// A slow machine is not an outage.
		DATABASE_WAIT_MS: '20000',
		DATABASE_STATEMENT_MS: '120000',
		LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
		NODE_ENV: 'production',
	}
	if (existsSync('demo/seed.ts')) await runQuietly('demo/seed.ts', [], { ...variables, DATABASE_URL: owner })
	await build()
	// For tests that plant rows of their own (e2e/database.ts).
	writeFileSync(path.join(dataFolder, 'database-url'), owner)
	server = await startServer('build/server/main.js', variables)
} catch (error) {
	complain(sentenceFor(error))
	await cleanUp()
	process.exit(1)
}
