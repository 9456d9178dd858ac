// Runs in its own thread, directly from this file, because a resume may be made to crash or stall its reader.
import { parentPort, workerData } from 'node:worker_threads'
import { limitWasmMemory } from '#app/platform/pdfium.server.ts'
import { proposeFrom } from './proposal.ts'
import type { Answer, Job } from './read.server.ts'

const maxLetters = 100_000
limitWasmMemory(192)

async function read(bytes: Uint8Array, contentType: string): Promise<{ text: string; title: string | null }> {
	if (contentType === 'application/pdf') return (await import('./pdf-text.server.ts')).readPdf(bytes)
	return (await import('./docx-text.server.ts')).readDocx(bytes)
}

/** No one reads more in a preview. */
const maxKept = 20_000

/** Without what PostgreSQL does not take as text, and without the gaps that a layout leaves. Two blank lines part columns. */
const asKept = (text: string) =>
	text
		.slice(0, maxKept)
		.toWellFormed()
		.replace(/\r\n?|[\f\v\u2028\u2029]/g, '\n')
		.replace(/[^\P{Cc}\n\t]/gu, ' ')
		.replace(/[^\S\n]+\n/g, '\n')
		.replace(/\n{4,}/g, '\n\n\n')
		.trim()

/** Below it there is a picture of a page, or nothing. */
const minLetters = 60

const { bytes, contentType, today } = workerData as Job
const { text, title } = await read(bytes, contentType)
const kept = asKept(text.slice(0, maxLetters))
const isReadable = (kept.match(/\p{L}/gu)?.length ?? 0) >= minLetters
const failures: string[] = []
// What an error says may quote the resume.
const onFailure = (part: string, error: unknown) =>
	failures.push(`${part}: ${error instanceof Error ? error.name : ''}`)
parentPort?.postMessage(
	(isReadable
		? { text: kept, proposal: proposeFrom(kept, today, { title, onFailure }), failures }
		: null) satisfies Answer,
)
