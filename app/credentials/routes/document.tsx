import { specialistOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { documentResponse } from '#app/platform/files/document-response.server.ts'
import { findOwnDocument } from '../documents/documents.server.ts'
import type { Route } from './+types/document.ts'

/** The document of the owner's credential. Only an operator gets it too, and from another address. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const document = await findOwnDocument(specialistOf(context), idParam(params.credentialId))
	if (!document) throw notFound()
	return documentResponse(document)
}
