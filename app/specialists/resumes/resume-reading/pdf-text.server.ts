import { PDFiumLibrary } from '@hyzyla/pdfium'
import { insideOf } from '#app/platform/pdf/pdfium.server.ts'
import { asText } from './flows.ts'
import { layOut, type Page } from './pdf-layout.ts'
import type { Glyph } from './pdf-rows.ts'

/** A resume has said what matters by then. */
const maxPages = 15
const maxGlyphs = 120_000

/** What of PDFium we call: its wrapper has no words for places of letters. */
type Pdfium = {
	HEAPF32: Float32Array
	HEAPU16: Uint16Array
	wasmExports: { malloc: (bytes: number) => number }
	_FPDFText_LoadPage: (page: number) => number
	_FPDFText_ClosePage: (text: number) => void
	_FPDFText_CountChars: (text: number) => number
	_FPDFText_GetUnicode: (text: number, at: number) => number
	_FPDFText_GetFontSize: (text: number, at: number) => number
	_FPDFText_GetLooseCharBox: (text: number, at: number, box: number) => number
	_FPDFText_GetMatrix: (text: number, at: number, matrix: number) => number
	_FPDFText_IsGenerated: (text: number, at: number) => number
	_FPDFText_HasUnicodeMapError: (text: number, at: number) => number
	_FPDFText_GetCharAngle: (text: number, at: number) => number
	_FPDFPage_GetAnnotCount: (page: number) => number
	_FPDFPage_GetAnnot: (page: number, at: number) => number
	_FPDFPage_CloseAnnot: (annotation: number) => void
	_FPDFAnnot_GetSubtype: (annotation: number) => number
	_FPDFAnnot_GetRect: (annotation: number, box: number) => number
	_FPDFAnnot_GetStringValue: (annotation: number, key: number, buffer: number, bytes: number) => number
}

const widget = 20
const maxValueBytes = 4_000

/** The text of a PDF, column by column, and what is printed largest on its first page. PDFium honours what a file says a glyph stands for. */
export async function readPdf(bytes: Uint8Array): Promise<{ text: string; title: string | null }> {
	const library = await PDFiumLibrary.init()
	const document = await library.loadDocument(bytes)
	const pdfium = insideOf<Pdfium>(document)
	const box = pdfium.wasmExports.malloc(24)
	const buffer = pdfium.wasmExports.malloc(maxValueBytes)
	const key = pdfium.wasmExports.malloc(2)
	const rectangle = () => Array.from(pdfium.HEAPF32.subarray(box / 4, box / 4 + 4)) as [number, number, number, number]

	const pages: Page[] = []
	let count = 0
	for (let number = 0; number < Math.min(document.getPageCount(), maxPages) && count < maxGlyphs; number++) {
		const page = document.getPage(number)
		const handle = Reflect.get(page, 'pageIdx') as number
		const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
		const glyphs: Glyph[] = []
		const text = pdfium._FPDFText_LoadPage(handle)
		const length = Math.min(pdfium._FPDFText_CountChars(text), maxGlyphs - count)
		count += length
		let isAfterSpace = false
		for (let at = 0; at < length; at++) {
			// Spaces and line ends that PDFium makes up from the places of letters, as we do.
			if (pdfium._FPDFText_IsGenerated(text, at) === 1) {
				isAfterSpace = true
				continue
			}
			const point = pdfium._FPDFText_GetUnicode(text, at)
			if (point === 0 || pdfium._FPDFText_HasUnicodeMapError(text, at) === 1) continue
			if (Math.abs(Math.sin(pdfium._FPDFText_GetCharAngle(text, at))) > 0.3) continue
			pdfium._FPDFText_GetLooseCharBox(text, at, box)
			const [left, top, right, bottom] = rectangle()
			if (right < 0 || left > width || top < 0 || bottom > height) continue
			// Browsers print in pixels and scale the page.
			const isScaled = pdfium._FPDFText_GetMatrix(text, at, box) === 1
			const [c = 0, d = 1] = isScaled ? pdfium.HEAPF32.subarray(box / 4 + 2, box / 4 + 4) : []
			const size = pdfium._FPDFText_GetFontSize(text, at) * Math.hypot(c, d)
			glyphs.push({ text: String.fromCodePoint(point), left, right, top, bottom, size, isAfterSpace })
			isAfterSpace = false
		}
		pdfium._FPDFText_ClosePage(text)
		const fields = Math.min(pdfium._FPDFPage_GetAnnotCount(handle), 500)
		for (let at = 0; at < fields; at++) {
			const annotation = pdfium._FPDFPage_GetAnnot(handle, at)
			if (pdfium._FPDFAnnot_GetSubtype(annotation) === widget && pdfium._FPDFAnnot_GetRect(annotation, box)) {
				const [left, top, , bottom] = rectangle()
				glyphs.push(...written(valueOf(annotation), left, Math.max(top, bottom), Math.abs(top - bottom)))
			}
			pdfium._FPDFPage_CloseAnnot(annotation)
		}
		pages.push({ width, height, glyphs })
	}
	const { flows, title } = layOut(pages)
	return { text: asText(flows), title }

	/** What was filled into a field of a form. */
	function valueOf(annotation: number): string {
		pdfium.HEAPU16[key / 2] = 'V'.charCodeAt(0)
		const bytes = pdfium._FPDFAnnot_GetStringValue(annotation, key, buffer, maxValueBytes)
		if (bytes <= 2 || bytes > maxValueBytes) return ''
		return String.fromCharCode(...pdfium.HEAPU16.subarray(buffer / 2, buffer / 2 + bytes / 2 - 1))
	}
}

/** The value of a field as letters in its place. */
function written(value: string, left: number, top: number, height: number): Glyph[] {
	const size = Math.min(10, height)
	return value.split(/\r\n?|\n/).flatMap((line, row) =>
		Array.from(line, (text, at) => ({
			text,
			left: left + at * size * 0.5,
			right: left + (at + 1) * size * 0.5,
			top: top - row * size * 1.2,
			bottom: top - row * size * 1.2 - size,
			size,
		})),
	)
}
