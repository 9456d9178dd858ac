import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { oneAtATime } from '#app/platform/one-at-a-time.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

type Limits = { timeMs?: number; heapMb?: number; externalMb?: number }

const largestBytes = 5 * 1024 * 1024
/** Below it there is a picture of a page, or nothing. */
const fewestLetters = 60

/** By the package's own name for it, so that it is found beside the sources wherever the server's bundle lies. */
const worker = createRequire(import.meta.url).resolve('#app/specialists/resume-reading/text-worker.server.ts')

const inTurn = oneAtATime()

/**
 * The text of a PDF or DOCX. `unreadable` when there is none, as in a scan, and when reading it takes more time or
 * memory than any resume is worth. Never throws because of the file.
 */
export const readText = (file: { bytes: Buffer; contentType: string }, limits: Limits = {}) =>
	inTurn(() => readInThread(file, limits))

function readInThread(
	{ bytes, contentType }: { bytes: Buffer; contentType: string },
	{ timeMs = 10_000, heapMb = 192, externalMb = 192 }: Limits,
): Promise<Result<string, 'unreadable'>> {
	if (bytes.length === 0 || bytes.length > largestBytes) return Promise.resolve(fail('unreadable'))
	const reader = new Worker(worker, {
		workerData: { bytes: new Uint8Array(bytes), contentType },
		resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
		// It knows none of our settings, and what it prints is of no interest.
		env: {},
		execArgv: [],
		stdout: true,
		stderr: true,
	})
	return new Promise((resolve) => {
		const finish = (text: string | null) => {
			clearTimeout(deadline)
			clearInterval(watch)
			void reader.terminate()
			resolve(text !== null && letters(text) >= fewestLetters ? ok(text) : fail('unreadable'))
		}
		const deadline = setTimeout(() => finish(null), timeMs)
		const watch = setInterval(() => void watchMemory(), 100)
		// Limits of the heap do not cover what is unpacked into buffers.
		async function watchMemory() {
			const heap = await reader.getHeapStatistics().catch(() => null)
			if (heap && heap.external_memory > externalMb * 1024 * 1024) finish(null)
		}
		reader.once('message', (text: unknown) => finish(typeof text === 'string' ? text : null))
		reader.once('error', () => finish(null))
		reader.once('exit', () => finish(null))
	})
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
