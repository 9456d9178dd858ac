import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { fileResponse } from './file-response.server.ts'
import { fileStore } from './files.server.ts'
import { drawPdfPage, drawPdfPages } from '../pdf/pdf-pages.server.ts'

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

/** The page that an address names, from 1; null where it names none. */
export const pageOf = (address: string) => {
	const [page] = /^[1-9]$/.exec(new URL(address).searchParams.get('page') ?? '') ?? []
	return page === undefined ? null : Number(page)
}

/** A document as a picture: of a PDF its first pages, or the one that is asked for. One that cannot be drawn is a 422, and can still be saved as it is. */
export async function documentPicture(
	document: Document,
	{ page = null }: { page?: number | null } = {},
): Promise<Response> {
	if (document.contentType !== 'application/pdf') return documentResponse(document)
	const stored = await fileStore.get(document.storageKey)
	if (!stored) throw new Error('A document is not in the store')
	const bytes = await buffer(stored)
	const drawn = await (page === null ? drawPdfPages(bytes) : drawPdfPage(bytes, page))
	if (!drawn.ok)
		return new Response('This PDF cannot be shown.', { status: 422, headers: { 'Cache-Control': 'private, no-store' } })
	const picture = { contentType: 'image/jpeg', fileName: document.fileName, bytes: drawn.value.length }
	const response = fileResponse(Readable.from([drawn.value]), picture)
	response.headers.set('Content-Disposition', 'inline')
	return response
}
