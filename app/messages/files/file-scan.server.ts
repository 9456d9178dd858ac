import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { log } from '#app/platform/log.server.ts'
import { whilePatient } from '#app/platform/patience.server.ts'
import type { Scanner } from '#app/platform/files/scan-verdict.server.ts'
import { scanner } from '#app/platform/files/scanner.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { filesOfMessages } from './file-upload.server.ts'
import { messageFiles, messages, threads } from '../tables.server.ts'
import { announceIn } from '../notifications.server.ts'

/** No one can download the file until a scanner finds it clean, so this keeps trying for long. */
export const scanFileLater = defineTask({
	name: 'messages.scan-file',
	payload: z.object({ fileId: z.uuid() }),
	retryLimit: 1_000,
	retryDelayMax: 30,
	run: ({ fileId }) => scanFile(fileId),
})

const isWaiting = (fileId: string) => and(eq(messageFiles.id, fileId), eq(messageFiles.scan, 'scanning'))

/** Asks the scanner about a file and writes its verdict down. Throws when there is none; once there is one, does nothing. */
export async function scanFile(fileId: string, by: Scanner = scanner) {
	const [file] = await db.select({ storageKey: messageFiles.storageKey }).from(messageFiles).where(isWaiting(fileId))
	if (!file) return
	const stored = await fileStore.get(file.storageKey)
	if (!stored) throw new Error('The file of a message is not in the store')

	await decide(fileId, await by.scan(await buffer(stored)))
}

/** Both sides read in the thread what became of the file. */
async function decide(fileId: string, verdict: 'clean' | 'infected') {
	await db.transaction(async (tx) => {
		const [decided] = await tx
			.update(messageFiles)
			.set({ scan: verdict })
			.where(isWaiting(fileId))
			.returning({ messageId: messageFiles.messageId, storageKey: messageFiles.storageKey })
		if (!decided) return
		const [thread] = await tx
			.select({ hospitalId: threads.hospitalId, specialistId: threads.specialistId })
			.from(messages)
			.innerJoin(threads, eq(threads.id, messages.threadId))
			.where(eq(messages.id, decided.messageId))
		if (thread) await announceIn(tx, thread)
		if (verdict === 'clean') return
		const facts = { messageId: decided.messageId }
		await recordAudit(tx, { action: 'message.file-infected', subjectType: 'message-file', subjectId: fileId, facts })
		await filesOfMessages.quarantine(tx, decided.storageKey)
	})
}

/** Scans while the person waits, as long as a page waits; the task that is queued takes over from there. */
export async function scanFileSoon(fileId: string) {
	const scan = scanFile(fileId).catch((error: unknown) => {
		log.warn({ fileId, err: error }, 'file of a message waits for the scanner')
	})
	await whilePatient(scan)
}
