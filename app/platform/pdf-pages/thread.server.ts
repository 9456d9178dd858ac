// Runs in its own thread, directly from this file, because a PDF may be made to crash or stall its reader.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { DrawnPage, PagesToDraw } from '../pdf-pages.server.ts'

const { bytes, maxPages, widthPx, maxHeightPx, memoryMb } = workerData as PagesToDraw

// The memory of WebAssembly belongs to no heap that the limits of a thread know.
const grow = Reflect.get(WebAssembly.Memory.prototype, 'grow') as (this: WebAssembly.Memory, by: number) => number
WebAssembly.Memory.prototype.grow = function (by) {
	if (this.buffer.byteLength + by * 65_536 > memoryMb * 1024 * 1024)
		throw new RangeError('A PDF that needs too much memory')
	return grow.call(this, by)
}

const library = await PDFiumLibrary.init()
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
