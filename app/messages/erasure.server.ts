import { eq, inArray } from 'drizzle-orm'
import type { Eraser } from '#app/platform/personal-data.server.ts'
import { messageFiles, messages, threads } from './tables.server.ts'
import { filesOfMessages } from './files/file-upload.server.ts'

/**
 * Removes every conversation of a specialist with what both sides wrote, because one half reveals the other. Files go
 * once this is committed. Returns the ids used in notifications to hospitals.
 */
export const eraseThreads: Eraser = async (tx, { id: specialistId }) => {
	const own = await tx
		.select({ id: threads.id })
		.from(threads)
		.where(eq(threads.specialistId, specialistId))
		.for('update')
	if (own.length === 0) return []
	const threadIds = own.map(({ id }) => id)
	const written = await tx.select({ id: messages.id }).from(messages).where(inArray(messages.threadId, threadIds))
	const files = await tx
		.select({ storageKey: messageFiles.storageKey })
		.from(messageFiles)
		.innerJoin(messages, eq(messages.id, messageFiles.messageId))
		.where(inArray(messages.threadId, threadIds))
	for (const { storageKey } of files) await filesOfMessages.letGo(tx, storageKey)
	await tx.delete(threads).where(inArray(threads.id, threadIds))
	return [...threadIds, ...written.map(({ id }) => id)]
}
