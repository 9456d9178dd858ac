import { and, eq } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import type { PictureText } from '#app/platform/ocr/picture-text.ts'
import { pdfOfPictures, picturesOfPdf } from '#app/platform/pdf/pictures-pdf.server.ts'
import { resumes } from '../tables.server.ts'
import { placedWords } from './resume-reading/placed-words.ts'
import { newMark } from './recognised-mark.server.ts'
import { profileRule } from './resume-rules.ts'
import { filesOfResumes } from './resume-upload.server.ts'

/** Six pages of small print take half of it. */
export const maxLayerBytes = 120_000

/** A photographed resume with its words unseen over the photos; null where it cannot be made, and the file stays as it is. */
export async function withTextLayer(bytes: Buffer, printed: readonly (PictureText | null)[]): Promise<Buffer | null> {
	const words = printed.map((page) => page && placedWords(page))
	if (!words.some((page) => page && page.words.length > 0)) return null
	const pictures = await picturesOfPdf(bytes)
	if (!pictures) return null
	const pages = pictures.map((picture, at) => ({ ...picture, words: words[at] ?? null }))
	const searchable = await pdfOfPictures(pages, { Subject: subject, Keywords: newMark() })
	return searchable.length <= profileRule.maxBytes ? searchable : null
}

/** Tells whoever opens the file. */
const subject = 'Photographed pages. The text was recognised by a program and can contain mistakes.'

type Held = { id: string; specialistId: string; storageKey: string }
type Replacement = { storageKey: string; sizeBytes: number }

/** Puts the new file of a resume beside the old one. It is removed again if it does not take the old one's place. */
export async function storeBeside({ specialistId }: Held, bytes: Buffer): Promise<Replacement> {
	const storageKey = newFileKey(specialistId)
	await db.transaction((tx) => filesOfResumes.expect(tx, storageKey))
	await fileStore.put(storageKey, bytes, { contentType: 'application/pdf', bytes: bytes.length })
	return { storageKey, sizeBytes: bytes.length }
}

/** From the commit on the resume is the new file. A download of the old one that has begun has an hour to finish. */
export async function replaceFile(tx: Transaction, { id, storageKey }: Held, replacement: Replacement) {
	const replaced = await tx
		.update(resumes)
		.set(replacement)
		.where(and(eq(resumes.id, id), eq(resumes.storageKey, storageKey), eq(resumes.scan, 'clean')))
		.returning({ id: resumes.id })
	if (replaced.length > 0) await filesOfResumes.expect(tx, storageKey)
}
