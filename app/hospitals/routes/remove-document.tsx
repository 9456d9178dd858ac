import { ownerOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/button-page.server.ts'
import { refuseFields } from '#app/platform/form.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { findOwnHospitalDocument, removeHospitalDocument } from '../documents.server.ts'
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
