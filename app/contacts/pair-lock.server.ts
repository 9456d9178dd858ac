import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db.server.ts'

/**
 * Lets one transaction at a time decide about a hospital and a specialist, until it ends. Whoever blocks and whoever
 * sends, accepts or takes back takes it first, so that nothing arrives after a block.
 */
export const lockPair = (tx: Transaction, { hospitalId, specialistId }: { hospitalId: string; specialistId: string }) =>
	tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pair ${hospitalId} ${specialistId}`}, 7))`)
