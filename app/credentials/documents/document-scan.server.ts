import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { scanOf, scanRetries } from '#app/platform/files/scan-of.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { queueReading } from '../papers/papers.server.ts'
import { filesOfCredentials } from './document-upload.server.ts'
import { credentialInfected } from '../messages.ts'
import { credentialDocuments, credentials } from '../tables.server.ts'

export const scanDocumentLater = defineTask({
	name: 'credentials.scan-document',
	payload: z.object({ documentId: z.uuid() }),
	...scanRetries,
	run: ({ documentId }) => scanDocument(documentId),
})

const {
	isWaiting,
	scan: scanDocument,
	scanSoon: scanDocumentSoon,
} = scanOf(credentialDocuments, async (documentId, verdict, storageKey) => {
	if (verdict === 'infected') return quarantine(documentId, storageKey)
	await db.transaction(async (tx) => {
		await tx.update(credentialDocuments).set({ scan: 'clean' }).where(isWaiting(documentId))
		await queueReading(tx, documentId)
	})
})
export { scanDocument, scanDocumentSoon }

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
