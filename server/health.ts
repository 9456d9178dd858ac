import type { ServerResponse } from 'node:http'

const freshMs = 1_000
const patienceMs = 1_500

/** Answers `/ready`: one look at the database a second at most, however many ask. */
export function createReadiness(check: () => Promise<unknown>, replicaState: () => string | null) {
	let last: { at: number; outcome: Promise<boolean> } | undefined

	async function look(): Promise<boolean> {
		const timeOut = new Promise<never>((_, reject) =>
			setTimeout(() => reject(new Error('too slow')), patienceMs).unref(),
		)
		try {
			await Promise.race([check(), timeOut])
			return true
		} catch {
			return false
		}
	}

	return async (res: ServerResponse, draining: boolean) => {
		if (!last || Date.now() - last.at > freshMs) last = { at: Date.now(), outcome: look() }
		const ready = !draining && (await last.outcome)
		// For people to see. Without its replica a process reads the primary, so it stays ready.
		const replica = replicaState()
		sendState(
			res,
			ready ? 200 : 503,
			ready ? 'ready' : draining ? 'draining' : 'unavailable',
			replica ? { replica } : {},
		)
	}
}

export function sendState(res: ServerResponse, status: number, state: string, more: Record<string, string> = {}) {
	if (status === 503) res.setHeader('Retry-After', '5')
	res.setHeader('Cache-Control', 'no-store')
	res.setHeader('Content-Type', 'application/json; charset=utf-8')
	res.writeHead(status).end(JSON.stringify({ status: state, ...more }))
}
