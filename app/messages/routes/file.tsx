import { participantOf } from '#app/identity/groups.server.ts'
import { fileResponse } from '#app/platform/files/file-response.server.ts'
import { fileStore } from '#app/platform/files/files.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { findFile } from '../queries.server.ts'
import type { Route } from './+types/file.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const file = await findFile(participantOf(context), idParam(params.fileId))
	if (!file) throw notFound()
	const stored = await fileStore.get(file.storageKey)
	if (!stored) throw new Error('The file of a message is not in the store')
	return fileResponse(stored, { ...file, bytes: file.sizeBytes })
}
