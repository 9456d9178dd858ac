import { monitorEventLoopDelay } from 'node:perf_hooks'

const mostInFlight = 200
/** A request that brings a file holds it in memory while it is read. */
const mostUploads = 20
const longestDelayMs = 200
/** Below this a late timer says that the machine is busy, not that we are. */
const fewInFlight = 20

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
	let uploads = 0
	return {
		enter: () => void inFlight++,
		leave: () => void inFlight--,
		uploadBegins: () => void uploads++,
		uploadEnds: () => void uploads--,
		inFlight: () => inFlight,
		/** Visitors who only read are turned away first; who is signed in or sends something, last. */
		isFull: (expendable: boolean) => inFlight >= mostInFlight || (expendable && late && inFlight > fewInFlight),
		takesNoUpload: () => uploads >= mostUploads,
	}
}

export type LoadGauge = ReturnType<typeof createLoadGauge>
