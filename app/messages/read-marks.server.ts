import { and, eq, gt, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { db, type Transaction } from '#app/platform/database/db.server.ts'
import { pairWith, sideOf, type Writer } from './people.ts'
import { messages, threadReads, threads } from './tables.server.ts'
import { announceIn } from './notifications.server.ts'
import { findThread } from './threads.server.ts'

/**
 * Records that someone has read their thread up to this message, the last on their page, and tells the other side.
 * Never goes back, because of two pages the one that showed more counts.
 */
export async function markRead(reader: Writer, otherId: string, throughId: string) {
	const pair = pairWith(reader, otherId)
	const thread = await findThread(db, pair)
	if (!thread || !(await hasUnread(reader, thread.id, throughId))) return
	await db.transaction(async (tx) => {
		// Nothing new arrives while this is written, so the read time never covers what no one has seen.
		await tx.select({ id: threads.id }).from(threads).where(eq(threads.id, thread.id)).for('update')
		const isLast = !(await hasLater(tx, reader, thread.id, throughId))
		const readThrough = isLast ? sql`clock_timestamp()` : sentOf(throughId)
		await tx
			.insert(threadReads)
			.values({ threadId: thread.id, accountId: reader.accountId, readThrough })
			.onConflictDoUpdate({
				target: [threadReads.threadId, threadReads.accountId],
				set: { readThrough: sql`greatest(${threadReads.readThrough}, excluded.read_through)` },
			})
		await announceIn(tx, pair)
	})
}

const sentOf = (messageId: string) => sql`(select sent_at from ${messages} where id = ${messageId})`

const fromOthers = (reader: Writer, threadId: string) =>
	and(eq(messages.threadId, threadId), ne(messages.side, sideOf(reader)))

/** Has the other side written something up to this message that the reader has not read? */
async function hasUnread(reader: Writer, threadId: string, throughId: string): Promise<boolean> {
	const [unread] = await db
		.select({ id: messages.id })
		.from(messages)
		.leftJoin(threadReads, and(eq(threadReads.threadId, threadId), eq(threadReads.accountId, reader.accountId)))
		.where(
			and(
				fromOthers(reader, threadId),
				or(isNull(threadReads.readThrough), gt(messages.sentAt, threadReads.readThrough)),
				lte(messages.sentAt, sentOf(throughId)),
			),
		)
		.limit(1)
	return unread !== undefined
}

async function hasLater(tx: Transaction, reader: Writer, threadId: string, throughId: string): Promise<boolean> {
	const [later] = await tx
		.select({ id: messages.id })
		.from(messages)
		.where(and(fromOthers(reader, threadId), gt(messages.sentAt, sentOf(throughId))))
		.limit(1)
	return later !== undefined
}
