import { redirect } from 'react-router'
import { requireSpecialist } from '#app/identity/session.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { idParam, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { saveRefusals } from '../saved-flash.ts'
import { restoreSearch } from '../saved-searches.server.ts'
import { nothing } from '../schema.server.ts'
import type { Route } from './+types/restore-search.ts'

export const loader = () => redirect('/saved-searches')

export async function action({ request, params, context }: Route.ActionArgs) {
	const actor = requireSpecialist(context, request)
	const searchId = idParam(params.searchId)
	await parseForm(request, nothing)
	const restored = await restoreSearch(actor, searchId)
	if (restored.ok) return redirectWith('/saved-searches', { title: 'Search is back', detail: restored.value.name })
	if (restored.failure === 'no-such-search') throw notFound()
	return redirectWith('/saved-searches', { title: saveRefusals[restored.failure], tone: 'danger' })
}
