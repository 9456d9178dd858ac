import { redirect } from 'react-router'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { removeSearch } from '../saved-searches.server.ts'
import { nothing } from '../schema.server.ts'
import type { Route } from './+types/remove-search.ts'

export const loader = () => redirect('/saved-searches')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const searchId = idParam(params.searchId)
	await parseForm(request, nothing)
	if (!(await removeSearch(actor, searchId))) throw notFound()
	return redirectWith('/saved-searches', {
		title: 'Search removed',
		undo: { action: `/saved-searches/${searchId}/restoration`, label: 'Undo' },
	})
}
