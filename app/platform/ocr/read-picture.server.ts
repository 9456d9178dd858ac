import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { oneAtATime } from '../one-at-a-time.server.ts'
import { counter } from '../metrics.server.ts'
import { drawEachPdfPage } from '../pdf/pdf-pages.server.ts'
import { answerOfProcess, type ProcessLimits, ProgramFailed } from '../process-answer.server.ts'
import { fail, ok, type Result } from '../result.ts'
import type { PictureText } from './picture-text.ts'

/** Resolved by the package's own name for them, to find them beside the sources wherever the server's bundle is. */
const { resolve: programAt } = createRequire(import.meta.url)

/** The programs that read, and what they are told: another folder of models than the one that is installed. */
export const reader = {
	page: programAt('#app/platform/ocr/reader/process.server.ts'),
	codes: programAt('#app/platform/ocr/reader/codes-process.server.ts'),
	args: [] as string[],
}

const readings = counter<'outcome'>(
	'app_picture_readings_total',
	'Pictures that were read or could not be, and readings for which the reader did not start or was ended',
)

/** Counted. Rejects with `ProgramFailed` where not the picture is at fault, but the reader: ask again later. */
async function ask<Read>(program: string, bytes: Buffer, limits: ProcessLimits): Promise<Result<Read, 'unreadable'>> {
	const answer = await answerOfProcess<Read>(program, bytes, limits, reader.args).catch(countFailed)
	readings({ outcome: answer ? 'read' : 'unreadable' })
	return answer ? ok(answer) : fail('unreadable')
}

function countFailed(error: unknown): never {
	readings({ outcome: error instanceof ProgramFailed ? error.why : 'not-started' })
	throw error
}

/**
 * The first pages of a PDF as pictures to read, however busy the machine is: where these are too much, the first alone; none where that
 * cannot be drawn. Rejects as `readPicture`.
 */
export async function pagesToRead(bytes: Buffer, maxPages: number): Promise<Buffer[]> {
	for (const most of [maxPages, 1]) {
		const drawn = await drawEachPdfPage(bytes, { maxPages: most, timeMs: 60_000 }).catch(countFailed)
		if (drawn.ok) return drawn.value
	}
	return []
}

/** A core stays with those who wait for a page. */
const lanes = Array.from({ length: Math.max(1, availableParallelism() - 1) }, oneAtATime)
let turn = 0

/**
 * The printed text and the codes of a JPEG or PNG, read on this machine in a process of its own. `unreadable` when the picture is damaged,
 * or reading it takes more time or memory than any page is worth. Never throws because of the picture, only where the reader fails.
 */
export function readPicture(
	bytes: Buffer,
	{ processorMs = 12_000, timeMs = 90_000, memoryMb = 350 }: Partial<ProcessLimits> = {},
): Promise<Result<PictureText, 'unreadable'>> {
	const inTurn = lanes[turn++ % lanes.length] ?? ((work) => work())
	return inTurn(() => ask<PictureText>(reader.page, bytes, { processorMs, timeMs, memoryMb }))
}

/** A person waits for it, so it does not queue behind pages. */
const codeLane = oneAtATime()

/** What the codes of a JPEG or PNG say, and nothing of its text. As `readPicture`, but in less time than a page waits. */
export function readPictureCodes(
	bytes: Buffer,
	{ processorMs = 5_000, timeMs = 15_000, memoryMb = 350 }: Partial<ProcessLimits> = {},
): Promise<Result<string[], 'unreadable'>> {
	return codeLane(() => ask<string[]>(reader.codes, bytes, { processorMs, timeMs, memoryMb }))
}
