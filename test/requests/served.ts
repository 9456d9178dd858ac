// For files of requests to the built server: one server and one world for all of their tests.
import { type AnyColumn, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { sessions } from '#app/identity/tables.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { startBuiltServer } from '#test/server-under-test.ts'
import { keepRows } from '#test/worker-database.ts'
import { withoutDailyLimits } from '#test/without-daily-limits.ts'
import { plantWorld, type World } from '#test/world.ts'
import { askServerAt } from './ask.ts'

/** Everything that the tests of this file ask goes to a server of their own. */
export function serve(variables: Record<string, string> = {}) {
	let server: Awaited<ReturnType<typeof startBuiltServer>>
	beforeAll(async () => {
		// No one reads its log, and writing a line for each of thousands of requests took a tenth of the time.
		const quiet = { ...withoutDailyLimits, PAYMENTS_PROVIDER: 'demo', LOG_LEVEL: 'warn' }
		server = await startBuiltServer({ ...quiet, ...variables })
		askServerAt(server.port)
	})
	afterAll(() => server.stop())
	return { origin: () => `http://localhost:${server.port}` }
}

/** As if everyone had signed in just now: on a busy machine a file takes longer than a proof of who they are holds. */
function openSessionsAnew() {
	const { authenticatedAt, lastSeenAt, expiresAt, createdAt } = sessions
	const later = (time: AnyColumn) => sql`${time} + (now() - ${createdAt})`
	return db.update(sessions).set({
		authenticatedAt: later(authenticatedAt),
		lastSeenAt: later(lastSeenAt),
		expiresAt: later(expiresAt),
		createdAt: sql`now()`,
	})
}

/** The same for what an operator was shown after saying why, which the audit log dates: its rows change for the owner of the tables alone. */
const openSearchesAnew = () =>
	db.transaction(async (tx) => {
		await tx.execute(sql`set local session_replication_role = replica`)
		const latest = sql`(select max(${auditEvents.at}) from ${auditEvents})`
		await tx.update(auditEvents).set({ at: sql`${auditEvents.at} + (now() - ${latest})` })
	})

/** Every test of this file finds the same world, as it was planted: rows that the one before changed are put back. */
export function keepWorld() {
	let world: World
	beforeAll(async () => {
		world = await plantWorld()
		await keepRows()
	})
	beforeEach(openSessionsAnew)
	beforeEach(openSearchesAnew)
	return () => world
}
