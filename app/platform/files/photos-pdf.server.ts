import { pdfOfPictures } from '../pdf/pictures-pdf.server.ts'
import { drawPage, type ImageFailure } from './image.server.ts'

/** Longer side of a page. The second quality is for photos that are too large together. */
const widestPx = 1600
const qualities = [80, 50] as const

type Made = { ok: true; value: Buffer } | { ok: false; failure: ImageFailure; at: number }

/** Photos as one PDF with a page for each, redrawn so that it says nothing of place, time and device. `at`: which of them cannot be drawn. */
export async function pdfOfPhotos(photos: readonly Buffer[], maxBytes: number): Promise<Made> {
	let pdf = Buffer.of()
	for (const quality of qualities) {
		const drawn = []
		for (const [at, photo] of photos.entries()) {
			const page = await drawPage(photo, { widestPx, quality })
			if (!page.ok) return { ...page, at }
			drawn.push(page.value)
		}
		pdf = Buffer.from(await pdfOfPictures(drawn))
		if (pdf.length <= maxBytes) break
	}
	return { ok: true, value: pdf }
}
