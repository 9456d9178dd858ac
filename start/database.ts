import { existsSync } from 'node:fs'
import path from 'node:path'
import { prepareDataFolder } from './data-folder.ts'
import { acquireLock } from './lock.ts'
import { lastAddress, startPostgres } from './postgres.ts'
import { hasAccounts, isPrepared, markPrepared } from './prepared.ts'
import { runQuietly } from './processes.ts'
import { step } from './progress.ts'
import { StopReason } from './stop-reason.ts'

/** Longer than an orphan of a killed start needs to notice and to put everything away. */
const patienceMs = 8_000

export type Database = { url: string; embedded: boolean; stop: () => Promise<void> }

/**
 * The database of DATABASE_URL, or the embedded one in the data folder, with all migrations applied; where this release
 * has been before, that is known without another process. `check` runs once
 * it is sure that no other start is under way here, and before anything is started.
 */
export async function openDatabase(
	dataDir: string,
	databaseUrl: string | undefined,
	address: string,
	check: () => Promise<void> = () => Promise.resolve(),
): Promise<Database> {
	const database = databaseUrl ? await foreign(databaseUrl, check) : await startEmbedded(dataDir, address, check)
	try {
		if (!(await isPrepared(database.url))) {
			await step('migrating the database', () => runQuietly('operate/migrate.ts', [], { DATABASE_URL: database.url }))
			await markPrepared(database.url)
		}
	} catch (error) {
		await database.stop()
		throw error
	}
	return database
}

/** As `openDatabase`, but content with the embedded database of an app that is already running. */
export async function borrowDatabase(
	dataDir: string,
	databaseUrl: string | undefined,
	name: string,
): Promise<Database> {
	if (databaseUrl === undefined) {
		const lock = await acquireLock('start', prepareDataFolder(dataDir), 0, () => name)
		if ('owner' in lock) {
			const url = lastAddress(path.join(dataDir, 'postgres'))
			return { url, embedded: true, stop: () => Promise.resolve() }
		}
		lock.release()
	}
	return openDatabase(dataDir, databaseUrl, name)
}

async function foreign(url: string, check: () => Promise<void>): Promise<Database> {
	await check()
	return { url, embedded: false, stop: () => Promise.resolve() }
}

async function startEmbedded(dataDir: string, address: string, check: () => Promise<void>): Promise<Database> {
	const folder = prepareDataFolder(dataDir)
	const lock = await acquireLock('start', folder, patienceMs, () => `${address} (process ${process.pid})`)
	if ('owner' in lock) {
		throw new StopReason(
			`This is already running at ${lock.owner}. Stop that first, or set DATA_DIR and PORT for a second one.`,
		)
	}
	await check()
	const postgres = await step('starting PostgreSQL', () => startPostgres({ folder: path.join(folder, 'postgres') }))
	return {
		url: postgres.url,
		embedded: true,
		async stop() {
			await postgres.stop()
			lock.release()
		},
	}
}

/** Fills an empty embedded database with the demo data. */
export async function seedIfEmpty(database: Database) {
	if (!database.embedded || !existsSync('demo/seed.ts') || (await hasAccounts(database.url))) return
	await step('demo data', () => runQuietly('demo/seed.ts', ['--if-empty'], { DATABASE_URL: database.url }))
}
