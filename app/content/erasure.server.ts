import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db.server.ts'
import { contactMessages } from './tables.server.ts'

/** Removes what came in by the contact form from this address. */
export const eraseMessagesFrom = (tx: Transaction, email: string) =>
	tx.delete(contactMessages).where(sql`lower(${contactMessages.email}) = lower(${email})`)
