import { redirect } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { answerMuting } from '#app/notifications/saved-search-route.server.ts'
import { idParam } from '#app/platform/http.ts'
import { searchesPath } from '../paths.ts'
import { muteCandidateSearch } from '../saved-searches.server.ts'
import type { Route } from './+types/mute-candidate-search.ts'

export const loader = () => redirect(searchesPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const id = idParam(params.searchId)
	return answerMuting(request, { list: searchesPath, id }, () => muteCandidateSearch(member, id))
}
