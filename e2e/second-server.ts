import './database.ts'
import { startServer } from '#start/server-process.ts'
import { freePort } from '../test/free-port.ts'

/** One more process of the app on the same database and files, as behind a load balancer; tasks run in the first. */
export async function startSecondServer() {
	const port = await freePort()
	const { stop } = await startServer('build/server/main.js', {
		DATABASE_URL: process.env['DATABASE_URL'],
		DATA_DIR: process.env['DATA_DIR'],
		APP_MODE: 'test',
		TRUSTED_PROXIES: '1',
		PORT: String(port),
		LOG_LEVEL: 'warn',
		NODE_ENV: 'production',
		RUN_TASKS: 'false',
	})
	return { origin: `http://localhost:${port}`, stop }
}
