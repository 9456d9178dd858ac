import { eq } from 'drizzle-orm'
import { checkDocument, type DocumentFailure } from '#app/platform/check-document.server.ts'
import { db } from '#app/platform/db.server.ts'
import { newFileKey } from '#app/platform/file-key.server.ts'
import { safeFileName } from '#app/platform/file-name.server.ts'
import { fileStore } from '#app/platform/files.server.ts'
import { badRequest } from '#app/platform/http.ts'
import { readUpload, type Upload } from '#app/platform/read-upload.server.ts'
import { ok, type Result } from '#app/platform/result.ts'
import { unheldFiles } from '#app/platform/unheld-files.server.ts'
import type { ResumeRule } from './resume-rules.ts'
import { resumes } from './tables.server.ts'

/** A file that lies in the store and belongs to nobody yet. */
export type StoredFile = {
	storageKey: string
	fileName: string
	contentType: (typeof resumes.$inferSelect)['contentType']
	sizeBytes: number
}

/** Takes the file out of the form, so that the schema of the other fields does not meet it. A file sent twice is a 400. */
export async function takeResume(form: FormData): Promise<Upload | null> {
	const entries = form.getAll('resume')
	if (entries.length > 1) throw badRequest()
	form.delete('resume')
	return readUpload(entries[0])
}

/** Longer than it takes to prove a phone number. */
const claimWithin = { hours: 2 }

/**
 * Checks a file and puts it into the store under a random key. If no resume has come to hold it two hours later, it is
 * removed again, so whoever calls this may give up at any point.
 */
export async function storeResume(
	folder: string,
	upload: Upload,
	rule: ResumeRule,
): Promise<Result<StoredFile, DocumentFailure>> {
	const checked = await checkDocument(upload.bytes, rule)
	if (!checked.ok) return checked
	const { type, contentType } = checked.value
	const storageKey = newFileKey(folder)
	await db.transaction((tx) => filesOfResumes.expect(tx, storageKey, claimWithin))
	await fileStore.put(storageKey, upload.bytes, { contentType, bytes: upload.bytes.length })
	return ok({
		storageKey,
		fileName: safeFileName(upload.name, type),
		contentType: contentType as StoredFile['contentType'],
		sizeBytes: upload.bytes.length,
	})
}

/** The sentence for a file that was refused: the form's own, and what to do about it where that is not plain. */
export function uploadMessage(failure: DocumentFailure, { typeMessage, sizeMessage }: ResumeRule): string {
	const messages: Record<DocumentFailure, string> = {
		'wrong-type': typeMessage,
		'too-large': sizeMessage,
		empty: `${asSentence(typeMessage)} This file is empty.`,
		damaged: `${asSentence(typeMessage)} This file is damaged: save it again and choose the new one.`,
		unsafe: `${asSentence(typeMessage)} This file has a password, a script or another file inside: save it without and choose the new one.`,
	}
	return messages[failure]
}

const asSentence = (message: string) => (message.endsWith('.') ? message : `${message}.`)

/** What becomes of files that are no resume, and of those that were found infected. */
export const filesOfResumes = unheldFiles('specialists.remove-unheld-file', async (storageKey) => {
	const [holder] = await db.select({ scan: resumes.scan }).from(resumes).where(eq(resumes.storageKey, storageKey))
	return holder
})
