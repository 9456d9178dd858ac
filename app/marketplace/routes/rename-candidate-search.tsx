import { brand } from '#app/brand.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { fieldValue } from '#app/platform/form.ts'
import { idParam, invalid, notFound } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { RenamePage } from '#app/ui/rename-page.tsx'
import { longestName } from '../limits.ts'
import { searchesPath } from '../paths.ts'
import { listCandidateSearches, renameCandidateSearch } from '../saved-searches.server.ts'
import { NameInput } from '../schema.server.ts'
import type { Route } from './+types/rename-candidate-search.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const searchId = idParam(params.searchId)
	const search = (await listCandidateSearches(member)).find(({ id }) => id === searchId)
	if (!search) throw notFound()
	return { name: search.name }
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const searchId = idParam(params.searchId)
	const form = await parseForm(request, NameInput)
	if (!form.ok) return invalid(form.problem)
	if (!(await renameCandidateSearch(member, searchId, form.value.name))) throw notFound()
	return redirectWith(searchesPath, { title: 'Search renamed', detail: form.value.name })
}

export const meta: Route.MetaFunction = () => [{ title: `Rename a saved search · ${brand.name}` }]

export default function RenameCandidateSearch({ loaderData: { name }, actionData: problem }: Route.ComponentProps) {
	return (
		<RenamePage
			title="Rename a saved search"
			hint="Only you see this name, in your list, notifications and emails."
			name={fieldValue(problem, 'name', name)}
			longest={longestName}
			back={searchesPath}
			problem={problem}
		/>
	)
}
