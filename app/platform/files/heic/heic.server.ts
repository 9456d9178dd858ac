import { createRequire } from 'node:module'
import { answerOfProcess } from '../../process-answer.server.ts'
import { fail, ok, type Result } from '../../result.ts'

/** Resolved by the package's own name for it, to find it beside the sources wherever the server's bundle is. */
const program = createRequire(import.meta.url).resolve('#app/platform/files/heic/process.server.ts')

/** The largest photo of a phone takes a third of it. */
const limits = { processorMs: 15_000, timeMs: 60_000, memoryMb: 600 }

/** The JPEG of what an iPhone, or a Samsung that saves space, takes as a photo: the library that draws all else cannot read it. */
export async function jpegOfHeic(file: Buffer): Promise<Result<Buffer, 'damaged' | 'too-large'>> {
	const answer = await answerOfProcess<Uint8Array | 'too-large' | null>(program, file, limits)
	if (answer === 'too-large') return fail(answer)
	return answer ? ok(Buffer.from(answer)) : fail('damaged')
}
