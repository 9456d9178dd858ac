import { redirect } from 'react-router'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { answerRestoration } from '#app/notifications/saved-search-route.server.ts'
import { idParam } from '#app/platform/http.ts'
import { searchesPath } from '../paths.ts'
import { saveRefusals } from '../saved-flash.ts'
import { restoreCandidateSearch } from '../saved-searches.server.ts'
import type { Route } from './+types/restore-candidate-search.ts'

export const loader = () => redirect(searchesPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const id = idParam(params.searchId)
	return answerRestoration(request, { list: searchesPath, full: saveRefusals['too-many'] }, () =>
		restoreCandidateSearch(member, id),
	)
}
