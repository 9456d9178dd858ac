import { buffer } from 'node:stream/consumers'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp, { type Sharp } from 'sharp'
import type { Specialist } from '#app/identity/actor.ts'
import { drawEachPdfPage } from '#app/platform/pdf/pdf-pages.server.ts'
import { insideOf } from '#app/platform/pdf/pdfium.server.ts'
import { readPages, savePages } from './photo-pages.server.ts'
import { changes } from './resume-reading/scans.fixtures.server.ts'
import { scanResume } from './resume-scan.server.ts'

export type Draw = (doc: PDFKit.PDFDocument) => unknown
export type Word = { text: string; left: number; right: number; foot: number; page: number }

/** Each page as a phone photographs it. */
export async function photosOf(draw: Draw, change: (page: Sharp) => Sharp = changes.straight): Promise<Buffer[]> {
	const { default: PDFDocument } = await import('pdfkit')
	const printed = new PDFDocument({ size: 'A4', margin: 50 })
	const file = buffer(printed)
	draw(printed)
	printed.end()
	const drawn = await drawEachPdfPage(await file, { timeMs: 120_000 })
	if (!drawn.ok) throw new Error(drawn.failure)
	return Promise.all(drawn.value.map((page) => change(sharp(page)).jpeg({ quality: 85 }).toBuffer()))
}

/** Chosen in the form and scanned: what is left is the task that reads it. */
export async function photographed(actor: Specialist, photos: readonly Buffer[]): Promise<string> {
	const form = new FormData()
	for (const photo of photos) form.append('page1', new File([new Uint8Array(photo)], 'photo.jpg'))
	const pages = await readPages(form)
	const saved = pages.ok ? await savePages(actor, pages.value) : pages
	if (!saved.ok) throw new Error(JSON.stringify(saved.problem))
	await scanResume(saved.value)
	return saved.value
}

type Places = {
	HEAPF64: Float64Array
	wasmExports: { malloc: (bytes: number) => number }
	_FPDFText_LoadPage: (page: number) => number
	_FPDFText_CountChars: (text: number) => number
	_FPDFText_GetUnicode: (text: number, at: number) => number
	_FPDFText_GetCharBox: (text: number, at: number, ...box: [number, number, number, number]) => number
}

/** The words of a PDF and their places in points from the upper left corner, as PDFium reads them. */
export async function wordsIn(bytes: Buffer): Promise<Word[]> {
	const document = await (await PDFiumLibrary.init()).loadDocument(new Uint8Array(bytes))
	const pdfium = insideOf<Places>(document)
	const box = pdfium.wasmExports.malloc(32)
	const words: Word[] = []
	for (const page of document.pages()) {
		const { originalHeight } = page.getOriginalSize()
		const text = pdfium._FPDFText_LoadPage(Reflect.get(page, 'pageIdx') as number)
		let word: Word | undefined
		for (let at = 0; at < pdfium._FPDFText_CountChars(text); at++) {
			const letter = String.fromCodePoint(pdfium._FPDFText_GetUnicode(text, at))
			pdfium._FPDFText_GetCharBox(text, at, box, box + 8, box + 16, box + 24)
			const [left = 0, right = 0, bottom = 0] = pdfium.HEAPF64.subarray(box / 8, box / 8 + 4)
			if (/\s/.test(letter)) word = undefined
			else if (word) Object.assign(word, { text: word.text + letter, right: Math.max(word.right, right) })
			else words.push((word = { text: letter, left, right, foot: originalHeight - bottom, page: page.number }))
		}
	}
	return words
}
