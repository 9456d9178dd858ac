import { redirect } from 'react-router'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { answerMuting } from '#app/notifications/saved-search-route.server.ts'
import { idParam } from '#app/platform/http.ts'
import { muteSearch } from '../saved-searches.server.ts'
import type { Route } from './+types/mute-search.ts'

export const loader = () => redirect('/saved-searches')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const id = idParam(params.searchId)
	return answerMuting(request, { list: '/saved-searches', id }, () => muteSearch(actor.accountId, id))
}
