import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type AuditEvent, recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { announce, defineEvent } from '#app/platform/tasks/tasks.server.ts'

const kinds = ['new-device', 'passkey-added', 'passkey-removed', 'second-factor-on', 'second-factor-off'] as const
export type SecurityEventKind = (typeof kinds)[number]

/** What the audit log holds. */
type AuditedKind =
	| SecurityEventKind
	| 'signed-in'
	| 'sign-in-failed'
	| 'confirmed'
	| 'confirmation-failed'
	| 'signed-out'
	| 'session-ended'
	| 'sessions-ended'
	| 'email-confirmed'
	| 'password-changed'
	| 'access-restored'
	| 'operator-added'
	| 'operator-role-changed'
	| 'suspended'
	| 'restored'
	| 'owner-confirmed'

/** As the audit log has it. */
export const securityAudit = (
	accountId: string,
	kind: AuditedKind,
	facts: Record<string, string | boolean> = {},
	actorAccountId: string | null = accountId,
	reason: string | null = null,
): AuditEvent => ({
	actorAccountId,
	action: `account.${kind}`,
	subjectType: 'account',
	subjectId: accountId,
	reason,
	facts,
})

/** Writes down what happened to an account, in the transaction that does it; by its owner unless told otherwise. */
export const recordSecurity = (tx: Transaction, ...what: Parameters<typeof securityAudit>) =>
	recordAudit(tx, securityAudit(...what))

export type FailedProof = 'sign-in-failed' | 'confirmation-failed'
export type Means = 'password' | 'sms-code' | 'app-code' | 'mail-code' | 'passkey'
const noAccount = '00000000-0000-0000-0000-000000000000'

/**
 * Writes down a proof that was wrong. One for an account that does not exist is written down as well, so that both
 * answers take as long.
 */
export const recordFailedProof = (kind: FailedProof, accountId: string | undefined, means: Means) =>
	db.transaction((tx) => recordSecurity(tx, accountId ?? noAccount, kind, { means }, null))

/** A sign-in change of an account, which its owner is notified of whatever their settings. */
export const securityEvent = defineEvent({
	name: 'identity.security',
	payload: z.object({ id: z.uuid(), accountId: z.uuid(), kind: z.enum(kinds), device: z.string() }),
})

/** The owner has logged other devices out, or every one: none of them may be told anything more. */
export const devicesLoggedOut = defineEvent({
	name: 'identity.devices-logged-out',
	payload: z.object({ accountId: z.uuid() }),
})

/** Writes it down and has its owner told, in the transaction that does it. `device` in words: 'Chrome on Android'. */
export async function notifyOwner(tx: Transaction, accountId: string, kind: SecurityEventKind, device = '') {
	await recordSecurity(tx, accountId, kind)
	await announce(tx, securityEvent, { id: randomUUID(), accountId, kind, device })
}
