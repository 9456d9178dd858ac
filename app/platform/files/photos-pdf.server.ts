import { pdfOfPictures } from '../pdf/pictures-pdf.server.ts'
import { drawPage, type ImageFailure } from './image.server.ts'

/** Longer side of a page. The second quality is for photos that are too large together. */
const widestPx = 1600
const qualities = [80, 50] as const

/** Which of the photos cannot be drawn, counted from 0, and why. */
type Undrawn = { at: number; failure: ImageFailure }
type Made = { ok: true; value: Buffer } | { ok: false; undrawn: Undrawn[] }

/** Photos as one PDF with a page for each, redrawn so that it says nothing of place, time and device. */
export async function pdfOfPhotos(photos: readonly Buffer[], maxBytes: number): Promise<Made> {
	let pdf = Buffer.of()
	for (const quality of qualities) {
		const drawn = []
		const undrawn: Undrawn[] = []
		for (const [at, photo] of photos.entries()) {
			const page = await drawPage(photo, { widestPx, quality })
			if (page.ok) drawn.push(page.value)
			else undrawn.push({ at, failure: page.failure })
		}
		if (undrawn.length > 0) return { ok: false, undrawn }
		pdf = Buffer.from(await pdfOfPictures(drawn))
		if (pdf.length <= maxBytes) break
	}
	return { ok: true, value: pdf }
}
