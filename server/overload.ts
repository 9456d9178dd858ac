import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createTurns } from '#app/platform/turns.ts'

/** Requests that the app is working on. Their bodies are in: one that is still coming costs next to nothing. */
const maxInFlight = 100
const longestDelayMs = 200
/** Below this a late timer says that the machine is busy, not that we are. */
const fewInFlight = 20

/**
 * Bodies that are being received: in all, and from one address. A file is held in memory from its first byte until it is answered, so more
 * of them wait with their senders, for half of the minute that a request has.
 */
const maxBodies = {
	form: { all: 600, address: 24, waiting: 0 },
	file: { all: 20, address: 5, waiting: 400 },
	photos: { all: 3, address: 1, waiting: 40 },
}
const patienceMs = 30_000
export type BodyKind = keyof typeof maxBodies

/** Counts what is under way in this process and says when it is enough. */
export function createLoadGauge() {
	const delay = monitorEventLoopDelay({ resolution: 10 })
	delay.enable()
	let late = false
	setInterval(() => {
		late = delay.percentile(99) / 1e6 > longestDelayMs
		delay.reset()
	}, 1_000).unref()

	let inFlight = 0
	const bodies = { form: createTally(), file: createTally(), photos: createTally() }
	const lineOf = ({ all, waiting }: { all: number; waiting: number }) =>
		createTurns({ atOnce: all, waiting, patienceMs })
	const lines = { form: lineOf(maxBodies.form), file: lineOf(maxBodies.file), photos: lineOf(maxBodies.photos) }
	return {
		enter: () => void inFlight++,
		leave: () => void inFlight--,
		inFlight: () => inFlight,
		/** Visitors who only read are turned away first; who is signed in or sends something, last. */
		isFull: (expendable: boolean) => inFlight >= maxInFlight || (expendable && late && inFlight > fewInFlight),
		/** Makes room for one body from `address` and returns how to give it back; or says who sends too many, and takes none. */
		async receive(kind: BodyKind, address: string): Promise<(() => void) | 'address' | 'all'> {
			if (bodies[kind].of(address) >= maxBodies[kind].address) return 'address'
			const leave = bodies[kind].add(address)
			const end = await lines[kind](kind)
			if (!end) {
				leave()
				return 'all'
			}
			return () => {
				leave()
				end()
			}
		},
	}
}

/** How many there are by key. */
function createTally() {
	const counts = new Map<string, number>()
	const change = (key: string, by: 1 | -1) => {
		const count = (counts.get(key) ?? 0) + by
		if (count > 0) counts.set(key, count)
		else counts.delete(key)
	}
	return {
		of: (key: string) => counts.get(key) ?? 0,
		/** Adds one, and returns how to take it off again: a second time does nothing. */
		add(key: string) {
			change(key, 1)
			let isCounted = true
			return () => {
				if (isCounted) change(key, -1)
				isCounted = false
			}
		},
	}
}

export type LoadGauge = ReturnType<typeof createLoadGauge>
