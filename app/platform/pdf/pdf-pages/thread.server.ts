// Runs in its own thread, directly from this file, because a PDF may be made to crash or stall its reader.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { begun } from '../guarded-thread.server.ts'
import type { DrawnPage, PagesToDraw } from '../pdf-pages.server.ts'
import { limitWasmMemory } from '../pdfium.server.ts'

const { bytes, maxPages, widthPx, maxHeightPx, memoryMb } = workerData as PagesToDraw

limitWasmMemory(memoryMb)

const library = await PDFiumLibrary.init()
parentPort?.postMessage(begun)
const pdf = await library.loadDocument(bytes)
const pages: DrawnPage[] = []
for (let at = 0; at < Math.min(pdf.getPageCount(), maxPages); at++) {
	const page = pdf.getPage(at)
	const { originalWidth, originalHeight } = page.getOriginalSize()
	const scale = Math.min(widthPx / originalWidth, maxHeightPx / originalHeight)
	const { data, width, height } = await page.render({ scale, renderFormFields: true })
	pages.push({ data, width, height })
}
parentPort?.postMessage(pages)
