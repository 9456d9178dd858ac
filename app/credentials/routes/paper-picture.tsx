import { specialistOf } from '#app/identity/groups.server.ts'
import { documentPicture, pageOf } from '#app/platform/files/document-response.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { findPaperFile } from '../papers/papers.server.ts'
import type { Route } from './+types/paper-picture.ts'

/** The page that was read, for its owner, beside the fields that were filled in from it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const file = await findPaperFile(specialistOf(context), idParam(params.paperId))
	if (!file) throw notFound()
	return documentPicture(file, { page: pageOf(request.url) ?? 1 })
}
