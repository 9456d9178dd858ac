import type { PictureText } from '#app/platform/ocr/picture-text.ts'
import { readPicture } from '#app/platform/ocr/read-picture.server.ts'
import { drawEachPdfPage } from '#app/platform/pdf/pdf-pages.server.ts'

/** What matters is on the first pages; each takes some seconds. The time is for a page that hangs: no one waits. */
const limits = { maxPages: 6, timeMs: 60_000 }

/** What is printed on the pages of a PDF that has no text; null for a page that cannot be read. Throws where the reader fails. */
export async function readPictures(bytes: Buffer): Promise<(PictureText | null)[]> {
	const drawn = await drawEachPdfPage(bytes, limits)
	const pages: (PictureText | null)[] = []
	for (const picture of drawn.ok ? drawn.value : []) {
		const read = await readPicture(picture)
		pages.push(read.ok ? read.value : null)
	}
	return pages
}
