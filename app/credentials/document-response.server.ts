import { fileResponse } from '#app/platform/file-response.server.ts'
import { fileStore } from '#app/platform/files.server.ts'
import type { credentialDocuments } from './tables.server.ts'

type Document = Pick<typeof credentialDocuments.$inferSelect, 'storageKey' | 'fileName' | 'contentType' | 'sizeBytes'>

/**
 * A document on its way to somebody who may read it. A picture, drawn by ourselves, is shown in the page; a PDF is saved,
 * for what its reader does with it is out of our hands.
 */
export async function documentResponse({ storageKey, sizeBytes, ...document }: Document): Promise<Response> {
	const stored = await fileStore.get(storageKey)
	if (!stored) throw new Error('The file of a credential is not in the store')
	const response = fileResponse(stored, { ...document, bytes: sizeBytes })
	if (document.contentType === 'image/jpeg') response.headers.set('Content-Disposition', 'inline')
	return response
}
