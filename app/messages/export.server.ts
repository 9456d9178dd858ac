import { asc, eq } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import type { Collected } from '#app/platform/personal-data.server.ts'
import { messageFiles, messages, threads } from './tables.server.ts'

/** What both sides wrote, each message with its file. */
export async function collectMessages(specialistId: string): Promise<Collected> {
	const rows = await db
		.select({
			hospital: hospitals.displayName,
			from: messages.side,
			text: messages.body,
			sentAt: messages.sentAt,
			file: messageFiles.fileName,
			fileId: messageFiles.id,
			scan: messageFiles.scan,
			storageKey: messageFiles.storageKey,
		})
		.from(messages)
		.innerJoin(threads, eq(threads.id, messages.threadId))
		.innerJoin(hospitals, eq(hospitals.id, threads.hospitalId))
		.leftJoin(messageFiles, eq(messageFiles.messageId, messages.id))
		.where(eq(threads.specialistId, specialistId))
		.orderBy(asc(messages.sentAt))
	return {
		// Which person of the hospital wrote is the hospital's.
		records: {
			messages: rows.map(({ hospital, from, text, sentAt, file }) => ({ hospital, from, text, file, sentAt })),
		},
		files: rows.flatMap(({ fileId, file, storageKey, scan }) =>
			fileId && file && storageKey && scan !== 'infected' ? [{ path: `messages/${fileId}-${file}`, storageKey }] : [],
		),
	}
}
