import { type FileHolder, heldIn } from '#app/platform/files/file-sweep.server.ts'
import { messageFiles } from './tables.server.ts'

export const messageFileHolder: FileHolder = {
	owns: (key) => key.startsWith('messages/'),
	graceMinutes: 15,
	held: heldIn(messageFiles.storageKey),
}
