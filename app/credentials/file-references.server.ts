import { type FileHolder, heldIn } from '#app/platform/files/file-sweep.server.ts'
import { credentialDocuments } from './tables.server.ts'

export const credentialFiles: FileHolder = {
	owns: (key) => key.startsWith('credentials/'),
	graceMinutes: 15,
	held: heldIn(credentialDocuments.storageKey),
}
