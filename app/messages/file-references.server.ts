import { inArray } from 'drizzle-orm'
import { db } from '#app/platform/db.server.ts'
import type { FileHolder } from '#app/platform/file-sweep.server.ts'
import { messageFiles } from './tables.server.ts'

export const messageFileHolder: FileHolder = {
	owns: (key) => key.startsWith('messages/'),
	graceMinutes: 15,
	async held(keys) {
		const rows = await db
			.select({ key: messageFiles.storageKey })
			.from(messageFiles)
			.where(inArray(messageFiles.storageKey, keys))
		return rows.map(({ key }) => key)
	},
}
