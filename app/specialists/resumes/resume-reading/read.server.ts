import { createRequire } from 'node:module'
import { answerOfThread, type ThreadLimits } from '#app/platform/pdf/guarded-thread.server.ts'
import { log } from '#app/platform/log.server.ts'
import { oneAtATime } from '#app/platform/one-at-a-time.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { ResumeProposal } from './proposal.ts'

/** What the thread is given, and what it answers: `null` when there is no text. `today` is a day in India. */
export type Job = { bytes: Uint8Array; contentType: string; today: string }
export type ReadResume = { text: string; proposal: ResumeProposal }
export type Answer = (ReadResume & { failures: readonly string[] }) | null

/** One more with every change of what can be read: resumes that an earlier reader read, or could not read, are read again. */
export const readerVersion = 12

const largestBytes = 5 * 1024 * 1024

/** Resolved by the package's own name for it, to find it beside the sources wherever the server's bundle is. */
const worker = createRequire(import.meta.url).resolve('#app/specialists/resumes/resume-reading/thread.server.ts')

const inTurn = oneAtATime()

/**
 * The text of a PDF or DOCX and what it says about its owner. `unreadable` when there is no text, as in a scan, and when reading it takes
 * more time or memory than any resume is worth. Never throws because of the file.
 */
export const readResume = (job: Omit<Job, 'bytes'> & { bytes: Buffer }, limits: ThreadLimits = {}) =>
	inTurn(() => readInThread({ ...job, bytes: new Uint8Array(job.bytes) }, limits))

async function readInThread(job: Job, limits: ThreadLimits): Promise<Result<ReadResume, 'unreadable'>> {
	if (job.bytes.length === 0 || job.bytes.length > largestBytes) return fail('unreadable')
	const answer = await answerOfThread<Answer>(worker, job, { timeMs: 20_000, ...limits })
	if (!answer) return fail('unreadable')
	const { text, proposal, failures } = answer
	if (failures.length > 0) log.error({ failures }, 'part of a resume could not be read')
	return ok({ text, proposal })
}
