import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { ProgramFailed } from '../process-answer.server.ts'

export type ThreadLimits = { timeMs?: number; heapMb?: number; externalMb?: number }

/** What a thread may say once everything of its own is loaded: what ends it from here on is the file. */
export const begun = 'begun'

/**
 * What a thread of its own answers about a file that may be made to crash or stall its reader; null when it takes more time or memory than
 * it may, or ends without an answer. Never throws because of the file. The file of the thread is run as it is. Where it `saysBegun`, it rejects
 * with `ProgramFailed` when it ends before.
 */
export function answerOfThread<Answer>(
	file: string,
	workerData: unknown,
	{ timeMs = 10_000, heapMb = 192, externalMb = 192 }: ThreadLimits = {},
	{ saysBegun = false } = {},
): Promise<Answer | null> {
	const reader = new Worker(file, {
		workerData,
		resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
		// It knows none of our settings, and what it prints is of no interest. What one thread has compiled of our files, the next takes over.
		env: { NODE_COMPILE_CACHE: path.resolve('node_modules/.cache/compiled') },
		execArgv: [],
		stdout: true,
		stderr: true,
	})
	return new Promise((resolve, reject) => {
		let isOwn = saysBegun
		const finish = (answer: Answer | null, why = 'it ended before it had begun') => {
			clearTimeout(deadline)
			clearInterval(watch)
			void reader.terminate()
			if (isOwn) reject(new ProgramFailed('not-started', why))
			else resolve(answer)
		}
		const deadline = setTimeout(() => finish(null), timeMs)
		const watch = setInterval(() => void watchMemory(), 100)
		// Limits of the heap do not cover what is unpacked into buffers.
		async function watchMemory() {
			const heap = await reader.getHeapStatistics().catch(() => null)
			if (heap && heap.external_memory > externalMb * 1024 * 1024) finish(null)
		}
		reader.on('message', (said) => {
			if (said === begun) isOwn = false
			else finish(said)
		})
		reader.once('error', (error) => finish(null, error instanceof Error ? error.message : String(error)))
		reader.once('exit', () => finish(null))
	})
}
