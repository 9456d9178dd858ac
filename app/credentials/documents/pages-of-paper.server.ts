import type { DocumentFailure } from '#app/platform/files/check-document.server.ts'
import { documentMessages } from '#app/platform/files/document-file.server.ts'
import { documentRule } from '#app/platform/files/document-rule.ts'
import { pdfOfPhotos } from '#app/platform/files/photos-pdf.server.ts'
import { readUpload, type Upload } from '#app/platform/files/read-upload.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { t } from '#app/platform/language/words.ts'
import { maxPages } from '../papers/paper.ts'

/** The document of a form; `photos` are those that it was made of. */
export type PaperFile = Upload & { photos?: readonly Upload[] }

/**
 * Takes the document out of the form, so that the schema of the other fields does not meet it: one file, or a photo of each of its pages,
 * which become one PDF. Null where none was chosen; otherwise what to say beside the field.
 */
export async function readPaperFile(form: FormData): Promise<Result<PaperFile | null, string>> {
	const entries = form.getAll('document')
	form.delete('document')
	const files = (await Promise.all(entries.map(readUpload))).filter((file) => file !== null)
	const [first = null] = files
	return first === null || files.length === 1 ? ok(first) : inOneFile(files)
}

async function inOneFile(photos: readonly Upload[]): Promise<Result<PaperFile, string>> {
	if (photos.length > maxPages) return fail(t`You can add up to ${{ most: maxPages }} photos. Leave out the others.`)
	if (photos.some(({ bytes }) => bytes.subarray(0, 5).equals(pdfStart)))
		return fail(t`Choose one PDF, or photos of the pages.`)
	const large = photos.flatMap(({ bytes }, at) => (bytes.length > documentRule.maxPhotoBytes ? [at] : []))
	if (large.length > 0) return fail(named(large.map((at) => ({ at, failure: 'too-large' }))))
	const pdf = await pdfOfPhotos(
		photos.map(({ bytes }) => bytes),
		documentRule.maxBytes,
	)
	return pdf.ok ? ok({ name: 'document.pdf', bytes: pdf.value, photos }) : fail(named(pdf.undrawn))
}

/** Every photo that is refused, so that one more try is enough. */
const named = (refused: readonly { at: number; failure: DocumentFailure }[]) =>
	refused.map(({ at, failure }) => t`Photo ${{ number: at + 1 }}: ${{ problem: documentMessages[failure] }}`).join(' ')

const pdfStart = Buffer.from('%PDF-')
