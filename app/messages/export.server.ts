import { asc, eq } from 'drizzle-orm'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { db } from '#app/platform/db.server.ts'
import type { PersonalExport } from '#app/platform/personal-export.ts'
import { messageFiles, messages, threadReads, threads } from './tables.server.ts'

/** Conversations with hospitals: what both sides wrote, and the files that came with it. */
export const messagesExport: PersonalExport = {
	name: 'messages',
	holds: [threads, messages, messageFiles, threadReads],
	leavesOut: [],
	async collect(accountId) {
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
			.where(eq(threads.specialistId, accountId))
			.orderBy(asc(messages.sentAt))
		const readings = await db
			.select({ hospital: hospitals.displayName, readThrough: threadReads.readThrough })
			.from(threadReads)
			.innerJoin(threads, eq(threads.id, threadReads.threadId))
			.innerJoin(hospitals, eq(hospitals.id, threads.hospitalId))
			.where(eq(threadReads.accountId, accountId))
		return {
			// Which person of the hospital wrote is the hospital's.
			records: {
				messages: rows.map(({ hospital, from, text, sentAt, file }) => ({ hospital, from, text, file, sentAt })),
				readings,
			},
			files: rows.flatMap(({ fileId, file, storageKey, scan }) =>
				fileId && file && storageKey && scan !== 'infected' ? [{ path: `messages/${fileId}-${file}`, storageKey }] : [],
			),
		}
	},
}
