import { demoAccounts, describeDemoAccounts } from '../demo/demo-accounts.ts'
import { build } from './build.ts'
import { type Database, openDatabase, seedIfEmpty } from './database.ts'
import { watchParents } from './parents.ts'
import { hasAccount } from './prepared.ts'
import { complain, say, seconds } from './progress.ts'
import { keepRunning } from './keep-running.ts'
import { type ServerProcess, startServer } from './server-process.ts'
import { readSettings, requireFreePort } from './settings.ts'

/** `npm start` and `npm run dev`: everything from an empty checkout to a page that opens. Returns when it was stopped. */
export async function start(kind: 'start' | 'dev'): Promise<number> {
	const begin = performance.now()
	const { settings, databaseUrl } = await readSettings()
	const address = `http://localhost:${settings.PORT}`

	let database: Database | undefined
	let server: ServerProcess | undefined
	let stopping: Promise<void> | undefined
	const stop = () =>
		(stopping ??= stopInOrder(
			() => server,
			() => database,
		))
	// Before anything is there to be stopped: a Ctrl-C at any moment leaves nothing behind.
	const stopped = new Promise<number>((resolve) => {
		const end = () => void stop().then(() => resolve(0))
		process.on('SIGINT', end).on('SIGTERM', end)
		watchParents(end)
	})

	async function begins(): Promise<number> {
		database = await openDatabase(settings.DATA_DIR, databaseUrl, address, () => requireFreePort(settings.PORT))
		if (stopping) return stopped
		if (kind === 'start') await build()
		await seedIfEmpty(database)
		if (stopping) return stopped
		const variables = { DATABASE_URL: database.url, NODE_ENV: kind === 'start' ? 'production' : 'development' }
		server =
			kind === 'start'
				? await keepRunning(() => startServer('build/server/main.js', variables))
				: await startServer('server/dev.ts', variables)
		if (stopping) return stopped
		await introduce(settings.APP_ORIGIN, settings.APP_MODE !== 'production', database.url, begin)
		return Promise.race([server.ended, stopped])
	}

	try {
		const code = await Promise.race([begins(), stopped])
		if (!stopping) complain('The server has ended. The lines above say why.')
		await stop()
		return code
	} catch (error) {
		if (stopping) return stopped
		await stop()
		throw error
	}
}

async function stopInOrder(server: () => ServerProcess | undefined, database: () => Database | undefined) {
	await server()?.stop()
	await database()?.stop()
}

/** The last lines of the start: where to go, who to be, where to look. */
async function introduce(origin: string, demo: boolean, databaseUrl: string, begin: number) {
	say('')
	// Your own database holds them only if it was seeded.
	if (demo && (await hasAccount(databaseUrl, demoAccounts.operator.email))) say(`${describeDemoAccounts()}\n`)
	if (demo) say(`Codes and emails appear at ${origin}/dev/outbox`)
	say(`Open ${origin} (ready after ${seconds(begin)}, Ctrl-C stops everything)`)
}
