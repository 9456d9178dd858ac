import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Specialist } from '#app/identity/actor.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, only, type Transaction } from '#app/platform/database/db.server.ts'
import { t } from '#app/platform/language/words.ts'
import { registrationKey } from '#app/platform/text/registration-key.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { attachDocument, hadDocument, hasDocument, letGoOfDocuments } from './documents/documents.server.ts'
import type { StoredDocument } from './documents/document-upload.server.ts'
import { type CredentialKind, maxCredentials } from './kinds.ts'
import { claimPaper, isUnsent } from './papers/papers.server.ts'
import { credentialRunner, moveCredential } from './transitions.server.ts'
import type { Claim } from './schema.server.ts'
import { credentials } from './tables.server.ts'

/** One change at a time to what a person claims. */
const lockClaims = (tx: Transaction, { specialistId }: Specialist) =>
	tx.select({ id: specialists.id }).from(specialists).where(eq(specialists.id, specialistId)).for('update')

async function claimsAlready(tx: Transaction, actor: Specialist, { councilCode, number }: Claim, except?: string) {
	if (councilCode === null || number === null) return false
	const [same] = await tx
		.select({ id: credentials.id })
		.from(credentials)
		.where(
			and(
				eq(credentials.specialistId, actor.specialistId),
				eq(credentials.councilCode, councilCode),
				eq(registrationKey(credentials.number), registrationKey(number)),
				except === undefined ? undefined : ne(credentials.id, except),
			),
		)
	return same !== undefined
}

export type AddFailure = 'too-many' | 'claimed-already' | 'sent-already'

export const addRefusals: Record<AddFailure, string> = {
	get 'too-many'() {
		return t`You can add up to ${{ most: maxCredentials }} credentials. Remove one you no longer need.`
	},
	get 'claimed-already'() {
		return t`You have already added this registration.`
	},
	get 'sent-already'() {
		return t`This document has already been submitted.`
	},
}

export type Claimed = { credentialId: string; documentId: string | null }

/**
 * Puts a claim with its document into the queue of our checks; without one it is kept, and the queue has it once the document
 * comes. With `paperId` the file is that of a paper that was read before. Fails with `too-many` beyond 20, and with
 * `claimed-already` when this specialist has the same number of the same council on record, and with `sent-already` when the paper was
 * sent before.
 */
export async function addCredential(
	actor: Specialist,
	kind: CredentialKind,
	claim: Claim,
	file: StoredDocument | null,
	paperId: string | null = null,
): Promise<Result<Claimed, AddFailure>> {
	return db.transaction(async (tx) => {
		await lockClaims(tx, actor)
		const [held] = await tx
			.select({ credentials: count() })
			.from(credentials)
			.where(eq(credentials.specialistId, actor.specialistId))
		if ((held?.credentials ?? 0) >= maxCredentials) return fail('too-many')
		if (await claimsAlready(tx, actor, claim)) return fail('claimed-already')
		if (paperId !== null && !(await isUnsent(tx, actor, paperId))) return fail('sent-already')

		const { id } = only(
			await tx
				.insert(credentials)
				.values({ ...claim, kind, specialistId: actor.specialistId })
				.returning({ id: credentials.id }),
		)
		await credentialRunner.begin(tx, id, actor.accountId)
		const documentId = file && (await attachDocument(tx, id, file))
		if (documentId !== null && paperId !== null) await claimPaper(tx, paperId, documentId)
		return ok({ credentialId: id, documentId })
	})
}

export type ChangeFailure = 'unknown' | 'stale' | 'claimed-already'
export type Changed = { documentId: string | null; again: boolean; same: boolean; hasDocument: boolean }

/**
 * Saves the owner's changes. An earlier decision was about other content, so anything but a waiting credential returns
 * to the queue (`again`), which shows it once it has a document (`hasDocument`). A save that changes nothing leaves it as
 * it is (`same`). Fails with `stale` when it has been saved or decided elsewhere since `version`.
 */
export async function changeCredential(
	actor: Specialist,
	credentialId: string,
	{ version, ...claim }: Claim & { version: number },
	file: StoredDocument | null,
): Promise<Result<Changed, ChangeFailure>> {
	return db.transaction(async (tx) => {
		await lockClaims(tx, actor)
		const [before] = await tx
			.select()
			.from(credentials)
			.where(and(eq(credentials.id, credentialId), eq(credentials.specialistId, actor.specialistId)))
			.for('update')
		if (!before) return fail('unknown')
		if (before.version !== version) return fail('stale')
		const fields = Object.keys(claim) as (keyof Claim)[]
		if (!file && fields.every((field) => before[field] === claim[field]))
			return ok({ documentId: null, again: false, same: true, hasDocument: await hasDocument(tx, credentialId) })
		if (await claimsAlready(tx, actor, claim, credentialId)) return fail('claimed-already')

		// Our clock begins with the first document.
		const isFirst = file !== null && !(await hadDocument(tx, credentialId))
		await tx
			.update(credentials)
			.set({ ...claim, version: before.version + 1, ...(isFirst ? { submittedAt: sql`now()` } : {}) })
			.where(eq(credentials.id, credentialId))
		const documentId = file ? await attachDocument(tx, credentialId, file) : null
		const again = before.status !== 'pending'
		if (again) {
			const moved = await moveCredential(tx, actor, credentialId, 'pending')
			if (!moved.ok) throw new Error(`A ${before.status} credential could not be sent again: ${moved.failure}`)
		}
		return ok({ documentId, again, same: false, hasDocument: await hasDocument(tx, credentialId) })
	})
}

/** Takes a credential off the record, with its history and its files. False when it is not theirs. */
export async function removeCredential(actor: Specialist, credentialId: string): Promise<boolean> {
	return db.transaction(async (tx) => {
		const mine = and(eq(credentials.id, credentialId), eq(credentials.specialistId, actor.specialistId))
		const [found] = await tx
			.select({ kind: credentials.kind, status: credentials.status })
			.from(credentials)
			.where(mine)
			.for('update')
		if (!found) return false
		await letGoOfDocuments(tx, credentialId)
		await tx.delete(credentials).where(mine)
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: 'credential.removed',
			subjectType: 'credential',
			subjectId: credentialId,
			facts: found,
		})
		return true
	})
}
