import { and, eq } from 'drizzle-orm'
import { only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import type { Pair } from '#app/relations/queries.server.ts'
import { threads } from './tables.server.ts'

const ofPair = ({ hospitalId, specialistId }: Pair) =>
	and(eq(threads.hospitalId, hospitalId), eq(threads.specialistId, specialistId))

/** The one thread of a hospital and a specialist, begun if there was none, and locked until the transaction ends. */
export async function openThread(tx: Transaction, pair: Pair): Promise<{ id: string }> {
	const [thread] = await lockThread(tx, pair)
	if (thread) return thread
	await tx
		.insert(threads)
		.values({ hospitalId: pair.hospitalId, specialistId: pair.specialistId })
		.onConflictDoNothing({ target: [threads.hospitalId, threads.specialistId] })
	return only(await lockThread(tx, pair))
}

const lockThread = (tx: Transaction, pair: Pair) =>
	tx.select({ id: threads.id }).from(threads).where(ofPair(pair)).for('update')

/** The thread of the two, or null when no one has begun one. */
export async function findThread(on: Queryable, pair: Pair): Promise<{ id: string } | null> {
	const [thread] = await on.select({ id: threads.id }).from(threads).where(ofPair(pair))
	return thread ?? null
}
