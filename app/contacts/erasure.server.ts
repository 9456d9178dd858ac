import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db.server.ts'
import { userReports, contactRequests } from './tables.server.ts'

/**
 * Removes every request to a specialist with its history, and every report by or about them. Returns the ids used to
 * notify hospitals and operators.
 */
export async function eraseContacts(tx: Transaction, specialistId: string): Promise<string[]> {
	const reports = await tx
		.delete(userReports)
		.where(eq(userReports.specialistId, specialistId))
		.returning({ id: userReports.id })
	const requests = await tx
		.delete(contactRequests)
		.where(eq(contactRequests.specialistId, specialistId))
		.returning({ id: contactRequests.id })
	return [...requests, ...reports].map(({ id }) => id)
}
