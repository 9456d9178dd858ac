import { inArray } from 'drizzle-orm'
import { db } from '#app/platform/db.server.ts'
import type { FileHolder } from '#app/platform/file-sweep.server.ts'
import { resumes, specialists } from './tables.server.ts'

const heldResumes = async (keys: string[]) => {
	const rows = await db.select({ key: resumes.storageKey }).from(resumes).where(inArray(resumes.storageKey, keys))
	return rows.map(({ key }) => key)
}

/** Uploaded by who is signed in: held as soon as the request is through. */
export const resumeFiles: FileHolder = {
	owns: (key) => /^[0-9a-f-]{36}\//.test(key),
	graceMinutes: 15,
	held: heldResumes,
}

/** Uploaded with a registration: held once the phone number is proved, which the form allows two hours for. */
export const incomingFiles: FileHolder = {
	owns: (key) => key.startsWith('incoming/'),
	graceMinutes: 130,
	held: heldResumes,
}

export const photoFiles: FileHolder = {
	owns: (key) => key.startsWith('photos/'),
	graceMinutes: 15,
	async held(keys) {
		const rows = await db
			.select({ key: specialists.photoKey })
			.from(specialists)
			.where(inArray(specialists.photoKey, keys))
		return rows.flatMap(({ key }) => (key === null ? [] : [key]))
	},
}
