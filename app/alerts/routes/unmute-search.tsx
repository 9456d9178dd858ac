import { redirect } from 'react-router'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { answerUnmuting } from '#app/notifications/saved-search-route.server.ts'
import { idParam } from '#app/platform/http.ts'
import { unmuteSearch } from '../saved-searches.server.ts'
import type { Route } from './+types/unmute-search.ts'

export const loader = () => redirect('/saved-searches')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const id = idParam(params.searchId)
	return answerUnmuting(request, '/saved-searches', () => unmuteSearch(actor.accountId, id))
}
