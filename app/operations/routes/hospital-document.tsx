import { openHospitalDocument } from '#app/hospitals/checks/documents.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { documentPicture, documentResponse } from '#app/platform/files/document-response.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import type { Route } from './+types/hospital-document.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const [hospitalId, documentId] = [idParam(params.hospitalId), idParam(params.documentId)]
	const document = await openHospitalDocument(operatorOf(context), hospitalId, documentId)
	if (!document) throw notFound()
	return new URL(request.url).searchParams.get('as') === 'picture'
		? documentPicture(document)
		: documentResponse(document)
}
