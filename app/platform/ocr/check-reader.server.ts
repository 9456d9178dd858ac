import { buffer } from 'node:stream/consumers'
import qr from 'qr'
import { pagesToRead, readPicture } from './read-picture.server.ts'

const printed = 'THE READER IS TRIED 2014/05/1234'

/** Reads a small picture with a line of text and a code, as a page is read. Throws with what is wrong. */
export async function checkReader() {
	const [drawn] = await pagesToRead(await smallPage(), 1)
	if (!drawn) throw new Error('a small PDF could not be drawn')
	const read = await readPicture(drawn)
	if (!read.ok) throw new Error('a small picture could not be read')
	const lines = read.value.lines.map(({ text }) => text)
	if (!lines.some((text) => spaceless(text) === spaceless(printed)))
		throw new Error(`it read '${lines.join(' ')}' instead of '${printed}': is a model damaged?`)
	if (read.value.codes[0]?.text !== printed) throw new Error('it did not read a QR code')
}

const spaceless = (text: string) => text.replaceAll(' ', '')

async function smallPage(): Promise<Buffer> {
	const { default: PDFDocument } = await import('pdfkit')
	const doc = new PDFDocument({ size: [400, 250], margin: 0 })
	doc.fontSize(16).text(printed, 30, 30)
	const cells = qr(printed, 'raw')
	for (const [y, row] of cells.entries())
		for (const [x, dark] of row.entries()) if (dark) doc.rect(30 + x * 5, 80 + y * 5, 5, 5).fill('#000000')
	doc.end()
	return buffer(doc)
}
