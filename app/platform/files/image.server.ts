import { createRequire } from 'node:module'
import { oneAtATime } from '../one-at-a-time.server.ts'
import { answerOfProcess } from '../process-answer.server.ts'
import { fail, ok, type Result } from '../result.ts'
import type { Drawing, Drawn } from './drawing/drawing.ts'
import { imageTypeOf, isAnimated } from './upload/image-type.server.ts'

export type ImageFailure = 'wrong-type' | 'damaged' | 'too-large' | 'empty'
export type CleanImage = { bytes: Buffer; contentType: 'image/jpeg' }

/** Resolved by the package's own name for it, to find it beside the sources wherever the server's bundle is. */
const program = createRequire(import.meta.url).resolve('#app/platform/files/drawing/process.server.ts')

/** The largest photo of a phone takes a third of it. */
const limits = { processorMs: 15_000, timeMs: 60_000, memoryMb: 600 }
/** A picture unpacks to hundreds of megabytes at worst, so only one is open at a time. */
const inTurn = oneAtATime()

/**
 * Redraws a picture and keeps only the visible image. The place, author, device and anything hidden behind the
 * picture are removed. `widestPx` limits both sides. `square` crops to the most eye-catching part.
 */
export async function cleanImage(
	bytes: Buffer,
	size: { widestPx: number; square?: boolean },
): Promise<Result<CleanImage, ImageFailure>> {
	const drawn = await redraw(bytes, { as: 'jpeg', quality: 82, isPacked: size.square === true, ...size })
	return drawn.ok ? ok({ bytes: drawn.value.bytes, contentType: 'image/jpeg' }) : drawn
}

/** A photo for a public page: as `cleanImage`, with its size. */
export const drawPhoto = (bytes: Buffer, size: { widestPx: number }) =>
	redraw(bytes, { as: 'webp', quality: 72, ...size })

/** A photographed page as a JPEG: small print stays legible. */
export const drawPage = (bytes: Buffer, how: { widestPx: number; quality: number }) =>
	redraw(bytes, { as: 'jpeg', isPacked: true, ...how })

/** A logo on a white square, whole, with a little air around it. */
export const drawLogo = (bytes: Buffer, size: { sidePx: number }) => redraw(bytes, { as: 'logo', ...size })

/** In a process of its own, so that pages do not wait for it. Rejects with `ProgramFailed` where that cannot be had. */
async function redraw(bytes: Buffer, how: Drawing): Promise<Result<Drawn & { bytes: Buffer }, ImageFailure>> {
	if (bytes.length === 0) return fail('empty')
	const type = imageTypeOf(bytes)
	if (!type || isAnimated(bytes, type)) return fail('wrong-type')
	const drawn = await inTurn(() =>
		answerOfProcess<Drawn | 'too-large' | null>(program, bytes, limits, [JSON.stringify(how)]),
	)
	if (drawn === 'too-large') return fail(drawn)
	return drawn ? ok({ ...drawn, bytes: Buffer.from(drawn.bytes) }) : fail('damaged')
}
