import { movedPage } from '#app/frame/moved.server.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/http/form.server.ts'
import { badRequest } from '#app/platform/http/http.ts'
import { SearchInput } from '#app/saved-searches/schema.server.ts'
import { dashboardPath } from '../paths.ts'
import { saveCandidateSearch, searchPages } from '../search/saved-searches.server.ts'
import type { Route } from './+types/save-candidate-search.ts'

export const loader = ({ request }: Route.LoaderArgs) => movedPage(request)

/** From the marketplace, with the filters that are on. */
export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, SearchInput)
	if (!form.ok) throw badRequest()
	const { search } = form.value
	return searchPages.answerSaving(await saveCandidateSearch(member, search), {
		to: search === '' ? dashboardPath : `${dashboardPath}?${search}`,
		whenNotified: 'We will alert you to new specialists every morning at 8:00 am.',
	})
}
