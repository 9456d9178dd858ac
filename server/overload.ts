import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Requests that the app is working on. Their bodies are in: one that is still coming costs next to nothing. */
const maxInFlight = 100
const longestDelayMs = 200
/** Below this a late timer says that the machine is busy, not that we are. */
const fewInFlight = 20

/** Bodies that are being received: in all, and from one address. A file is held in memory while it comes. */
const maxBodies = { form: { all: 600, address: 24 }, file: { all: 20, address: 5 }, photos: { all: 3, address: 1 } }
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
	return {
		enter: () => void inFlight++,
		leave: () => void inFlight--,
		inFlight: () => inFlight,
		/** Visitors who only read are turned away first; who is signed in or sends something, last. */
		isFull: (expendable: boolean) => inFlight >= maxInFlight || (expendable && late && inFlight > fewInFlight),
		/** Makes room for one body from `address` and returns how to give it back; or says who sends too many, and takes none. */
		receive(kind: BodyKind, address: string): (() => void) | 'address' | 'all' {
			const [tally, most] = [bodies[kind], maxBodies[kind]]
			if (tally.of(address) >= most.address) return 'address'
			if (tally.all() >= most.all) return 'all'
			return tally.add(address)
		},
	}
}

/** How many there are by key, and in all. */
function createTally() {
	const counts = new Map<string, number>()
	let all = 0
	const change = (key: string, by: 1 | -1) => {
		all += by
		const count = (counts.get(key) ?? 0) + by
		if (count > 0) counts.set(key, count)
		else counts.delete(key)
	}
	return {
		of: (key: string) => counts.get(key) ?? 0,
		all: () => all,
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
