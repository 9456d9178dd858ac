import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/db.server.ts'
import { calendarFeeds, interviews } from './tables.server.ts'

/** Removes every interview of a specialist with its times and history. Returns the ids under which hospitals were told. */
export async function eraseInterviews(tx: Transaction, specialistId: string): Promise<string[]> {
	await tx.delete(calendarFeeds).where(eq(calendarFeeds.accountId, specialistId))
	const erased = await tx
		.delete(interviews)
		.where(eq(interviews.specialistId, specialistId))
		.returning({ id: interviews.id })
	return erased.map(({ id }) => id)
}
