import { eq, inArray } from 'drizzle-orm'
import { applications } from '#app/applications/tables.server.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import { offers, placements } from './tables.server.ts'

/**
 * Removes what a specialist was offered, where they were hired, and the ratings of both sides. Comes before their
 * applications, which all of it hangs on. Returns the ids under which hospitals were told.
 */
export async function eraseOffers(tx: Transaction, specialistId: string): Promise<string[]> {
	await tx.delete(placements).where(eq(placements.specialistId, specialistId))
	const sent = tx.select({ id: applications.id }).from(applications).where(eq(applications.specialistId, specialistId))
	const gone = await tx.delete(offers).where(inArray(offers.applicationId, sent)).returning({ id: offers.id })
	return gone.map(({ id }) => id)
}
