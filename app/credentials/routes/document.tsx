import { requireSpecialist } from '#app/identity/session.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { documentResponse } from '../document-response.server.ts'
import { findOwnDocument } from '../documents.server.ts'
import type { Route } from './+types/document.ts'

/** The document of one's own credential. Nobody else but an operator gets it, and that by another address. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const document = await findOwnDocument(requireSpecialist(context, request), idParam(params.credentialId))
	if (!document) throw notFound()
	return documentResponse(document)
}
