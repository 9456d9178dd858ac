import { AsyncLocalStorage } from 'node:async_hooks'
import { createCookie } from 'react-router'
import { db, setStandIn } from './db.server.ts'
import { env } from '../env.server.ts'
import { createReplicaReader, ownWritesSeconds, type ReplicaState } from './replica-reader.server.ts'

// It connects on first use, so importing this file is free of effects.
const reader = env.DATABASE_REPLICA_URL ? createReplicaReader(db, env.DATABASE_REPLICA_URL) : null

/** Set for requests whose sender has written nothing lately. Background tasks read the primary: they follow a write. */
const mayLag = new AsyncLocalStorage<true>()

if (reader) setStandIn(() => (mayLag.getStore() ? reader.standIn() : null))

/**
 * Where a read that may be some seconds old goes: the replica if there is one, it is well, and whoever asks has not just
 * written something. Ask for it at each read. Profiles, and whether someone may see them, are read from `db`.
 */
export const readerDb = (): typeof db => (reader && mayLag.getStore() ? reader.db : db)

/** A statement that is put together once for each of them instead of for each request. */
export function preparedRead<Statement>(prepare: (on: typeof db) => Statement): () => Statement {
	const prepared = new Map<typeof db, Statement>()
	return () => {
		const on = readerDb()
		const statement = prepared.get(on) ?? prepare(on)
		prepared.set(on, statement)
		return statement
	}
}

/** For background counts, which are some minutes old by nature. */
export const countingDb = (): typeof db => reader?.db ?? db

/** The same for a count of everyone, in a transaction of its own that sets how long it may take. */
export const countInTransaction: typeof db.transaction = (run, config) =>
	(reader?.count ?? db.transaction.bind(db))(run, config)

/** For one path more or less, and with nothing in it: the next requests read the primary, whichever process they reach. */
const cookie = createCookie('wrote', {
	path: '/',
	httpOnly: true,
	sameSite: 'lax',
	secure: env.APP_ORIGIN.startsWith('https://'),
	maxAge: ownWritesSeconds,
})
export const rememberWrite = () => cookie.serialize(1)
const hasWritten = (request: Request) => /(^|;\s*)wrote=/.test(request.headers.get('cookie') ?? '')

/** Answers a request so that its sender reads what they wrote: in this request and in those of the next seconds. */
export async function withOwnWrites(request: Request, answer: () => Promise<Response>): Promise<Response> {
	if (!reader) return answer()
	const isReading = request.method === 'GET' || request.method === 'HEAD'
	if (isReading) return hasWritten(request) ? answer() : mayLag.run(true, answer)
	const response = await answer()
	const headers = new Headers(response.headers)
	headers.append('Set-Cookie', await rememberWrite())
	return new Response(response.body, { status: response.status, headers })
}

/** How the replica does; null where there is none. */
export const replicaState = (): ReplicaState | null => reader?.state() ?? null

export const closeReplica = async () => reader?.end()
