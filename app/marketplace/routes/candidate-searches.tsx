import { brand } from '#app/brand.ts'
import { verifiedMemberOf } from '#app/identity/groups.server.ts'
import { formatDay } from '#app/platform/dates.ts'
import { parseForm } from '#app/platform/form.server.ts'
import { badRequest } from '#app/platform/http.ts'
import { redirectWith } from '#app/platform/redirects.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SavedSearchItem } from '../components/saved-search-item.tsx'
import { maxSavedSearches } from '../limits.ts'
import { dashboardPath, searchesPath } from '../paths.ts'
import { savedFlash, saveRefusals } from '../saved-flash.ts'
import { listCandidateSearches, saveCandidateSearch } from '../saved-searches.server.ts'
import { SearchInput } from '../schema.server.ts'
import type { Route } from './+types/candidate-searches.ts'

export async function loader({ context }: Route.LoaderArgs) {
	const member = verifiedMemberOf(context)
	const searches = await listCandidateSearches(member)
	return {
		searches: searches.map(({ id, name, query, mutedAt, createdAt }) => ({
			id,
			name,
			to: `${dashboardPath}?${query}`,
			isMuted: mutedAt !== null,
			saved: `Saved ${formatDay(createdAt)}`,
		})),
	}
}

/** From the marketplace, with the filters that are on. */
export async function action({ request, context }: Route.ActionArgs) {
	const member = verifiedMemberOf(context)
	const form = await parseForm(request, SearchInput)
	if (!form.ok) throw badRequest()
	const { search } = form.value
	const saved = await saveCandidateSearch(member, search)
	const page = search === '' ? dashboardPath : `${dashboardPath}?${search}`
	if (saved.ok) return redirectWith(page, savedFlash(saved.value))
	return redirectWith(saved.failure === 'too-many' ? searchesPath : page, {
		title: 'Search not saved',
		detail: saveRefusals[saved.failure],
		tone: 'danger',
	})
}

export const meta: Route.MetaFunction = () => [{ title: `Saved searches · ${brand.name}` }]

export default function CandidateSearches({ loaderData: { searches } }: Route.ComponentProps) {
	return (
		<main id="main" className="page grid content-start gap-5 py-6">
			<PageHeader
				back={{ to: dashboardPath, label: 'Candidates' }}
				title="Saved searches"
				lead="We alert you to new specialists every morning at 8:00 am. Only you can see these searches."
			/>
			{searches.length > 0 ? (
				<>
					<ul className="panel">
						{searches.map((search) => (
							<SavedSearchItem key={search.id} search={search} />
						))}
					</ul>
					<p className="num text-sm text-ink-2">
						{searches.length} of {maxSavedSearches} searches
					</p>
				</>
			) : (
				<EmptyState
					title="No saved searches yet"
					action={
						<ButtonLink to={dashboardPath} size="sm">
							Find specialists
						</ButtonLink>
					}
				>
					Filter the Candidates page, for example by speciality and distance, then select Save search.
				</EmptyState>
			)}
		</main>
	)
}
