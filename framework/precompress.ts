import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const worthIt = 1_000

/** Puts a brotli and a gzip twin beside every text file, as small as they get: this is done once, and sent often. */
export function precompress(folder: string) {
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() || !/\.(css|html|js|json|svg|txt|webmanifest)$/.test(entry.name)) continue
		const file = path.join(entry.parentPath, entry.name)
		const body = readFileSync(file)
		if (body.length < worthIt) continue
		writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
		writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
	}
}
