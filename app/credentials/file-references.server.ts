import { type FileHolder, heldIn } from '#app/platform/files/file-sweep.server.ts'
import { credentialDocuments, credentialPapers } from './tables.server.ts'

export const credentialFiles: FileHolder = {
	owns: (key) => key.startsWith('credentials/'),
	graceMinutes: 15,
	held: async (keys) => [
		...(await heldIn(credentialDocuments.storageKey)(keys)),
		...(await heldIn(credentialPapers.storageKey)(keys)),
	],
}
