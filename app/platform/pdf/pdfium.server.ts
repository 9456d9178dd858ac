import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'

/** What of PDFium we call besides its wrapper. */
type Saving = {
	HEAPU8: Uint8Array
	HEAP32: Int32Array
	wasmExports: { malloc: (bytes: number) => number; __indirect_function_table: WebAssembly.Table }
	_FPDF_SaveAsCopy: (document: number, write: number, flags: number) => number
}

/** For threads that open a file from outside: memory of WebAssembly belongs to no heap that the limits of a thread know. */
export function limitWasmMemory(megabytes: number) {
	const grow = Reflect.get(WebAssembly.Memory.prototype, 'grow') as (this: WebAssembly.Memory, by: number) => number
	WebAssembly.Memory.prototype.grow = function (by) {
		if (this.buffer.byteLength + by * 65_536 > megabytes * 1024 * 1024)
			throw new RangeError('A PDF that needs too much memory')
		return grow.call(this, by)
	}
}

/** The document of PDFium behind its wrapper, which has no words for places of letters, fields and saving. */
export const insideOf = <Module>(document: PDFiumDocument) => Reflect.get(document, 'module') as Module

const asWritten = 3

/**
 * A PDF written again by PDFium: every object plain, without its lock, and without what nothing refers to. Throws when it needs a password
 * to open, or cannot be read.
 */
export async function writeAgain(bytes: Uint8Array): Promise<Buffer> {
	const library = await PDFiumLibrary.init({ wasmBinary: withRoomForOneFunction() })
	const document = await library.loadDocument(bytes)
	const pdfium = insideOf<Saving>(document)
	const pieces: Buffer[] = []
	const table = pdfium.wasmExports.__indirect_function_table
	const place = table.length - 1
	table.set(
		place,
		asWasmFunction((_, from, length) => pieces.push(Buffer.from(pdfium.HEAPU8.slice(from, from + length)))),
	)
	const write = pdfium.wasmExports.malloc(8)
	pdfium.HEAP32.set([1, place], write / 4)
	const pointer = Reflect.get(document, 'documentIdx') as number
	if (pdfium._FPDF_SaveAsCopy(pointer, write, asWritten) === 0) throw new Error('PDFium could not write the file')
	return Buffer.concat(pieces)
}

/** Saving calls a function that we pass in, and the table of functions is as long as PDFium's own: here it is one longer. */
function withRoomForOneFunction(): ArrayBuffer {
	const wasm = readFileSync(createRequire(import.meta.url).resolve('@hyzyla/pdfium/pdfium.wasm'))
	for (let at = 8; at < wasm.length; ) {
		const size = numberAt(wasm, at + 1)
		if (wasm[at] === tableSection) {
			// One table, of functions, with a smallest and a largest size: both one more.
			const least = numberAt(wasm, size.end + 3)
			const most = numberAt(wasm, least.end)
			for (const { start } of [least, most]) wasm.writeUInt8((wasm[start] ?? 0) + 1, start)
			return new Uint8Array(wasm).buffer
		}
		at = size.end + size.value
	}
	throw new Error('PDFium without a table of functions')
}
const tableSection = 4

function numberAt(bytes: Uint8Array, start: number) {
	let [value, shift, end] = [0, 0, start]
	for (let more = true; more; shift += 7, end++) {
		const byte = bytes[end] ?? 0
		value |= (byte & 127) << shift
		more = byte >= 128
	}
	return { value, start, end }
}

/** The smallest module there is: it imports a function of three numbers and exports it. */
function asWasmFunction(call: (self: number, from: number, length: number) => unknown): CallableFunction {
	const module = new WebAssembly.Module(
		// biome-ignore format: one line a section
		new Uint8Array([
			0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
			1, 8, 1, 0x60, 3, 0x7f, 0x7f, 0x7f, 1, 0x7f,
			2, 7, 1, 1, 0x65, 1, 0x66, 0, 0,
			7, 5, 1, 1, 0x66, 0, 0,
		]),
	)
	const written = (self: number, from: number, length: number) => {
		call(self, from, length)
		return 1
	}
	const { exports } = new WebAssembly.Instance(module, { e: { f: written } })
	return exports['f'] as CallableFunction
}
