import { eq } from 'drizzle-orm'
import { checkDocument, type DocumentFailure } from '#app/platform/files/check-document.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { safeFileName } from '#app/platform/files/file-name.server.ts'
import { notStored, putUpload } from '#app/platform/files/files.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { cleanImage } from '#app/platform/files/image.server.ts'
import { photoTypes } from '#app/platform/files/photo-types.ts'
import { readUpload, type Upload } from '#app/platform/files/read-upload.server.ts'
import { t } from '#app/platform/language/words.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { orphanedFiles } from '#app/platform/files/orphaned-files.server.ts'
import { fileRule } from './file-rule.ts'
import { messageFiles } from '../tables.server.ts'

/** A stored file that has come with no message yet. */
export type StoredFile = Pick<typeof messageFiles.$inferInsert, 'storageKey' | 'fileName' | 'contentType' | 'sizeBytes'>

/** Takes the file out of the form, so that the schema of the other fields does not meet it. A file sent twice is a 400. */
export async function readFileField(form: FormData): Promise<Upload | null> {
	const entries = form.getAll('file')
	if (entries.length > 1) throw badRequest()
	form.delete('file')
	return readUpload(entries[0])
}

/** A page photographed by a phone stays readable. */
const widestPx = 2400

/**
 * Checks a file and stores it under a random key. A picture is redrawn, without the data that a camera writes into it.
 * If no message has come to carry it an hour later, it is removed.
 */
export async function storeFile(upload: Upload): Promise<Result<StoredFile, DocumentFailure>> {
	const checked = await checkDocument(upload.bytes, fileRule)
	if (!checked.ok) return checked
	const { type, contentType, bytes } = checked.value
	if (type !== 'pdf' && type !== 'docx') return storePicture(upload)
	return put(bytes, safeFileName(upload.name, type), contentType as StoredFile['contentType'])
}

async function storePicture(upload: Upload): Promise<Result<StoredFile, DocumentFailure>> {
	const clean = await cleanImage(upload.bytes, { widestPx })
	if (!clean.ok) return clean
	const name = safeFileName(upload.name.replace(photoTypes.extension, ''), 'jpeg')
	return put(clean.value.bytes, name, clean.value.contentType)
}

async function put(
	bytes: Buffer,
	fileName: string,
	contentType: StoredFile['contentType'],
): Promise<Result<StoredFile, 'not-stored'>> {
	const storageKey = newFileKey('messages')
	await db.transaction((tx) => filesOfMessages.expect(tx, storageKey))
	if (!(await putUpload(storageKey, bytes, contentType))) return fail('not-stored')
	return ok({ storageKey, fileName, contentType, sizeBytes: bytes.length })
}

/** The sentence for a file that was refused, and what to do about it where that is not plain. */
export const fileMessages: Readonly<Record<DocumentFailure, string>> = {
	get 'wrong-type'() {
		return fileRule.typeMessage
	},
	get 'too-large'() {
		return fileRule.sizeMessage
	},
	get empty() {
		return t`This file is empty. Choose another one.`
	},
	get damaged() {
		return t`This file is damaged and cannot be read. Save it again and upload the new copy.`
	},
	get unsafe() {
		return t`This file is built in a way that we cannot check. Print it to a new PDF and upload that.`
	},
	get locked() {
		return t`This file needs a password to open. Save a copy without the password and upload that.`
	},
	get macros() {
		return t`This file contains macros. Save it as a PDF and upload that.`
	},
	get 'old-word'() {
		return fileRule.typeMessage
	},
	get 'rich-text'() {
		return fileRule.typeMessage
	},
	get 'open-document'() {
		return fileRule.typeMessage
	},
	get picture() {
		return fileRule.typeMessage
	},
	get 'not-stored'() {
		return notStored()
	},
}

/** What becomes of files that no message carries, and of those that were found infected. */
export const filesOfMessages = orphanedFiles('messages.remove-orphaned-file', async (storageKey) => {
	const [holder] = await db
		.select({ scan: messageFiles.scan })
		.from(messageFiles)
		.where(eq(messageFiles.storageKey, storageKey))
	return holder
})
