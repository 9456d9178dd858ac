import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { recordAudit } from '#app/platform/audit.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { announce, defineEvent } from '#app/platform/tasks.server.ts'

const kinds = ['new-device', 'passkey-added', 'passkey-removed', 'second-factor-on', 'second-factor-off'] as const
export type SecurityEventKind = (typeof kinds)[number]

/** Something about how an account is signed in to, which its owner hears of however their switches stand. */
export const securityEvent = defineEvent({
	name: 'identity.security',
	payload: z.object({ id: z.uuid(), accountId: z.uuid(), kind: z.enum(kinds), device: z.string() }),
})

/** Writes it down and has its owner told, in the transaction that does it. `device` in words: 'Chrome on Android'. */
export async function tellOwner(tx: Transaction, accountId: string, kind: SecurityEventKind, device = '') {
	await recordAudit(tx, {
		actorAccountId: accountId,
		action: `account.${kind}`,
		subjectType: 'account',
		subjectId: accountId,
	})
	await announce(tx, securityEvent, { id: randomUUID(), accountId, kind, device })
}
