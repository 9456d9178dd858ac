import { fileResponse } from '#app/platform/file-response.server.ts'
import { fileStore } from '#app/platform/files.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { findFile } from '../queries.server.ts'
import { requireWriter } from '../writer.server.ts'
import type { Route } from './+types/file.ts'

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const file = await findFile(requireWriter(context, request), idParam(params.fileId))
	if (!file) throw notFound()
	const stored = await fileStore.get(file.storageKey)
	if (!stored) throw new Error('The file of a message is not in the store')
	return fileResponse(stored, { ...file, bytes: file.sizeBytes })
}
