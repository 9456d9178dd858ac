import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { applications } from './tables.server.ts'

/** Notes with the reminder that the hospital was reminded of these, so that it is once. */
export async function markReminded(tx: Transaction, applicationIds: string[]) {
	if (applicationIds.length === 0) return
	await tx.update(applications).set({ answerRemindedAt: sql`now()` }).where(inArray(applications.id, applicationIds))
}
