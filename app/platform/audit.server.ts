import { only, type Transaction } from './db.server.ts'
import { auditEvents } from './tables.server.ts'

/** Writes who did what in the same transaction as the act, so that neither exists without the other. */
export async function recordAudit(tx: Transaction, event: Omit<typeof auditEvents.$inferInsert, 'id' | 'at'>) {
	return only(await tx.insert(auditEvents).values(event).returning({ id: auditEvents.id }))
}
