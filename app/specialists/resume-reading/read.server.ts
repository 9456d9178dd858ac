import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { oneAtATime } from '#app/platform/one-at-a-time.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { ResumeProposal } from './proposal.ts'

/** What the thread is given, and what it answers: `null` when there is no text. `today` is a day in India. */
export type Job = { bytes: Uint8Array; contentType: string; today: string }
export type ReadResume = { text: string; proposal: ResumeProposal }
export type Answer = ReadResume | null

type Limits = { timeMs?: number; heapMb?: number; externalMb?: number }

const largestBytes = 5 * 1024 * 1024

/** Resolved by the package's own name for it, to find it beside the sources wherever the server's bundle is. */
const worker = createRequire(import.meta.url).resolve('#app/specialists/resume-reading/thread.server.ts')

const inTurn = oneAtATime()

/**
 * The text of a PDF or DOCX and what it says about its owner. `unreadable` when there is no text, as in a scan, and when reading it takes
 * more time or memory than any resume is worth. Never throws because of the file.
 */
export const readResume = (job: Omit<Job, 'bytes'> & { bytes: Buffer }, limits: Limits = {}) =>
	inTurn(() => readInThread({ ...job, bytes: new Uint8Array(job.bytes) }, limits))

function readInThread(
	job: Job,
	{ timeMs = 10_000, heapMb = 192, externalMb = 192 }: Limits,
): Promise<Result<ReadResume, 'unreadable'>> {
	if (job.bytes.length === 0 || job.bytes.length > largestBytes) return Promise.resolve(fail('unreadable'))
	const reader = new Worker(worker, {
		workerData: job,
		resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
		// It knows none of our settings, and what it prints is of no interest.
		env: {},
		execArgv: [],
		stdout: true,
		stderr: true,
	})
	return new Promise((resolve) => {
		const finish = (answer: Answer) => {
			clearTimeout(deadline)
			clearInterval(watch)
			void reader.terminate()
			resolve(answer ? ok(answer) : fail('unreadable'))
		}
		const deadline = setTimeout(() => finish(null), timeMs)
		const watch = setInterval(() => void watchMemory(), 100)
		// Limits of the heap do not cover what is unpacked into buffers.
		async function watchMemory() {
			const heap = await reader.getHeapStatistics().catch(() => null)
			if (heap && heap.external_memory > externalMb * 1024 * 1024) finish(null)
		}
		reader.once('message', finish)
		reader.once('error', () => finish(null))
		reader.once('exit', () => finish(null))
	})
}
