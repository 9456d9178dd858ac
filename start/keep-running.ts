import { complain } from './progress.ts'
import type { ServerProcess } from './server-process.ts'
import { sentenceFor } from './stop-reason.ts'

/** A server that ends sooner than this after its start has not run. */
const quickMs = 30_000
const maxQuickEnds = 5
/** Before each new start: long enough for a Ctrl-C, which the server hears first, to arrive here too. */
const pausesMs = [500, 1_000, 2_000, 4_000]

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const neverBegan: ServerProcess = { stop: () => Promise.resolve(), ended: Promise.resolve(1) }

/**
 * A server that comes back when its process ends without being told to: killed, out of memory, a bug. After five quick
 * ends in a row it stays down, for then something is wrong that another start does not mend.
 */
export async function keepRunning(begin: () => Promise<ServerProcess>): Promise<ServerProcess> {
	let current = await begin()
	let stopping = false

	async function beginAgain(): Promise<ServerProcess> {
		try {
			return await begin()
		} catch (error) {
			complain(sentenceFor(error))
			return neverBegan
		}
	}

	async function watch(): Promise<number> {
		for (let quickEnds = 0; ; ) {
			const startedAt = performance.now()
			const code = await current.ended
			quickEnds = performance.now() - startedAt < quickMs ? quickEnds + 1 : 1
			const pause = pausesMs[Math.min(quickEnds, pausesMs.length) - 1]
			await wait(pause ?? 0)
			if (stopping) return code
			if (quickEnds >= maxQuickEnds) {
				complain(
					`The server ended ${quickEnds} times within ${quickMs / 1000} seconds of its start, so it is not started again.`,
				)
				return code === 0 ? 1 : code
			}
			complain(`The server ended by itself (exit code ${code}). Starting it again.`)
			current = await beginAgain()
			if (stopping) await current.stop()
		}
	}

	const ended = watch()
	return {
		ended,
		async stop() {
			stopping = true
			await current.stop()
			await ended
		},
	}
}
