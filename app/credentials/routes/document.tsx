import { specialistOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { documentResponse } from '../document-response.server.ts'
import { findOwnDocument } from '../documents.server.ts'
import type { Route } from './+types/document.ts'

/** The document of one's own credential. Nobody else but an operator gets it, and that by another address. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const document = await findOwnDocument(specialistOf(context), idParam(params.credentialId))
	if (!document) throw notFound()
	return documentResponse(document)
}
