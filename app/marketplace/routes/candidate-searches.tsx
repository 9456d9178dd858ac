import { Link } from 'react-router'
import { brand } from '#app/brand.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest } from '#app/platform/http.ts'
import { SavedSearchList } from '#app/saved-searches/saved-search-list.tsx'
import { SearchInput } from '#app/saved-searches/schema.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { dashboardPath, searchesPath } from '../paths.ts'
import { listSharedIds, listTeamViews, saveCandidateSearch, searchPages } from '../saved-searches.server.ts'
import type { Route } from './+types/candidate-searches.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const [searches, shared, team] = await Promise.all([
		searchPages.list(member),
		listSharedIds(member),
		listTeamViews(member),
	])
	return { searches: searches.map((search) => ({ ...search, isShared: shared.includes(search.id) })), team }
}

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

export const meta: Route.MetaFunction = () => [{ title: `Saved searches · ${brand.name}` }]

export default function CandidateSearches({ loaderData: { searches, team } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid content-start gap-5 py-6">
			<PageHeader
				back={{ to: dashboardPath, label: 'Candidates' }}
				title="Saved searches"
				lead="We alert you to new specialists every morning at 8:00 am. Share a search, and your team can open it as a view."
			/>
			<SavedSearchList searches={searches} path={searchesPath}>
				<EmptyState
					title="No saved searches yet"
					action={
						<ButtonLink to={dashboardPath} size="sm">
							Find candidates
						</ButtonLink>
					}
				>
					Filter the Candidates page, for example by speciality and distance, then select Save search.
				</EmptyState>
			</SavedSearchList>
			{team.length > 0 ? (
				<Panel title="Shared by your team" flush>
					<ul>
						{team.map(({ id, name, owner, to }) => (
							<li key={id} data-row={id} className="border-b border-line px-4 py-2.5 last:border-0">
								<Link to={to}>{name}</Link>
								<span className="row-sub">Shared by {owner}</span>
							</li>
						))}
					</ul>
				</Panel>
			) : null}
		</main>
	)
}
