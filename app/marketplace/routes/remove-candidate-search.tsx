import { redirect } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { answerRemoval } from '#app/notifications/saved-search-route.server.ts'
import { idParam } from '#app/platform/http.ts'
import { searchesPath } from '../paths.ts'
import { removeCandidateSearch } from '../saved-searches.server.ts'
import type { Route } from './+types/remove-candidate-search.ts'

export const loader = () => redirect(searchesPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const id = idParam(params.searchId)
	return answerRemoval(request, { list: searchesPath, id }, () => removeCandidateSearch(member, id))
}
