import { and, eq, isNull } from 'drizzle-orm'
import { recordCodeOpened } from '#app/credentials/grade-proof.server.ts'
import { hostsOfIssuers } from '#app/credentials/papers/hosts.ts'
import type { PaperReading } from '#app/credentials/papers/paper.ts'
import { credentialDocuments, credentialPapers, credentials } from '#app/credentials/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { db } from '#app/platform/database/db.server.ts'

/** The address of the code on a credential's document, each opening noted. Null where there is none, or none on our list of issuers. */
export async function openCode(actor: Operator, credentialId: string): Promise<string | null> {
	const [paper] = await db
		.select({
			reading: credentialPapers.reading,
			documentId: credentialDocuments.id,
			specialistId: credentials.specialistId,
		})
		.from(credentials)
		.innerJoin(
			credentialDocuments,
			and(eq(credentialDocuments.credentialId, credentials.id), isNull(credentialDocuments.retiredAt)),
		)
		.innerJoin(credentialPapers, eq(credentialPapers.documentId, credentialDocuments.id))
		.where(eq(credentials.id, credentialId))
	const code = (paper?.reading as PaperReading | null | undefined)?.code
	if (!paper || !code?.host || !hostsOfIssuers.has(code.host)) return null
	await recordCodeOpened(db, actor, { credentialId, ...paper })
	return code.text
}
