import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { ownFile } from '../../process-answer.server.ts'
import type { Point } from './smallest-strip.ts'
import type { Pixels } from './pixels.server.ts'

const maxCodes = 6
/** Longer than any address on a certificate; a secure code of an identity card is some 7,000 digits. */
const longestText = 8_000

export type FoundCode = { text: string; corners: Point[] }

/** QR and bar codes of the picture. */
export async function readCodes({ data, width, height }: Pixels): Promise<FoundCode[]> {
	await ownFile('zxing_reader.wasm', prepareReader())
	const found = await readBarcodes({ data: withAlpha(data), width, height, colorSpace: 'srgb' } as ImageData, {
		formats: ['QRCode', 'DataMatrix', 'PDF417', 'Code128', 'Code39'],
		tryHarder: true,
		maxNumberOfSymbols: maxCodes,
	})
	return (
		found
			// Bytes that are no text, as in a signed code that a program of its issuer reads, would be compared as if they named a number.
			.filter(({ isValid, contentType }) => isValid && contentType !== 'Binary')
			.filter(({ text }) => text !== '' && text.length <= longestText)
			.map(({ text, position }) => ({
				text,
				corners: [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft],
			}))
	)
}

async function prepareReader() {
	const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
	const { buffer, byteOffset, byteLength } = await readFile(program)
	const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer
	await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}

function withAlpha(data: Uint8Array) {
	const out = new Uint8ClampedArray((data.length / 3) * 4).fill(255)
	for (let from = 0, to = 0; from < data.length; from += 3, to += 4) out.set(data.subarray(from, from + 3), to)
	return out
}
