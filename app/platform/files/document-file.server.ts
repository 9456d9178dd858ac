import { checkDocument, type DocumentFailure } from './check-document.server.ts'
import { documentRule } from './document-rule.ts'
import { safeFileName } from './file-name.server.ts'
import { notStored } from './files.server.ts'
import { badRequest } from '../http/http.ts'
import { t } from '../language/words.ts'
import { cleanImage } from './image.server.ts'
import { readUpload, type Upload } from './read-upload.server.ts'
import { photoTypes } from './photo-types.ts'
import { ok, type Result } from '../result.ts'

/** Takes the file out of the form, so that the schema of the other fields does not meet it. A file sent twice is a 400. */
export async function readDocument(form: FormData): Promise<Upload | null> {
	const entries = form.getAll('document')
	if (entries.length > 1) throw badRequest()
	form.delete('document')
	return readUpload(entries[0])
}

/** Wide enough to read the small print of a certificate. */
const widestPx = 2400

export type DocumentFile = { bytes: Buffer; contentType: 'application/pdf' | 'image/jpeg'; fileName: string }

/** The document as it may be stored. A picture is redrawn, without what a camera writes into it. */
export async function prepareDocument(upload: Upload): Promise<Result<DocumentFile, DocumentFailure>> {
	const checked = await checkDocument(upload.bytes, documentRule)
	if (!checked.ok) return checked
	if (checked.value.type === 'pdf') {
		const fileName = safeFileName(upload.name, 'pdf')
		return ok({ bytes: checked.value.bytes, contentType: 'application/pdf', fileName })
	}
	const image = await cleanImage(upload.bytes, { widestPx })
	if (!image.ok) return image
	// `IMG_2041.HEIC.png` becomes `IMG_2041.HEIC.jpeg`, as it was redrawn as a JPEG.
	return ok({ ...image.value, fileName: safeFileName(upload.name.replace(photoTypes.extension, ''), 'jpeg') })
}

/** The sentence for a file that was refused, and what to do about it where that is not plain. */
export const documentMessages: Readonly<Record<DocumentFailure, string>> = {
	get 'wrong-type'() {
		return documentRule.typeMessage
	},
	get 'too-large'() {
		return documentRule.sizeMessage
	},
	get empty() {
		return t`This file is empty. Choose another one.`
	},
	get damaged() {
		return t`This file is damaged and cannot be read. Save or photograph it again and upload the new file.`
	},
	get unsafe() {
		return t`This PDF is built in a way that we cannot check. Print it to a new PDF, or upload a photo of the page.`
	},
	get locked() {
		return t`This PDF needs a password to open. Save a copy without the password and upload that.`
	},
	get macros() {
		return documentRule.typeMessage
	},
	get 'old-word'() {
		return documentRule.typeMessage
	},
	get 'rich-text'() {
		return documentRule.typeMessage
	},
	get 'open-document'() {
		return documentRule.typeMessage
	},
	get picture() {
		return documentRule.typeMessage
	},
	get 'not-stored'() {
		return notStored()
	},
}
