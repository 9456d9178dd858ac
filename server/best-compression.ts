import { brotliCompress } from 'node:zlib'
import { brotliOptions } from './compress.ts'

const maxKept = 200
const pauseMs = 1_000

/** By the entity tag of a document: it is the hash of the body, so one that is rendered again unchanged finds its own. */
const kept = new Map<string, Buffer>()
let isBusy = false

/** The body as small as brotli makes it, where that has been done. */
export function findBest(etag: string): Buffer | undefined {
	return kept.get(etag)
}

/**
 * Compresses a document as well as brotli can, for those who ask later: a tenth smaller than what costs a millisecond. It
 * takes a fifth of a second of another thread, so it is done once for each content, and for one document a second.
 */
export function compressForLater(etag: string, body: Buffer) {
	if (isBusy || kept.has(etag)) return
	isBusy = true
	brotliCompress(body, brotliOptions(body, 11), (error, compressed) => {
		if (!error) kept.set(etag, compressed)
		const [oldest] = kept.keys()
		if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
		setTimeout(() => {
			isBusy = false
		}, pauseMs).unref()
	})
}
