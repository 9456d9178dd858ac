import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { StopReason } from './stop-reason.ts'

/** Reads `.env` if there is one (what the shell has set wins) and checks every setting before anything is started. */
export async function readSettings() {
	if (existsSync('.env')) process.loadEnvFile('.env')
	const databaseUrl = process.env['DATABASE_URL'] || undefined
	// Without an address the embedded database will bring one; the rest can be checked now.
	process.env['DATABASE_URL'] = databaseUrl ?? 'postgres://to-be-started'
	const { env } = await import('#app/platform/env.server.ts')
	return { settings: env, databaseUrl }
}

/** Refuses early, before minutes of work, when the port belongs to another program. */
export async function requireFreePort(port: number) {
	const problem = await new Promise<string | undefined>((resolve) => {
		const server = createServer()
		server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'))
		server.listen(port, () => server.close(() => resolve(undefined)))
	})
	if (problem === undefined) return
	if (problem === 'EACCES')
		throw new StopReason(`Port ${port} may not be used by this account. Choose one above 1023 with PORT.`)
	throw new StopReason(
		`Port ${port} is taken by another program. Stop that, or choose another port: PORT=${port + 1} npm start`,
	)
}
