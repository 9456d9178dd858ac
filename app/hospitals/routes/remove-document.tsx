import { ownerOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { findOwnHospitalDocument, removeHospitalDocument } from '../checks/documents.server.ts'
import type { Route } from './+types/remove-document.ts'

export const loader = buttonPage(async ({ params, context }: Route.LoaderArgs) => {
	const document = await findOwnHospitalDocument(ownerOf(context), idParam(params.documentId))
	return document && '/hospital/documents'
})

export async function action({ request, params, context }: Route.ActionArgs) {
	const documentId = idParam(params.documentId)
	await refuseFields(request)
	if (!(await removeHospitalDocument(ownerOf(context), documentId))) throw notFound()
	return redirectWith('/hospital/documents', { title: 'Document removed' })
}
