import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { buttonPage } from '#app/platform/http/button-page.server.ts'
import { refuseFields } from '#app/platform/http/form.server.ts'
import { idParam, notFound } from '#app/platform/http/http.ts'
import { redirectWith } from '#app/platform/http/redirects.server.ts'
import { searchesPath, viewsPath } from '../paths.ts'
import { shareSearch } from '../search/saved-searches.server.ts'
import type { Route } from './+types/unshare-candidate-search.ts'

export const loader = buttonPage(() => viewsPath)

export async function action({ request, params, context }: Route.ActionArgs) {
	const searchId = idParam(params.searchId)
	await refuseFields(request)
	if (!(await shareSearch(verifiedMemberOf(context), searchId, false))) throw notFound()
	return redirectWith(viewsPath, {
		title: 'View no longer shared',
		detail: 'Only you can see this search.',
		undo: { action: `${searchesPath}/${searchId}/sharing`, label: 'Undo' },
	})
}
