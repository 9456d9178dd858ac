import { fileResponse } from '#app/platform/file-response.server.ts'
import { fileStore } from '#app/platform/files.server.ts'
import type { credentialDocuments } from './tables.server.ts'

type Document = Pick<typeof credentialDocuments.$inferSelect, 'storageKey' | 'fileName' | 'contentType' | 'sizeBytes'>

/**
 * A document for a person who may read it. A picture, which we redrew, is shown in the page. A PDF is saved, because
 * we do not control what its reader does with it.
 */
export async function documentResponse({ storageKey, sizeBytes, ...document }: Document): Promise<Response> {
	const stored = await fileStore.get(storageKey)
	if (!stored) throw new Error('The file of a credential is not in the store')
	const response = fileResponse(stored, { ...document, bytes: sizeBytes })
	if (document.contentType === 'image/jpeg') response.headers.set('Content-Disposition', 'inline')
	return response
}
