import { eq } from 'drizzle-orm'
import { findCleanDocument } from '#app/credentials/documents/documents.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'

export type ReadFailure = 'unknown' | 'needs-reason'
type CleanDocument = NonNullable<Awaited<ReturnType<typeof findCleanDocument>>>

/**
 * The document of a credential for the operator who checks it, each reading noted with its reason. While the credential
 * waits, the check is the reason; afterwards one has to be given.
 */
export async function readDocument(
	actor: Operator,
	credentialId: string,
	given: string | null,
): Promise<Result<CleanDocument, ReadFailure>> {
	return db.transaction(async (tx) => {
		const [credential] = await tx
			.select({ status: credentials.status, specialistId: credentials.specialistId })
			.from(credentials)
			.where(eq(credentials.id, credentialId))
		const document = credential && (await findCleanDocument(tx, credentialId))
		if (!document) return fail('unknown')
		const reason = given ?? (credential.status === 'pending' ? 'Checking the credential' : null)
		if (reason === null) return fail('needs-reason')
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: 'credential.document-read',
			subjectType: 'credential',
			subjectId: credentialId,
			about: [credential.specialistId],
			fields: ['document'],
			reason,
		})
		return ok(document)
	})
}
