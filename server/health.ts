import type { ServerResponse } from 'node:http'
import { faultOf } from '#app/platform/http/faults.ts'

const freshMs = 1_000
const patienceMs = 1_500

/** `lacking`: the database answers, but not as this release needs it. */
type Database = 'works' | 'away' | 'lacking'

/**
 * Answers `/ready`: whether this process can serve something. Without its database it still serves what it holds and what the
 * replica has, and a proxy that took every process out would serve nothing; the answer says how the database does. It is not
 * ready while it drains or lacks a migration, nor is a worker that cannot work. One look a second at most, however many ask.
 */
export function createReadiness(check: () => Promise<unknown>, replicaState: () => string | null, isWorker: boolean) {
	let last: { at: number; outcome: Promise<Database> } | undefined

	async function look(): Promise<Database> {
		const timeOut = new Promise<Database>((resolve) => setTimeout(() => resolve('away'), patienceMs).unref())
		const looked = check().then(
			(): Database => 'works',
			(error: unknown): Database => (faultOf(error) ? 'away' : 'lacking'),
		)
		return Promise.race([looked, timeOut])
	}

	return async (res: ServerResponse, draining: boolean) => {
		if (!last || Date.now() - last.at > freshMs) last = { at: Date.now(), outcome: look() }
		const database = await last.outcome
		const isReady = !draining && (database === 'works' || (database === 'away' && !isWorker))
		const replica = replicaState()
		const state = draining ? 'draining' : isReady ? 'ready' : 'unavailable'
		// For people to see.
		sendState(res, isReady ? 200 : 503, state, {
			...(database === 'away' ? { database } : {}),
			...(replica ? { replica } : {}),
		})
	}
}

export function sendState(res: ServerResponse, status: number, state: string, more: Record<string, string> = {}) {
	if (status === 503) res.setHeader('Retry-After', '5')
	res.setHeader('Cache-Control', 'no-store')
	res.setHeader('Content-Type', 'application/json; charset=utf-8')
	res.writeHead(status).end(JSON.stringify({ status: state, ...more }))
}
