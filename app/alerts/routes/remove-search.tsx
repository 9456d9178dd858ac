import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { answerRemoval } from '#app/notifications/saved-search-route.server.ts'
import { idParam } from '#app/platform/http.ts'
import { removeSearch } from '../saved-searches.server.ts'
import type { Route } from './+types/remove-search.ts'

export const loader = () => redirect('/saved-searches')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const id = idParam(params.searchId)
	return answerRemoval(request, { list: '/saved-searches', id }, () => removeSearch(actor, id))
}
