// Runs in its own thread, directly from this file, because a PDF may be made to crash or stall its reader.
import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { PagePicture } from '../pictures-pdf.server.ts'
import { limitWasmMemory } from '../pdfium.server.ts'

limitWasmMemory(192)

const library = await PDFiumLibrary.init()
const document = await library.loadDocument(workerData as Uint8Array)
const pictures: PagePicture[] = []
for (const page of document.pages()) {
	const drawn = [...page.objects()].filter(({ type }) => type !== 'text')
	const [picture] = drawn
	if (picture?.type !== 'image' || drawn.length > 1) throw new Error('A page that is not one picture')
	const { data, width, height, filters } = await picture.getImageDataRaw()
	if (filters.join() !== 'DCTDecode') throw new Error('A picture that is not a JPEG')
	pictures.push({ bytes: data, width, height })
}
parentPort?.postMessage(pictures)
