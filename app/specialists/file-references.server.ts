import { type FileHolder, heldIn } from '#app/platform/files/file-sweep.server.ts'
import { resumes, specialists } from './tables.server.ts'

/** Uploaded by who is signed in: held as soon as the request is through. */
export const resumeFiles: FileHolder = {
	owns: (key) => /^[0-9a-f-]{36}\//.test(key),
	graceMinutes: 15,
	held: heldIn(resumes.storageKey),
}

/** Uploaded with a registration: held once the phone number is proved, which the form allows two hours for. */
export const incomingFiles: FileHolder = {
	owns: (key) => key.startsWith('incoming/'),
	graceMinutes: 130,
	held: heldIn(resumes.storageKey),
}

export const photoFiles: FileHolder = {
	owns: (key) => key.startsWith('photos/'),
	graceMinutes: 15,
	held: heldIn(specialists.photoKey),
}
