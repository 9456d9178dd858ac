import { redirect } from 'react-router'
import { specialistOf } from '#app/identity/groups.server.ts'
import { answerRestoration } from '#app/notifications/saved-search-route.server.ts'
import { idParam } from '#app/platform/http.ts'
import { saveRefusals } from '../saved-flash.ts'
import { restoreSearch } from '../saved-searches.server.ts'
import type { Route } from './+types/restore-search.ts'

export const loader = () => redirect('/saved-searches')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = specialistOf(context)
	const id = idParam(params.searchId)
	return answerRestoration(request, { list: '/saved-searches', full: saveRefusals['too-many'] }, () =>
		restoreSearch(actor, id),
	)
}
