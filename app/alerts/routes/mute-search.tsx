import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { answerMuting } from '#app/notifications/saved-search-route.server.ts'
import { idParam } from '#app/platform/http.ts'
import { muteSearch } from '../saved-searches.server.ts'
import type { Route } from './+types/mute-search.ts'

export const loader = () => redirect('/saved-searches')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const id = idParam(params.searchId)
	return answerMuting(request, { list: '/saved-searches', id }, () => muteSearch(actor.accountId, id))
}
