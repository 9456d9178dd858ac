import { fileResponse } from './file-response.server.ts'
import { fileStore } from './files.server.ts'

type Document = { storageKey: string; fileName: string; contentType: string; sizeBytes: number }

/**
 * A document for a person who may read it. A picture, which we redrew, is shown in the page. A PDF is saved, because
 * we do not control what its reader does with it.
 */
export async function documentResponse({ storageKey, sizeBytes, ...document }: Document): Promise<Response> {
	const stored = await fileStore.get(storageKey)
	if (!stored) throw new Error('A document is not in the store')
	const response = fileResponse(stored, { ...document, bytes: sizeBytes })
	if (document.contentType === 'image/jpeg') response.headers.set('Content-Disposition', 'inline')
	return response
}
