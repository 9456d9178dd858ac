import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { createPool, type db } from './db.server.ts'
import { env } from '../env.server.ts'
import { errorCode, faultOf } from '../http/faults.ts'
import { log } from '../log.server.ts'

type Database = typeof db

export type ReplicaState = 'used' | 'behind' | 'away' | 'not a replica' | 'not asked yet'

/** How old what a replica shows may be when it is asked. */
const maxLagMs = 3_000
/** How often it is asked, and for how long its answer counts. Without reads it is not asked. */
const lookEveryMs = 1_000
const trustMs = 4_000
/** Longer than a replica that is in use can be behind: `maxLagMs`, and the time since it was asked. */
export const ownWritesSeconds = 10

/** Longer than a task counts (figures.server.ts). */
const countPatienceMs = 70_000

/** A write that came here by mistake, or a query that replaying had to cancel. The primary answers; the replica is fine. */
const onlyThisStatement = /^(25006|40001)$/

type Look = { follows: boolean; caughtUp: boolean | null; behindMs: number | null }

/**
 * Reads of one replica, with the primary for whenever it is away, behind, or was not asked in the last seconds. A
 * statement or transaction that the replica loses runs once more on the primary, so no visitor sees it fail.
 */
export function createReplicaReader(primary: Database, url: string, allowedLagMs = maxLagMs, patienceMs = 6_000) {
	const primaryPool = primary.$client
	const pool = createPool({
		connectionString: url,
		application_name: 'web-reads',
		// As long as for one of the primary: while that is away, giving up early is answered with 503.
		connectionTimeoutMillis: env.DATABASE_WAIT_MS,
		// A machine that vanished answers nothing at all, not even that it does not answer.
		query_timeout: patienceMs,
	})
	/** A count of everyone takes longer than a page may: with the patience above, the replica would seem to have vanished. */
	const counting = createPool({
		connectionString: url,
		application_name: 'web-counts',
		max: 2,
		connectionTimeoutMillis: countPatienceMs,
		query_timeout: countPatienceMs,
	})
	let state: ReplicaState = 'not asked yet'
	let lookedAt = Number.NEGATIVE_INFINITY
	let looking: Promise<void> | undefined

	function settle(next: ReplicaState, error?: unknown) {
		if (next !== state && next === 'used') log.info({ replica: next }, 'reads go to the replica')
		else if (next !== state) log.warn({ replica: next, code: errorCode(error) }, 'reads go to the primary')
		state = next
		lookedAt = performance.now()
	}

	/** Null while the primary is away: then it has nothing that the replica lacks. */
	async function primaryPosition() {
		try {
			const { rows } = await primaryPool.query<{ position: string; at: string }>(
				'select pg_current_wal_lsn()::text as position, clock_timestamp()::text as at',
			)
			return rows[0] ?? null
		} catch {
			return null
		}
	}

	/** The primary's clock on both sides: those of two machines differ. */
	async function look() {
		try {
			const latest = await primaryPosition()
			const { rows } = await pool.query<Look>(
				`select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() >= $1::pg_lsn as "caughtUp",
				extract(epoch from $2::timestamptz - pg_last_xact_replay_timestamp())::float8 * 1000 as "behindMs"`,
				[latest?.position ?? null, latest?.at ?? null],
			)
			const [seen] = rows
			if (!seen?.follows) return settle('not a replica')
			const isRecent = seen.behindMs !== null && seen.behindMs <= allowedLagMs
			settle(latest === null || seen.caughtUp || isRecent ? 'used' : 'behind')
		} catch (error) {
			settle('away', error)
		}
	}

	/** Whether to ask the replica now. Never waits: until a look has ended, the last one counts. */
	function isUsable(): boolean {
		const age = performance.now() - lookedAt
		if (age > lookEveryMs) looking ??= look().finally(() => (looking = undefined))
		return state === 'used' && age < trustMs
	}

	/** True when the primary should answer instead. */
	function failed(error: unknown): boolean {
		const code = errorCode(error) ?? ''
		if (onlyThisStatement.test(code)) {
			if (code === '25006') log.error({ err: error }, 'a statement that writes was meant for the replica')
			return true
		}
		const isLost = faultOf(error) === 'away' || (faultOf(error) === 'timeout' && code === '')
		if (isLost) settle('away', error)
		return isLost
	}

	async function withFallback<Value>(onReplica: () => Promise<Value>, onPrimary: () => Promise<Value>): Promise<Value> {
		if (!isUsable()) return onPrimary().catch((error: unknown) => onReplicaIfAway(error, onReplica))
		try {
			return await onReplica()
		} catch (error) {
			if (!failed(error)) throw error
			return onPrimary()
		}
	}

	/** The primary is away, and the replica was not asked for a while: worth the wait for its answer. */
	async function onReplicaIfAway<Value>(error: unknown, onReplica: () => Promise<Value>): Promise<Value> {
		if (faultOf(error) !== 'away') throw error
		isUsable()
		await looking
		if (!isUsable()) throw error
		return onReplica()
	}

	/** As Drizzle asks a pool. */
	const query = (statement: pg.QueryArrayConfig, values?: unknown[]) =>
		withFallback(
			() => pool.query(statement, values),
			() => primaryPool.query(statement, values),
		)
	const replica = drizzle(pool, { casing: 'snake_case' })
	const reader: Database = drizzle({ client: { query } as unknown as pg.Pool, casing: 'snake_case' })
	reader.transaction = (run, config) =>
		withFallback(
			() => replica.transaction(run, { ...config, accessMode: 'read only' }),
			() => primary.transaction(run, config),
		)

	const counter = drizzle(counting, { casing: 'snake_case' })
	/** A transaction that takes long, and has a `statement_timeout` of its own. One that was too long is not run again. */
	const count: Database['transaction'] = async (run, config) => {
		if (!isUsable()) return primary.transaction(run, config)
		try {
			return await counter.transaction(run, { ...config, accessMode: 'read only' })
		} catch (error) {
			if (faultOf(error) === null || errorCode(error) === '57014') throw error
			return primary.transaction(run, config)
		}
	}

	return {
		db: reader,
		/** For what has to be read from the primary, while that is away: nothing can have changed there since. */
		standIn: () => (state === 'used' ? pool : null),
		count,
		/** Looks when the last look is old, and says what is known by now. */
		state: () => (isUsable(), state),
		end: () => Promise.all([pool.end(), counting.end()]).then(() => undefined),
	}
}
