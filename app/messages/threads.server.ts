import { and, eq } from 'drizzle-orm'
import { only, type Transaction } from '#app/platform/db.server.ts'
import { threads } from './tables.server.ts'

export type Pair = { hospitalId: string; specialistId: string }

/** The one thread of a hospital and a specialist, begun if there was none, and locked until the transaction ends. */
export async function openThread(tx: Transaction, { hospitalId, specialistId }: Pair): Promise<{ id: string }> {
	await tx
		.insert(threads)
		.values({ hospitalId, specialistId })
		.onConflictDoNothing({ target: [threads.hospitalId, threads.specialistId] })
	const found = await tx
		.select({ id: threads.id })
		.from(threads)
		.where(and(eq(threads.hospitalId, hospitalId), eq(threads.specialistId, specialistId)))
		.for('update')
	return only(found)
}
