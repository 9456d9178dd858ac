import pg from 'pg'
import { listenUrl } from './database-address.server.ts'
import { log } from '../log.server.ts'

/** The statement runs in a moment, or it waits for a lock that someone keeps. */
const shortWaitMs = 400
const pauseMs = 100

type Crowd = {
	/** Whether a request waits for a connection that is not its own share’s fault. */
	isCrowded: () => boolean
	/** The processes of the database that answer requests now. */
	requests: () => number[]
	/** So many may go on waiting for locks. */
	kept: number
}

/**
 * Ends waits for locks while others wait for a connection: a statement that waits for a lock would hold its connection for as long as
 * a statement may take, and a few dozen people who write to one row would leave no page to anyone else. Those that have waited longest
 * go on, and the others are answered as busy. Behind a pooler there is nothing to end, since its processes are not known here.
 */
export function createLockWaitWatch({ isCrowded, requests, kept }: Crowd) {
	let isWatching = false
	return async function watch() {
		if (isWatching) return
		isWatching = true
		try {
			for (; isCrowded(); await new Promise((resolve) => setTimeout(resolve, pauseMs)))
				await endLongWaits(requests(), kept)
		} catch (error) {
			log.warn({ err: error }, 'waits for locks could not be ended')
		} finally {
			isWatching = false
		}
	}
}

/** Through a connection of its own, for there is no other. */
async function endLongWaits(processes: number[], kept: number) {
	const client = new pg.Client({
		connectionString: listenUrl,
		application_name: 'lock-waits',
		connectionTimeoutMillis: 1_000,
		query_timeout: 1_000,
	})
	client.on('error', () => undefined)
	try {
		await client.connect()
		const { rows } = await client.query<{ ended: boolean }>(
			`select pg_cancel_backend(pid) as ended from (
				select pid, query_start from pg_stat_activity where pid = any($1::int[]) and wait_event_type = 'Lock'
				order by query_start offset $2) as waiting
			where query_start < clock_timestamp() - make_interval(secs => $3)`,
			[processes, kept, shortWaitMs / 1_000],
		)
		if (rows.length > 0)
			log.warn({ count: rows.length }, 'waits for locks ended, because requests wait for a connection')
	} finally {
		await client.end()
	}
}
