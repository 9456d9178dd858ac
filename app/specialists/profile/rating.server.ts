import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { specialists } from '../tables.server.ts'

/** Ratings of one specialist come one after the other until the transaction ends: no two see the same state. */
export const lockRated = (tx: Transaction, specialistId: string) =>
	tx.select({ id: specialists.id }).from(specialists).where(eq(specialists.id, specialistId)).for('update')

/** Adds stars to a specialist's sum, or takes them off it when a rating is hidden. */
export async function countStars(tx: Transaction, specialistId: string, { stars, by }: { stars: number; by: 1 | -1 }) {
	await tx
		.update(specialists)
		.set({
			ratingSum: sql`${specialists.ratingSum} + ${by * stars}`,
			ratingCount: sql`${specialists.ratingCount} + ${by}`,
		})
		.where(eq(specialists.id, specialistId))
}
