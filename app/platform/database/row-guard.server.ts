import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Queryable } from './db.server.ts'
import type { LocalSettings } from './identified-query.server.ts'
import { createLockWaitWatch } from './lock-waits.server.ts'
import { type Borrower, createPoolShares } from './pool-shares.server.ts'
import { requestRole } from './row-roles.ts'

/**
 * Set from the first step of a request to its last, to who is asking. Outside of requests there is none: tasks, scripts and
 * tests work as the owner of the tables, for whom no policy holds.
 */
const requests = new AsyncLocalStorage<Request | null>()
type Request = { actor: string; role: string; address: string; claimsAccount: boolean }

/** The request that is answered now, also in its steps around the wall: whose connections these are. */
const borrowers = new AsyncLocalStorage<Request>()

/** A statement of Drizzle runs when it is awaited, which must not be outside. */
const within = <Answer>(request: Request | null, run: () => Answer) => requests.run(request, async () => await run())

/** Answers a request whose sender is not known yet, but for its address and whether it names an account. */
export function guardRows<Answer>(answer: () => Answer, { address = '', claimsAccount = false } = {}) {
	const request = { actor: 'visitor', role: requestRole, address, claimsAccount }
	return borrowers.run(request, () => within(request, answer))
}

/** From here on, the request may touch the rows of this actor: `app.actor`, which the policies read (docs/decisions/row-guard.md). */
export function guardRowsAs(actor: string, role: string = requestRole) {
	const request = requests.getStore()
	if (!request) return
	request.actor = actor
	request.role = role
	// What is kept for people who are logged in is not for a cookie that opens nothing.
	request.claimsAccount = actor !== 'visitor'
}

/** Steps around the wall, for statements of a request that are about the rows of others. The reason is for whoever reads the code. */
export const asSystem = <Answer>(_reason: string, run: () => Answer) => within(null, run)

/** The same on what may be a transaction, whose connection has already said for whom. */
export async function asSystemIn<Answer>(on: Queryable, reason: string, run: () => Promise<Answer>): Promise<Answer> {
	const request = requests.getStore()
	if (!request || !('rollback' in on)) return asSystem(reason, run)
	await on.execute(sql`select set_config('role', 'none', true)`)
	const answer = await asSystem(reason, run)
	await on.execute(sql`select set_config('role', ${request.role}, true)`)
	return answer
}

/** What the statements of a request say first; nothing for the account that has logged in, which is the owner of the tables or has the rights of `systemRole`. */
function currentIdentity(): LocalSettings {
	const request = requests.getStore()
	return request
		? [
				['role', request.role],
				['app.actor', request.actor],
			]
		: []
}

function currentBorrower(): Borrower | null {
	const request = borrowers.getStore()
	if (!request) return null
	const source = request.actor === 'visitor' ? request.address : request.actor
	return { request, source, isVisitor: !request.claimsAccount }
}

/** Of a connection while it is borrowed. */
const identities = new WeakMap<pg.ClientBase, LocalSettings>()

/** The settings that a statement on this connection has to begin with, outside of transactions. */
export const identityOf = (client: pg.ClientBase): LocalSettings => identities.get(client) ?? []

/** Every connection that is taken from the pool is for whoever takes it: its transactions and single statements say so. */
export function guardConnections(pool: pg.Pool, patienceMs: number) {
	const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>
	const all = pool.options.max
	const inRequests = new Set<pg.PoolClient>()
	const borrow = createPoolShares(all, patienceMs, () => void endLockWaits())
	const endLockWaits = createLockWaitWatch({
		isCrowded: borrow.isCrowded,
		// The types of the driver leave it out.
		requests: () => [...inRequests].map((client) => (client as unknown as { processID: number }).processID),
		kept: Math.max(1, Math.floor(all * 0.3)),
	})
	const returns = new WeakMap<pg.PoolClient, () => void>()
	pool.on('release', (_error, client) => {
		inRequests.delete(client as pg.PoolClient)
		returns.get(client as pg.PoolClient)?.()
	})

	async function takeFor(wanted: LocalSettings): Promise<pg.PoolClient> {
		const borrower = currentBorrower()
		const giveBack = await borrow(borrower)
		try {
			const client = await connect()
			returns.set(client, giveBack)
			if (borrower) inRequests.add(client)
			identities.set(client, wanted)
			return client
		} catch (error) {
			giveBack()
			throw error
		}
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
