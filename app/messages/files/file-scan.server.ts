import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { scanOf, scanRetries } from '#app/platform/files/scan-of.server.ts'
import { defineTask } from '#app/platform/tasks/tasks.server.ts'
import { filesOfMessages } from './file-upload.server.ts'
import { messageFiles, messages, threads } from '../tables.server.ts'
import { announceIn } from '../notifications.server.ts'

/** No one can download the file until a scanner finds it clean, so this keeps trying for long. */
export const scanFileLater = defineTask({
	name: 'messages.scan-file',
	payload: z.object({ fileId: z.uuid() }),
	...scanRetries,
	run: ({ fileId }) => scanFile(fileId),
})

const { isWaiting, scan: scanFile, scanSoon: scanFileSoon } = scanOf(messageFiles, decide)
export { scanFile, scanFileSoon }

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
