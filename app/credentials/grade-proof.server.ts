import { and, eq, sql } from 'drizzle-orm'
import type { Operator } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import type { Queryable, Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import type { CheckGrade } from './grades.ts'
import type { PaperProof } from './papers/paper-proof.ts'

const codeOpened = 'credential.code-opened'

/** An operator opened the page of the code on a document. */
export const recordCodeOpened = (
	on: Queryable,
	{ accountId }: Operator,
	{ credentialId, specialistId, documentId }: { credentialId: string; specialistId: string; documentId: string },
) =>
	recordAudit(on, {
		actorAccountId: accountId,
		action: codeOpened,
		subjectType: 'credential',
		subjectId: credentialId,
		about: [specialistId],
		facts: { documentId },
	})

export type GradeFailure = 'not-signed' | 'page-not-opened'

/**
 * Whether an operator may say this grade of a document: `signed` only where the program found the signature of a listed issuer valid, and
 * `council-page` only after they opened the page of the code on this very document. The other two are the operator's own word.
 */
export async function proveGrade(
	tx: Transaction,
	actor: Operator,
	grade: CheckGrade,
	document: { id: string; credentialId: string; signature: unknown },
): Promise<Result<null, GradeFailure>> {
	if (grade === 'signed')
		return (document.signature as PaperProof | null)?.kind === 'signed' ? ok(null) : fail('not-signed')
	if (grade !== 'council-page') return ok(null)
	const opened = await tx.$count(
		auditEvents,
		and(
			eq(auditEvents.action, codeOpened),
			eq(auditEvents.subjectId, document.credentialId),
			eq(auditEvents.actorAccountId, actor.accountId),
			sql`${auditEvents.facts} ->> 'documentId' = ${document.id}`,
		),
	)
	return opened > 0 ? ok(null) : fail('page-not-opened')
}
