import type { PictureText } from '#app/platform/ocr/picture-text.ts'
import { pagesToRead, readPicture } from '#app/platform/ocr/read-picture.server.ts'

/** What matters is on the first pages; each takes some seconds. */
const maxPages = 6

/** What is printed on the pages of a PDF that has no text; null for a page that cannot be read. Throws where the reader fails. */
export async function readPictures(bytes: Buffer): Promise<(PictureText | null)[]> {
	const pages: (PictureText | null)[] = []
	for (const picture of await pagesToRead(bytes, maxPages)) {
		const read = await readPicture(picture)
		pages.push(read.ok ? read.value : null)
	}
	return pages
}
