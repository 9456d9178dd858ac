import { buffer } from 'node:stream/consumers'

/** The whole of a document that is drawn. */
export function collectPdf(doc: PDFKit.PDFDocument): Promise<Buffer> {
	const whole = buffer(doc)
	doc.end()
	return whole
}
