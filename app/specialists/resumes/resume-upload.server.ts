import { eq } from 'drizzle-orm'
import { keyedHash } from '#app/identity/tokens.server.ts'
import { checkDocument, type DocumentFailure } from '#app/platform/files/check-document.server.ts'
import { consumeAllowance } from '#app/platform/daily-allowance.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { safeFileName } from '#app/platform/files/file-name.server.ts'
import { notStored, putUpload } from '#app/platform/files/files.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { readUpload, type Upload } from '#app/platform/files/read-upload.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { orphanedFiles } from '#app/platform/files/orphaned-files.server.ts'
import type { ResumeRule } from './resume-rules.ts'
import { resumes } from '../tables.server.ts'
import { t } from '#app/platform/language/words.ts'

/** A file in the store that belongs to no one yet. */
export type StoredFile = {
	storageKey: string
	fileName: string
	contentType: (typeof resumes.$inferSelect)['contentType']
	sizeBytes: number
	photographed?: boolean
}

/** Takes the file out of the form, so that the schema of the other fields does not meet it. A file sent twice is a 400. */
export async function readResume(form: FormData): Promise<Upload | null> {
	const entries = form.getAll('resume')
	if (entries.length > 1) throw badRequest()
	form.delete('resume')
	return readUpload(entries[0])
}

/** Longer than it takes to prove a phone number. */
const claimWithin = { hours: 2 }

/** A file with what may be kept of it. */
export type CheckedFile = { file: StoredFile; bytes: Buffer }

/** Checks a file and gives it a random key, under which it can be put into the store. */
export async function checkResume(
	folder: string,
	upload: Upload,
	rule: ResumeRule,
): Promise<Result<CheckedFile, DocumentFailure>> {
	const checked = await checkDocument(upload.bytes, rule)
	if (!checked.ok) return checked
	const { type, contentType, bytes } = checked.value
	return ok({
		bytes,
		file: {
			storageKey: newFileKey(folder),
			fileName: safeFileName(upload.name, type, 'resume'),
			contentType: contentType as StoredFile['contentType'],
			sizeBytes: bytes.length,
		},
	})
}

/**
 * Puts a checked file into the store; false when the store does not answer. If no resume has come to hold it two hours
 * later, it is removed again, so the caller may give up at any point.
 */
export async function putResume(tx: Transaction, { storageKey, contentType }: StoredFile, bytes: Buffer) {
	await filesOfResumes.expect(tx, storageKey, claimWithin)
	return putUpload(storageKey, bytes, contentType)
}

/** Checks a file and puts it into the store. */
export async function storeResume(
	folder: string,
	upload: Upload,
	rule: ResumeRule,
): Promise<Result<StoredFile, DocumentFailure>> {
	const checked = await checkResume(folder, upload, rule)
	if (!checked.ok) return checked
	const { file, bytes } = checked.value
	const isStored = await db.transaction((tx) => putResume(tx, file, bytes))
	return isStored ? ok(file) : fail('not-stored')
}

/** Files in a day of India from visitors who have not proved a number yet: from one address, and from all of them. */
export const incomingPerDay = { address: 30, all: 2_000 }

/** Counts one such file. False when it is one too many, and must not be stored. */
export const readIncoming = async (clientAddress: string, { storageKey }: StoredFile) =>
	(await consumeAllowance(`incoming:${keyedHash(clientAddress)}`, [storageKey], incomingPerDay.address)) &&
	(await consumeAllowance('incoming', [storageKey], incomingPerDay.all))

/** The sentence for a file that was refused, with what to do about it. The form's own where it is no file of its kinds. */
export function uploadMessage(failure: DocumentFailure, { typeMessage, sizeMessage }: ResumeRule): string {
	const notOurs = /[.।]$/.test(typeMessage) ? typeMessage : `${typeMessage}.`
	const messages: Record<DocumentFailure, string> = {
		'wrong-type': typeMessage,
		'too-large': sizeMessage,
		'not-stored': notStored(),
		empty: `${notOurs} ${t`This file is empty.`}`,
		damaged: `${notOurs} ${t`This file is damaged. Save it again and upload the new copy.`}`,
		locked: t`This file needs a password to open. Save a copy without the password and upload that.`,
		unsafe: t`This file is built in a way that we cannot check for safety. Print it to a new PDF and upload that.`,
		macros: t`This file contains macros or another file. Save it as a PDF and upload that.`,
		'old-word': `${notOurs} ${t`This is an older Word file (.doc). Save it in Word as a PDF and upload that.`}`,
		'rich-text': `${notOurs} ${t`This is a rich text file (.rtf). Save it as a PDF and upload that.`}`,
		'open-document': `${notOurs} ${t`This is an OpenDocument file (.odt). Export it as a PDF and upload that.`}`,
		picture: `${notOurs} ${t`This is a photo. Save the resume itself as a PDF, or scan the page to a PDF with your phone.`}`,
	}
	return messages[failure]
}

/** What becomes of files that are no resume, and of those that were found infected. */
export const filesOfResumes = orphanedFiles('specialists.remove-orphaned-file', async (storageKey) => {
	const [holder] = await db.select({ scan: resumes.scan }).from(resumes).where(eq(resumes.storageKey, storageKey))
	return holder
})
