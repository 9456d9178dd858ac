// Runs in its own thread, directly from this file, because a PDF may be made to crash or stall its reader.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { insideOf, limitWasmMemory } from '../pdfium.server.ts'

type Describing = {
	HEAPU8: Uint8Array
	wasmExports: { malloc: (bytes: number) => number }
	_FPDF_GetMetaText: (document: number, tag: number, into: number, bytes: number) => number
}

const maxBytes = 1024

limitWasmMemory(192)

const library = await PDFiumLibrary.init()
const document = await library.loadDocument(workerData as Uint8Array)
const pdfium = insideOf<Describing>(document)
const pointer = Reflect.get(document, 'documentIdx') as number

/** The text is in UTF-16 with a zero at its end. */
function textOf(tag: string): string {
	const [name, into] = [pdfium.wasmExports.malloc(tag.length + 1), pdfium.wasmExports.malloc(maxBytes)]
	pdfium.HEAPU8.set(Buffer.from(`${tag}\0`, 'latin1'), name)
	const bytes = pdfium._FPDF_GetMetaText(pointer, name, into, maxBytes)
	return Buffer.from(pdfium.HEAPU8.slice(into, into + Math.max(0, Math.min(bytes, maxBytes) - 2))).toString('utf16le')
}
parentPort?.postMessage([textOf('Producer'), textOf('Creator')])
