import { memberOf } from '#app/identity/groups.server.ts'
import { documentResponse } from '#app/platform/files/document-response.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { findOwnHospitalDocument } from '../checks/documents.server.ts'
import type { Route } from './+types/show-document.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const document = await findOwnHospitalDocument(memberOf(context), idParam(params.documentId))
	if (!document) throw notFound()
	return documentResponse(document)
}
