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

type File = { bytes: Buffer; contentType: string; today: string }

/**
 * The text of a PDF or DOCX and what it says about its owner; of a scan, what is printed on its pages, and no text. `unreadable` when nothing
 * can be read, and when reading it takes more time or memory than any resume is worth. Never throws because of the file.
 */
export const readResume = (file: File, limits: ThreadLimits = {}) =>
	inTurn(async () => {
		const answer = await readFile(file, limits)
		if (answer !== 'no-text' || file.contentType !== 'application/pdf') return asResult(answer)
		return (await readPrint(file, limits)).read
	})

/** The same of a PDF of photos, whose own text is not asked, with what is printed on each page. */
export const readPhotographed = (file: File, limits: ThreadLimits = {}) => inTurn(() => readPrint(file, limits))

async function readPrint({ bytes, today }: File, limits: ThreadLimits) {
	const printed = await readPictures(bytes)
	const pages = printed.filter((page) => page !== null)
	return { printed, read: asResult(pages.length > 0 ? await readInThread({ pages, today }, limits) : null) }
}

/** The same of files with a text of their own: for those who wait for it. */
export const readTypedText = (file: File, limits: ThreadLimits = {}) =>
	inTurn(async () => asResult(await readFile(file, limits)))

async function readFile({ bytes, ...job }: File, limits: ThreadLimits): Promise<Answer | null> {
	if (bytes.length === 0 || bytes.length > largestBytes) return null
	return readInThread({ ...job, bytes: new Uint8Array(bytes) }, limits)
}

const readInThread = (job: Job, limits: ThreadLimits) =>
	answerOfThread<Answer>(worker, job, { timeMs: 20_000, ...limits })

function asResult(answer: Answer | null): Result<ReadResume, 'unreadable'> {
	if (!answer || answer === 'no-text') return fail('unreadable')
	const { text, proposal, failures } = answer
	if (failures.length > 0) log.error({ failures }, 'part of a resume could not be read')
	return ok({ text, proposal })
}
