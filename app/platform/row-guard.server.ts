import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queryable } from './db.server.ts'

/** The role in which the database answers requests. It owns nothing, so policies hold for it. */
export const requestRole = 'app_request'

/**
 * Set from the first step of a request to its last, to who is asking. Outside of requests there is none: tasks, scripts and
 * tests work as the owner of the tables, for whom no policy holds.
 */
const requests = new AsyncLocalStorage<{ actor: string } | null>()

/** A statement of Drizzle runs when it is awaited, which must not be outside. */
const within = <Answer>(request: { actor: string } | null, run: () => Answer) =>
	requests.run(request, async () => await run())

/** Answers a request whose sender is not known yet. */
export const guardRows = <Answer>(answer: () => Answer) => within({ actor: 'visitor' }, answer)

/** From here on, the request may touch the rows of this actor: `app.actor`, which the policies read (docs/decisions/0066). */
export function guardRowsAs(actor: string) {
	const request = requests.getStore()
	if (request) request.actor = actor
}

/** Steps around the wall, for statements of a request that are about the rows of others. The reason is for whoever reads the code. */
export const asSystem = <Answer>(_reason: string, run: () => Answer) => within(null, run)

/** The same on what may be a transaction, whose connection has already said for whom. */
export async function asSystemIn<Answer>(on: Queryable, reason: string, run: () => Promise<Answer>): Promise<Answer> {
	if (!requests.getStore() || !('rollback' in on)) return asSystem(reason, run)
	await on.execute(sql`select set_config('role', 'none', true)`)
	const answer = await asSystem(reason, run)
	await on.execute(sql`select set_config('role', ${requestRole}, true)`)
	return answer
}

type Identity = { role: string; actor: string }

const owner: Identity = { role: 'none', actor: '' }

function currentIdentity(): Identity {
	const request = requests.getStore()
	return request ? { role: requestRole, actor: request.actor } : owner
}

const isSame = (a: Identity, b: Identity) => a.role === b.role && a.actor === b.actor

/**
 * Every connection that is taken from the pool says first for whom, unless it said so the last time. A connection that
 * could not is closed: no statement runs on it for the one before.
 */
export function guardConnections(pool: pg.Pool) {
	const identities = new WeakMap<pg.PoolClient, Identity>()
	const take = pool.connect.bind(pool) as () => Promise<pg.PoolClient>

	async function takeFor(wanted: Identity) {
		const client = await take()
		if (isSame(identities.get(client) ?? owner, wanted)) return client
		try {
			await client.query({
				name: 'identity',
				text: "select set_config('role', $1, false), set_config('app.actor', $2, false)",
				values: [wanted.role, wanted.actor],
			})
		} catch (error) {
			client.release(true)
			throw error
		}
		identities.set(client, wanted)
		return client
	}

	// The pool's own `query` hands in a callback, which a connection calls that another request has just given back: who is
	// asking is read before.
	pool.connect = ((done?: Done) => {
		const taken = takeFor(currentIdentity())
		if (!done) return taken
		taken.then(
			(client) => done(undefined, client, (lost) => client.release(lost)),
			(error: Error) => done(error, undefined, () => undefined),
		)
		return undefined
	}) as typeof pool.connect
}

type Done = (error: Error | undefined, client: pg.PoolClient | undefined, release: pg.PoolClient['release']) => void
