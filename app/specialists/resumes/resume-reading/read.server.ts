import { createRequire } from 'node:module'
import type { PictureText } from '#app/platform/ocr/picture-text.ts'
import { answerOfThread, type ThreadLimits } from '#app/platform/pdf/guarded-thread.server.ts'
import { log } from '#app/platform/log.server.ts'
import { oneAtATime } from '#app/platform/one-at-a-time.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import type { ResumeProposal } from './proposal.ts'
import { readPictures } from './read-pictures.server.ts'

/** What the thread is given: a file, or the text of its pages where they are pictures. `today` is a day in India. */
export type Job = { today: string } & ({ bytes: Uint8Array; contentType: string } | { pages: PictureText[] })
export type ReadResume = { text: string; proposal: ResumeProposal }
/** What the thread answers. */
export type Answer = (ReadResume & { failures: readonly string[] }) | 'no-text'

/** One more with every change of what can be read: resumes that an earlier reader read, or could not read, are read again. */
export const readerVersion = 13

const largestBytes = 5 * 1024 * 1024

/** Resolved by the package's own name for it, to find it beside the sources wherever the server's bundle is. */
const worker = createRequire(import.meta.url).resolve('#app/specialists/resumes/resume-reading/thread.server.ts')

const inTurn = oneAtATime()

/**
 * The text of a PDF or DOCX and what it says about its owner; of a scan, what is printed on its pages. `unreadable` when there is no text,
 * and when reading it takes more time or memory than any resume is worth. Never throws because of the file.
 */
export const readResume = (
	{ bytes, ...job }: { bytes: Buffer; contentType: string; today: string },
	limits: ThreadLimits = {},
) => inTurn(() => readFile({ ...job, bytes: new Uint8Array(bytes) }, limits))

async function readFile(
	job: Extract<Job, { bytes: unknown }>,
	limits: ThreadLimits,
): Promise<Result<ReadResume, 'unreadable'>> {
	if (job.bytes.length === 0 || job.bytes.length > largestBytes) return fail('unreadable')
	const answer = await readInThread(job, limits)
	if (answer !== 'no-text' || job.contentType !== 'application/pdf') return asResult(answer)
	const pages = await readPictures(job.bytes)
	return asResult(pages.length > 0 ? await readInThread({ pages, today: job.today }, limits) : null)
}

const readInThread = (job: Job, limits: ThreadLimits) =>
	answerOfThread<Answer>(worker, job, { timeMs: 20_000, ...limits })

function asResult(answer: Answer | null): Result<ReadResume, 'unreadable'> {
	if (!answer || answer === 'no-text') return fail('unreadable')
	const { text, proposal, failures } = answer
	if (failures.length > 0) log.error({ failures }, 'part of a resume could not be read')
	return ok({ text, proposal })
}
