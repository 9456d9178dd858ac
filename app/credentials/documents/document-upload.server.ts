import { and, eq, isNull } from 'drizzle-orm'
import type { DocumentFailure } from '#app/platform/files/check-document.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { prepareDocument } from '#app/platform/files/document-file.server.ts'
import { editorNamedIn } from '#app/platform/files/edited-with.server.ts'
import { newFileKey } from '#app/platform/files/file-key.server.ts'
import { putUpload } from '#app/platform/files/files.server.ts'
import type { Upload } from '#app/platform/files/read-upload.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { orphanedFiles } from '#app/platform/files/orphaned-files.server.ts'
import { proofOf } from '../papers/paper-proof.server.ts'
import { credentialDocuments, credentialPapers } from '../tables.server.ts'
import type { PaperFile } from './pages-of-paper.server.ts'

/** A stored file that belongs to no credential yet. */
export type StoredDocument = Pick<
	typeof credentialDocuments.$inferInsert,
	'storageKey' | 'fileName' | 'contentType' | 'sizeBytes' | 'signature' | 'editedWith'
>

/** Checks a document and stores it under a random key. The file is removed after an hour if no credential holds it by then. */
export async function storeDocument(upload: PaperFile): Promise<Result<StoredDocument, DocumentFailure>> {
	const prepared = await prepareDocument(upload)
	if (!prepared.ok) return prepared
	const { bytes, contentType, fileName } = prepared.value
	const storageKey = newFileKey('credentials')
	await db.transaction((tx) => filesOfCredentials.expect(tx, storageKey))
	if (!(await putUpload(storageKey, bytes, contentType))) return fail('not-stored')
	const file = { storageKey, fileName, contentType, sizeBytes: bytes.length }
	return ok({ ...file, signature: proofOf(upload.bytes), editedWith: await editorOf(upload.photos ?? [upload]) })
}

async function editorOf(files: readonly Upload[]) {
	for (const { bytes } of files) {
		const editor = await editorNamedIn(bytes)
		if (editor !== null) return editor
	}
	return null
}

/** What becomes of files that no credential holds, and of those that were found infected. */
export const filesOfCredentials = orphanedFiles('credentials.remove-orphaned-document', async (storageKey) => {
	const [document] = await db
		.select({ scan: credentialDocuments.scan })
		.from(credentialDocuments)
		.where(eq(credentialDocuments.storageKey, storageKey))
	if (document) return document
	const [unsent] = await db
		.select({ scan: credentialPapers.scan })
		.from(credentialPapers)
		.where(and(eq(credentialPapers.storageKey, storageKey), isNull(credentialPapers.documentId)))
	return unsent
})

/** Removes a row with its file. */
export const dropFrom =
	(table: typeof credentialDocuments | typeof credentialPapers) =>
	async (tx: Transaction, { id, storageKey }: { id: string; storageKey: string }) => {
		await tx.delete(table).where(eq(table.id, id))
		await filesOfCredentials.letGo(tx, storageKey)
	}
