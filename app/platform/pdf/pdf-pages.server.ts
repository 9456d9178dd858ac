import { createRequire } from 'node:module'
import { answerOfThread, type ThreadLimits } from './guarded-thread.server.ts'
import { ProgramFailed } from '../process-answer.server.ts'
import { oneAtATime } from '../one-at-a-time.server.ts'
import { fail, ok, type Result } from '../result.ts'

/** What the thread is given, and what it answers: each page as RGBA. */
export type PagesToDraw = {
	bytes: Uint8Array
	maxPages: number
	widthPx: number
	maxHeightPx: number
	memoryMb: number
}
export type DrawnPage = { data: Uint8Array; width: number; height: number }

/** The file itself holds the rest. */
export const maxDrawnPages = 8
const size = { widthPx: 1190, maxHeightPx: 2400 }
/** 200 dots an inch on A4, as a scanner makes them: small print can be read. */
const readableSize = { widthPx: 1654, maxHeightPx: 2400 }
const gapPx = 12

/** Resolved by the package's own name for it, to find it beside the sources wherever the server's bundle is. */
export const drawing = {
	thread: createRequire(import.meta.url).resolve('#app/platform/pdf/pdf-pages/thread.server.ts'),
}

/** Eight pages are some 64 MB, so only one document is open at a time. */
const inTurn = oneAtATime()

type DrawingLimits = ThreadLimits & { memoryMb?: number; maxPages?: number }

/**
 * The first pages of a PDF as one JPEG, one below another: what a person sees, and nothing that could run. Nothing of it is kept.
 * `unreadable` when it is damaged or locked, and when drawing it takes more time or memory than any document is worth.
 */
export const drawPdfPages = (bytes: Buffer, limits: DrawingLimits = {}): Promise<Result<Buffer, 'unreadable'>> =>
	inTurn(async () => {
		const drawn = await drawNow(bytes, limits)
		return drawn.length > 0 ? ok(await joined(drawn)) : fail('unreadable')
	})

/** One page of it, from 1. */
export const drawPdfPage = (bytes: Buffer, page: number): Promise<Result<Buffer, 'unreadable'>> =>
	inTurn(async () => {
		const one = (await drawNow(bytes, { maxPages: page }))[page - 1]
		return one ? ok(await joined([one])) : fail('unreadable')
	})

/** For a person who waits: where drawing does not start, they can still save the file. */
const drawNow = (bytes: Buffer, limits: DrawingLimits) =>
	draw(bytes, size, limits).catch((error: unknown) => {
		if (error instanceof ProgramFailed) return []
		throw error
	})

/** The same as a JPEG of each page, large enough to read the small print from. Rejects with `ProgramFailed` where drawing does not start. */
export const drawEachPdfPage = (bytes: Buffer, limits: DrawingLimits = {}): Promise<Result<Buffer[], 'unreadable'>> =>
	inTurn(async () => {
		const drawn = await draw(bytes, readableSize, limits)
		return drawn.length > 0 ? ok(await Promise.all(drawn.map((page) => joined([page])))) : fail('unreadable')
	})

async function draw(
	bytes: Buffer,
	pageSize: typeof size,
	{ memoryMb = 256, maxPages = maxDrawnPages, ...limits }: DrawingLimits,
) {
	const work: PagesToDraw = { bytes: new Uint8Array(bytes), maxPages, memoryMb, ...pageSize }
	const pages = await answerOfThread<DrawnPage[]>(
		drawing.thread,
		work,
		{ externalMb: 512, ...limits },
		{ saysBegun: true },
	)
	// A list of pages that leads back to itself holds pages without a size.
	return pages?.filter(({ width, height }) => width >= 1 && height >= 1) ?? []
}

async function joined(pages: readonly DrawnPage[]): Promise<Buffer> {
	const { default: sharp } = await import('sharp')
	let top = 0
	const placed = pages.map(({ data, width, height }) => {
		const page = {
			input: Buffer.from(data.buffer, data.byteOffset, data.length),
			raw: { width, height, channels: 4 as const },
			top,
			left: 0,
		}
		top += height + gapPx
		return page
	})
	const width = Math.max(...pages.map((page) => page.width))
	return sharp({ create: { width, height: top - gapPx, channels: 3, background: '#8a8f98' } })
		.composite(placed)
		.jpeg({ quality: 82 })
		.toBuffer()
}
