import { createRequire } from 'node:module'
import { buffer } from 'node:stream/consumers'
import type { Box, PictureText } from '../ocr/picture-text.ts'
import { answerOfThread } from './guarded-thread.server.ts'

const pageWidth = 595

export type PagePicture = { bytes: Uint8Array; width: number; height: number }

/** The words of a page. They are placed as a reading places its lines: in pixels of the upright picture. */
export type PageWords = Pick<PictureText, 'width' | 'height' | 'leans'> & { words: (Box & { text: string })[] }

/**
 * JPEGs as the pages of a PDF, each as wide as A4 and as high as it is. The words of a page are written over it unseen, so that the file can
 * be searched and copied from. They are in the Latin alphabet, the only one that is read from pictures. `info` is what the file says of itself.
 */
export async function pdfOfPictures(
	pictures: readonly (PagePicture & { words?: PageWords | null })[],
	info: { Subject?: string; Keywords?: string } = {},
): Promise<Buffer> {
	// Loaded with the first document, because it is large and most processes never need it.
	const { default: PDFDocument } = await import('pdfkit')
	const doc = new PDFDocument({ autoFirstPage: false, margin: 0, info })
	const file = buffer(doc)
	for (const { bytes, width, height, words } of pictures) {
		const size: [number, number] = [pageWidth, (pageWidth * height) / width]
		doc.addPage({ size, margin: 0 }).image(Buffer.from(bytes), 0, 0, { width: size[0], height: size[1] })
		if (words) writeUnseen(doc, words)
	}
	doc.end()
	return file
}

/** Of the height of the box that a reading draws around a line: the size of its print, and how far below the middle its letters stand. */
const sizeShare = 0.69
const footShare = 0.18

const unseen = '3 Tr'

function writeUnseen(doc: PDFKit.PDFDocument, { width, leans, words }: PageWords) {
	const scale = doc.page.width / width
	doc
		.save()
		.rotate(leans, { origin: [doc.page.width / 2, doc.page.height / 2] })
		.addContent(unseen)
	for (const { text, left, top, width: wide, height: high } of words) {
		doc.fontSize(high * sizeShare * scale)
		const stretched = { horizontalScaling: (100 * wide * scale) / doc.widthOfString(text), lineBreak: false }
		doc.text(text, left * scale, (top + high * (0.5 + footShare)) * scale, { ...stretched, baseline: 'alphabetic' })
	}
	doc.restore()
}

/** Resolved by the package's own name for it, to find it beside the sources wherever the server's bundle is. */
const worker = createRequire(import.meta.url).resolve('#app/platform/pdf/page-pictures/thread.server.ts')

/** The pictures of a PDF that `pdfOfPictures` made, as they were put in; null when a page is anything but one JPEG. */
export const picturesOfPdf = (bytes: Buffer) => answerOfThread<PagePicture[]>(worker, new Uint8Array(bytes))
