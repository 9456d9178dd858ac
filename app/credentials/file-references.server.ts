import { inArray } from 'drizzle-orm'
import { db } from '#app/platform/db.server.ts'
import type { FileHolder } from '#app/platform/file-sweep.server.ts'
import { credentialDocuments } from './tables.server.ts'

export const credentialFiles: FileHolder = {
	owns: (key) => key.startsWith('credentials/'),
	graceMinutes: 15,
	async held(keys) {
		const rows = await db
			.select({ key: credentialDocuments.storageKey })
			.from(credentialDocuments)
			.where(inArray(credentialDocuments.storageKey, keys))
		return rows.map(({ key }) => key)
	},
}
