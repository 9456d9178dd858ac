import { buffer } from 'node:stream/consumers'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { log } from '#app/platform/log.server.ts'
import { whilePatient } from '#app/platform/patience.server.ts'
import type { Scanner } from '#app/platform/files/scan-verdict.server.ts'
import { scanner } from '#app/platform/files/scanner.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { queueReading } from '../papers/papers.server.ts'
import { filesOfCredentials } from './document-upload.server.ts'
import { credentialInfected } from '../messages.ts'
import { credentialDocuments, credentials } from '../tables.server.ts'

/** Retries for long, because only the owner can open the document until a scanner calls it clean. */
export const scanDocumentLater = defineTask({
	name: 'credentials.scan-document',
	payload: z.object({ documentId: z.uuid() }),
	retryLimit: 1_000,
	retryDelayMax: 30,
	run: ({ documentId }) => scanDocument(documentId),
})

const isWaiting = (documentId: string) =>
	and(eq(credentialDocuments.id, documentId), eq(credentialDocuments.scan, 'scanning'))

/** Asks the scanner about a document and writes its verdict down. Throws when there is none; once there is one, does nothing. */
export async function scanDocument(documentId: string, by: Scanner = scanner) {
	const [document] = await db
		.select({ storageKey: credentialDocuments.storageKey })
		.from(credentialDocuments)
		.where(isWaiting(documentId))
	if (!document) return
	const stored = await fileStore.get(document.storageKey)
	if (!stored) throw new Error('The file of a credential is not in the store')

	const verdict = await by.scan(await buffer(stored))

	if (verdict === 'clean')
		await db.transaction(async (tx) => {
			await tx.update(credentialDocuments).set({ scan: 'clean' }).where(isWaiting(documentId))
			await queueReading(tx, documentId)
		})
	else await quarantine(documentId, document.storageKey)
}

/** Takes the file off the credential and tells its owner. */
async function quarantine(documentId: string, storageKey: string) {
	await db.transaction(async (tx) => {
		const [found] = await tx
			.update(credentialDocuments)
			.set({ scan: 'infected', retiredAt: sql`coalesce(${credentialDocuments.retiredAt}, now())` })
			.where(isWaiting(documentId))
			.returning({ credentialId: credentialDocuments.credentialId, fileName: credentialDocuments.fileName })
		if (!found) return
		const { credentialId, fileName } = found
		const { specialistId } = only(
			await tx
				.select({ specialistId: credentials.specialistId })
				.from(credentials)
				.where(eq(credentials.id, credentialId)),
		)
		await recordAudit(tx, {
			action: 'credential.document-infected',
			subjectType: 'credential',
			subjectId: credentialId,
			facts: { documentId },
		})
		await notify(tx, credentialInfected, {
			to: [{ accountId: specialistId }],
			key: `credential-infected/${documentId}`,
			facts: { credentialId, fileName },
		})
		await filesOfCredentials.quarantine(tx, storageKey)
	})
}

/** Scans while the person waits, as long as a page waits; the task that is queued takes over from there. */
export async function scanDocumentSoon(documentId: string) {
	const scan = scanDocument(documentId).catch((error: unknown) => {
		log.warn({ documentId, err: error }, 'document waits for the scanner')
	})
	await whilePatient(scan)
}
