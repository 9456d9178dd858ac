import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'

export type Encoding = 'br' | 'zstd' | 'gzip'

const worthIt = 1_000

/** Encodings that the client takes; `q=0` means it does not. */
export function acceptedEncodings(header: string | string[] | undefined): Set<string> {
	const accepted = new Set<string>()
	for (const part of String(header ?? '').split(',')) {
		const [name = '', quality = ''] = part
			.trim()
			.toLowerCase()
			.split(/;\s*q=/)
		if (name && Number(quality || 1) > 0) accepted.add(name)
	}
	return accepted
}

/**
 * Compresses on this thread: for bodies of some 50 kB the thread pool costs more than it saves. zstd at level 3 is both
 * the fastest and small enough; who does not take it gets gzip.
 */
export function compressOnce(body: Buffer, accepted: Set<string>): { body: Buffer; encoding?: Encoding } {
	if (body.length < worthIt) return { body }
	if (accepted.has('zstd')) {
		return { body: zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }), encoding: 'zstd' }
	}
	if (accepted.has('gzip')) return { body: gzipSync(body, { level: 4 }), encoding: 'gzip' }
	if (accepted.has('br')) return { body: brotli(body, 4), encoding: 'br' }
	return { body }
}

/** For what is sent more than once. */
export const brotli = (body: Buffer, quality: number) => brotliCompressSync(body, brotliOptions(body, quality))

/** A window as large as the body loses nothing, while the default takes 4 MB for each body that is compressed. */
export function brotliOptions(body: Buffer, quality: number) {
	const { BROTLI_MIN_WINDOW_BITS: smallest, BROTLI_DEFAULT_WINDOW: largest } = constants
	return {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
			[constants.BROTLI_PARAM_LGWIN]: Math.min(largest, Math.max(smallest, Math.ceil(Math.log2(body.length + 16)))),
		},
	}
}
