import { redirect } from 'react-router'
import { requireVerifiedMember } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { searchesPath } from '../paths.ts'
import { unmuteCandidateSearch } from '../saved-searches.server.ts'
import { nothing } from '../schema.server.ts'
import type { Route } from './+types/unmute-candidate-search.ts'

export const loader = () => redirect(searchesPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = requireVerifiedMember(context, request)
	const searchId = idParam(params.searchId)
	await parseForm(request, nothing)
	if (!(await unmuteCandidateSearch(member, searchId))) throw notFound()
	return redirectWith(searchesPath, { title: 'We tell you of this search again', detail: 'From now on.' })
}
