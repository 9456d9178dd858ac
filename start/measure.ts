import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { asApp } from '#test/database-url.ts'
import { freePort } from '#test/free-port.ts'
import { build } from './build.ts'
import { watchParents } from './parents.ts'
import { endAll, runInTheOpen, runQuietly } from './processes.ts'
import { step } from './progress.ts'
import { startTemporaryPostgres } from './temporary-postgres.ts'

/** Loaded for whoever wants to count what statements take; until then it counts nothing. */
const counting = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=none']

/** `npm run bench` and `npm run test:hard`: the built app on a database and a data folder of its own, thrown away afterwards. */
export async function measure(script: string, args: string[]): Promise<number> {
	await build()
	const dataFolder = mkdtempSync(path.join(tmpdir(), 'bench-'))
	// As durable as the database of `npm start`: what is measured should be what people get.
	const postgres = await step('starting a database for the measurements', () => startTemporaryPostgres(counting))
	const variables = {
		DATABASE_URL: postgres.url,
		POSTGRES_FOLDER: postgres.folder,
		DATA_DIR: dataFolder,
		PORT: String(await freePort()),
		APP_ORIGIN: undefined,
		APP_MODE: 'demo',
		NODE_ENV: 'production',
		LOG_LEVEL: 'silent',
	}
	const end = () => void endAll('SIGINT')
	process.on('SIGINT', end).on('SIGTERM', end)
	watchParents(end)
	try {
		// Makes the account of the app too, as which a server under test logs in.
		const accounts = { MIGRATION_DATABASE_URL: postgres.url, DATABASE_URL: asApp(postgres.url) }
		await runQuietly('operate/migrate.ts', [], { ...variables, ...accounts })
		return await runInTheOpen(script, args, variables)
	} finally {
		await postgres.remove()
		rmSync(dataFolder, { recursive: true, force: true })
	}
}
