import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { answerUnmuting } from '#app/notifications/saved-search-route.server.ts'
import { idParam } from '#app/platform/http.ts'
import { unmuteSearch } from '../saved-searches.server.ts'
import type { Route } from './+types/unmute-search.ts'

export const loader = () => redirect('/saved-searches')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const id = idParam(params.searchId)
	return answerUnmuting(request, '/saved-searches', () => unmuteSearch(actor.accountId, id))
}
