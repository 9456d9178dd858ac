import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { searchesPath, viewsPath } from '../paths.ts'
import { shareSearch } from '../search/saved-searches.server.ts'
import type { Route } from './+types/share-candidate-search.ts'

export const loader = buttonPage(() => viewsPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const searchId = idParam(params.searchId)
	await refuseFields(request)
	if (!(await shareSearch(verifiedMemberOf(context), searchId, true))) throw notFound()
	return redirectWith(viewsPath, {
		title: 'View shared',
		detail: 'Your colleagues can open it from the list of candidates.',
		undo: { action: `${searchesPath}/${searchId}/unsharing`, label: 'Undo' },
	})
}
