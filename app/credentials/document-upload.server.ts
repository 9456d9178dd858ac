import { eq } from 'drizzle-orm'
import { checkDocument, type DocumentFailure } from '#app/platform/check-document.server.ts'
import { db } from '#app/platform/db.server.ts'
import { newFileKey } from '#app/platform/file-key.server.ts'
import { safeFileName } from '#app/platform/file-name.server.ts'
import { fileStore } from '#app/platform/files.server.ts'
import { badRequest } from '#app/platform/http.ts'
import { cleanImage } from '#app/platform/image.server.ts'
import { readUpload, type Upload } from '#app/platform/read-upload.server.ts'
import { ok, type Result } from '#app/platform/result.ts'
import { orphanedFiles } from '#app/platform/orphaned-files.server.ts'
import { documentRule } from './document-rule.ts'
import { credentialDocuments } from './tables.server.ts'

/** A stored file that belongs to no credential yet. */
export type StoredDocument = Pick<
	typeof credentialDocuments.$inferInsert,
	'storageKey' | 'fileName' | 'contentType' | 'sizeBytes'
>

/** Takes the file out of the form, so that the schema of the other fields does not meet it. A file sent twice is a 400. */
export async function readDocument(form: FormData): Promise<Upload | null> {
	const entries = form.getAll('document')
	if (entries.length > 1) throw badRequest()
	form.delete('document')
	return readUpload(entries[0])
}

/** Wide enough to read the small print of a certificate. */
const widestPx = 2400

/**
 * Checks a document and stores it under a random key. A picture is redrawn, without what a camera writes into it. The
 * file is removed after an hour if no credential holds it by then.
 */
export async function storeDocument(upload: Upload): Promise<Result<StoredDocument, DocumentFailure>> {
	const clean = await cleanDocument(upload.bytes)
	if (!clean.ok) return clean
	const { bytes, contentType } = clean.value
	const storageKey = newFileKey('credentials')
	await db.transaction((tx) => filesOfCredentials.expect(tx, storageKey))
	await fileStore.put(storageKey, bytes, { contentType, bytes: bytes.length })
	const fileName = fileNameFor(upload.name, contentType)
	return ok({ storageKey, fileName, contentType, sizeBytes: bytes.length })
}

type CleanDocument = { bytes: Buffer; contentType: 'application/pdf' | 'image/jpeg' }

async function cleanDocument(bytes: Buffer): Promise<Result<CleanDocument, DocumentFailure>> {
	const checked = await checkDocument(bytes, documentRule)
	if (!checked.ok) return checked
	if (checked.value.type === 'pdf') return ok({ bytes, contentType: 'application/pdf' })
	return cleanImage(bytes, { widestPx })
}

/** `IMG_2041.HEIC.png` becomes `IMG_2041.HEIC.jpeg`, as it was redrawn as a JPEG. */
function fileNameFor(name: string, contentType: CleanDocument['contentType']): string {
	if (contentType === 'application/pdf') return safeFileName(name, 'pdf')
	return safeFileName(name.replace(/\.(jpe?g|png)$/i, ''), 'jpeg')
}

/** The sentence for a file that was refused, and what to do about it where that is not plain. */
export const documentMessages: Record<DocumentFailure, string> = {
	'wrong-type': documentRule.typeMessage,
	'too-large': documentRule.sizeMessage,
	empty: 'This file is empty. Choose another one.',
	damaged: 'This file is damaged and cannot be read. Save or photograph it again and upload the new file.',
	unsafe: 'This PDF contains a password, script or attachment. Save a plain copy, or upload a photo of the page.',
}

/** What becomes of files that no credential holds, and of those that were found infected. */
export const filesOfCredentials = orphanedFiles('credentials.remove-orphaned-document', async (storageKey) => {
	const [holder] = await db
		.select({ scan: credentialDocuments.scan })
		.from(credentialDocuments)
		.where(eq(credentialDocuments.storageKey, storageKey))
	return holder
})
