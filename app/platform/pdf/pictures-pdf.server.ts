import { buffer } from 'node:stream/consumers'

const pageWidth = 595

/** JPEGs as the pages of a PDF, each as wide as A4 and as high as it is. */
export async function pdfOfPictures(
	pictures: readonly { bytes: Buffer; width: number; height: number }[],
): Promise<Buffer> {
	// Loaded with the first document, because it is large and most processes never need it.
	const { default: PDFDocument } = await import('pdfkit')
	const doc = new PDFDocument({ autoFirstPage: false, margin: 0 })
	const file = buffer(doc)
	for (const { bytes, width, height } of pictures) {
		const size: [number, number] = [pageWidth, (pageWidth * height) / width]
		doc.addPage({ size, margin: 0 }).image(bytes, 0, 0, { width: size[0], height: size[1] })
	}
	doc.end()
	return file
}
