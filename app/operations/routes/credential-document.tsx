import { redirect } from 'react-router'
import { readDocument } from '../credentials/credential-document.server.ts'
import { AccessReason } from '../schema.server.ts'
import { documentPicture, documentResponse, pageOf } from '#app/platform/files/document-response.server.ts'
import { operatorOf } from '#app/identity/groups.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import type { Route } from './+types/credential-document.ts'

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const actor = operatorOf(context)
	const credentialId = idParam(params.credentialId)
	const { searchParams } = new URL(request.url)
	const given = AccessReason.safeParse(searchParams.get('reason') ?? '')
	const read = await readDocument(actor, credentialId, given.data ?? null)
	if (read.ok)
		return searchParams.get('as') === 'picture'
			? documentPicture(read.value, { page: pageOf(request.url) })
			: documentResponse(read.value)
	if (read.failure === 'unknown') throw notFound()
	return redirect(`/operator/credentials/${credentialId}`)
}
