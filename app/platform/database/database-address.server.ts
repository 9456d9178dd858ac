import pg from 'pg'
import { env } from '../env.server.ts'

/** Whether a pooler in transaction mode is in front of the database, which gives each transaction another connection. */
export const isPooled = env.DATABASE_LISTEN_URL !== undefined

/** For connections that are more than a transaction: those that LISTEN. */
export const listenUrl = env.DATABASE_LISTEN_URL ?? env.DATABASE_URL

/** For a library that is told `listenUrl`, and opens connections for single transactions as well. */
export class TransactionClient extends pg.Client {
	constructor(config: pg.ClientConfig) {
		super({ ...config, connectionString: env.DATABASE_URL })
	}
}

/**
 * Throws `LosingPooler` where the addresses of the database lead through such a pooler without saying so: timeouts and LISTEN would be lost.
 * Where the database is away, that is for others to say.
 */
export async function refuseLosingPooler() {
	if (isPooled && (await givesOthersConnections(listenUrl)))
		throw losingPooler('DATABASE_LISTEN_URL', 'It has to name the database itself.')
	if (!isPooled && (await givesOthersConnections(env.DATABASE_URL)))
		throw losingPooler('DATABASE_URL', 'That works once DATABASE_LISTEN_URL names the database itself.')
}

const losingPooler = (setting: string, remedy: string) =>
	Object.assign(
		new Error(
			`${setting} leads through a pooler that gives each transaction another connection (PgBouncer in transaction mode). ${remedy}`,
		),
		{ name: 'LosingPooler' },
	)

/** In this order, two connections that take turns at two of the pooler do not look like two of their own. */
const turns = [0, 1, 1, 0, 0, 1] as const

/** Two connections of the database itself answer as two processes, each always as the same one. */
async function givesOthersConnections(connectionString: string): Promise<boolean> {
	const settings = { connectionString, application_name: 'start', connectionTimeoutMillis: 3_000, query_timeout: 3_000 }
	const clients = [new pg.Client(settings), new pg.Client(settings)] as const
	const answered: [number[], number[]] = [[], []]
	for (const client of clients) client.on('error', () => undefined)
	try {
		for (const client of clients) await client.connect()
		for (const turn of turns) {
			const { rows } = await clients[turn].query<{ pid: number }>('select pg_backend_pid() as pid')
			answered[turn].push(...rows.map(({ pid }) => pid))
		}
		const [one, other] = answered.map((pids) => new Set(pids))
		return new Set(answered.flat()).size !== 2 || one?.size !== 1 || other?.size !== 1
	} catch {
		return false
	} finally {
		await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
	}
}
