import pg from 'pg'
import { z } from 'zod'
import { listenUrl } from '../database/database-address.server.ts'
import { errorCode } from '../http/faults.ts'
import { type Change, changesChannel } from './live.server.ts'
import { log } from '../log.server.ts'

type Ears = {
	heard: (to: string[], change: Change) => void
	/** Changes may have passed unheard: the connection was lost and is back. */
	missed: () => void
}

const shortestPauseMs = 250
const longestPauseMs = 5_000
/** A connection that died without a word is found out by asking it something. */
const askEveryMs = 15_000

const Payload = z.object({ to: z.array(z.string()), kind: z.string(), id: z.string().optional() })

/** A separate connection on which PostgreSQL reports changes, from `begun` on. It reopens, with growing pauses, until `stop`. */
export function listenForChanges({ heard, missed }: Ears) {
	let client: pg.Client | undefined
	let pause = shortestPauseMs
	let wasLost = false
	let stopped = false
	let clock: NodeJS.Timeout | undefined
	const { promise: begun, resolve: begin } = Promise.withResolvers<void>()

	async function connect() {
		const fresh = new pg.Client({
			connectionString: listenUrl,
			application_name: 'live',
			connectionTimeoutMillis: 3_000,
			query_timeout: 5_000,
			keepAlive: true,
		})
		client = fresh
		fresh.on('error', (error) => lose(fresh, error))
		fresh.on('end', () => lose(fresh))
		fresh.on('notification', ({ payload = '' }) => hear(payload))
		try {
			await fresh.connect()
			await fresh.query(`listen ${changesChannel}`)
			begin()
			pause = shortestPauseMs
			if (wasLost) missed()
			wasLost = false
			clock = setTimeout(ask, askEveryMs, fresh)
		} catch (error) {
			lose(fresh, error)
		}
	}

	function hear(payload: string) {
		const read = Payload.safeParse(JSON.parse(payload))
		if (!read.success) return
		const { to, kind, id } = read.data
		heard(to, id === undefined ? { kind } : { kind, id })
	}

	async function ask(asked: pg.Client) {
		try {
			await asked.query('select 1')
			if (client === asked) clock = setTimeout(ask, askEveryMs, asked)
		} catch (error) {
			lose(asked, error)
		}
	}

	function lose(lost: pg.Client, error?: unknown) {
		if (client !== lost) return
		client = undefined
		clearTimeout(clock)
		void lost.end().catch(() => undefined)
		if (stopped) return
		if (!wasLost) log.warn({ code: errorCode(error) }, 'live updates lost their connection')
		wasLost = true
		clock = setTimeout(connect, pause)
		pause = Math.min(pause * 2, longestPauseMs)
	}

	void connect()
	return {
		begun,
		async stop() {
			stopped = true
			clearTimeout(clock)
			const last = client
			client = undefined
			await last?.end().catch(() => undefined)
		},
	}
}
