import { borrowDatabase } from './database.ts'
import { watchParents } from './parents.ts'
import { endAll, runInTheOpen } from './processes.ts'
import { readSettings } from './settings.ts'

/** Runs one script against the database, starting the embedded one for as long as it takes. */
export async function runWithDatabase(script: string, args: string[]): Promise<number> {
	const { settings, databaseUrl } = await readSettings()
	const database = await borrowDatabase(settings.DATA_DIR, databaseUrl, script)
	const end = () => void endAll('SIGINT')
	process.on('SIGINT', end).on('SIGTERM', end)
	watchParents(end)
	try {
		// Emptying tables is for their owner.
		return await runInTheOpen(script, args, { DATABASE_URL: settings.MIGRATION_DATABASE_URL ?? database.url })
	} finally {
		await database.stop()
	}
}
