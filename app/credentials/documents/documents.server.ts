import { replacedFileDays } from '#app/durations.ts'
import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Specialist } from '#app/identity/actor.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { eachAlone } from '#app/platform/delivery/each-alone.server.ts'
import { defineTask, enqueue } from '#app/platform/tasks/tasks.server.ts'
import { scanDocumentLater } from './document-scan.server.ts'
import { dropFrom, filesOfCredentials, type StoredDocument } from './document-upload.server.ts'
import { credentialDocuments, credentials } from '../tables.server.ts'

/** Replaced documents that stay on file beside the current one, in case a decision is questioned. */
const maxEarlier = 3

const documentsOf = (credentialId: string) => eq(credentialDocuments.credentialId, credentialId)

export const hasDocument = async (tx: Transaction, credentialId: string) =>
	(await tx.$count(credentialDocuments, and(documentsOf(credentialId), isNull(credentialDocuments.retiredAt)))) > 0

/** Whether there ever was one to look at: of one with a virus there was not. */
export const hadDocument = async (tx: Transaction, credentialId: string) =>
	(await tx.$count(credentialDocuments, and(documentsOf(credentialId), ne(credentialDocuments.scan, 'infected')))) > 0

/** Makes a stored file the document of a credential, whose row the caller has locked; the one before is retired. Scan it after the commit. */
export async function attachDocument(tx: Transaction, credentialId: string, file: StoredDocument): Promise<string> {
	await tx
		.update(credentialDocuments)
		.set({ retiredAt: sql`now()` })
		.where(and(eq(credentialDocuments.credentialId, credentialId), isNull(credentialDocuments.retiredAt)))
	const { id } = only(
		await tx
			.insert(credentialDocuments)
			.values({ credentialId, ...file })
			.returning({ id: credentialDocuments.id }),
	)
	const surplus = await tx
		.select({ id: credentialDocuments.id, storageKey: credentialDocuments.storageKey })
		.from(credentialDocuments)
		.where(and(eq(credentialDocuments.credentialId, credentialId), isNotNull(credentialDocuments.retiredAt)))
		.orderBy(desc(credentialDocuments.retiredAt), desc(credentialDocuments.uploadedAt))
		.offset(maxEarlier)
	for (const document of surplus) await dropDocument(tx, document)
	// The upload scans at once. This task is for when that fails.
	await enqueue(tx, scanDocumentLater, { documentId: id }, { startAfterSeconds: 5 })
	return id
}

const dropDocument = dropFrom(credentialDocuments)

/** Has all files of a credential removed from the store; the rows go with the credential. */
export async function letGoOfDocuments(tx: Transaction, credentialId: string) {
	const files = await tx
		.select({ storageKey: credentialDocuments.storageKey })
		.from(credentialDocuments)
		.where(eq(credentialDocuments.credentialId, credentialId))
	for (const { storageKey } of files) await filesOfCredentials.letGo(tx, storageKey)
}

const fileColumns = {
	id: credentialDocuments.id,
	storageKey: credentialDocuments.storageKey,
	fileName: credentialDocuments.fileName,
	contentType: credentialDocuments.contentType,
	sizeBytes: credentialDocuments.sizeBytes,
	scan: credentialDocuments.scan,
	signature: credentialDocuments.signature,
	editedWith: credentialDocuments.editedWith,
}

/** The current document of the specialist's own credential; theirs to open whatever the scanner says of it, unless it is infected. */
export async function findOwnDocument(actor: Specialist, credentialId: string) {
	const [document] = await db
		.select(fileColumns)
		.from(credentialDocuments)
		.innerJoin(credentials, eq(credentials.id, credentialDocuments.credentialId))
		.where(
			and(
				eq(credentials.id, credentialId),
				eq(credentials.specialistId, actor.specialistId),
				isNull(credentialDocuments.retiredAt),
				ne(credentialDocuments.scan, 'infected'),
			),
		)
	return document ?? null
}

/** The current document of any credential, for the operator who checks it: nothing before a scanner has called it clean. */
export async function findCleanDocument(tx: Transaction, credentialId: string) {
	const [document] = await tx
		.select(fileColumns)
		.from(credentialDocuments)
		.where(
			and(
				eq(credentialDocuments.credentialId, credentialId),
				isNull(credentialDocuments.retiredAt),
				eq(credentialDocuments.scan, 'clean'),
			),
		)
	return document ?? null
}

/** Every night: documents that were replaced long enough ago go. */
export const dropReplacedDocuments = defineTask({
	name: 'credentials.drop-replaced-documents',
	payload: z.object({}),
	schedule: '50 3 * * *',
	async run() {
		const old = await db
			.select({ id: credentialDocuments.id, storageKey: credentialDocuments.storageKey })
			.from(credentialDocuments)
			.where(lt(credentialDocuments.retiredAt, sql`now() - make_interval(days => ${replacedFileDays})`))
		await eachAlone(old, (document) => db.transaction((tx) => dropDocument(tx, document)))
	},
})
