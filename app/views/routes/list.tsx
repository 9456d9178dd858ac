import { Link } from 'react-router'
import { isVerified } from '#app/identity/actor.ts'
import { memberOf } from '#app/identity/groups.server.ts'
import { searchesPath, viewsPath } from '#app/marketplace/paths.ts'
import { listSharedIds, listTeamViews, searchPages } from '#app/marketplace/search/saved-searches.server.ts'
import { SavedSearchList } from '#app/saved-searches/saved-search-list.tsx'
import { EmptyState } from '#app/ui/page/empty-state.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { Panel } from '#app/ui/page/panel.tsx'
import { PostButton } from '#app/ui/fields/post-button.tsx'
import { listKeys, listNames } from '../lists.ts'
import { listViews } from '../queries.server.ts'
import type { Route } from './+types/list.ts'
import { titled } from '#app/ui/page/page-title.tsx'

export async function loader({ context }: Route.LoaderArgs) {
	const member = memberOf(context)
	const [views, searches, shared, ofTeam] = await Promise.all([
		listViews(member),
		isVerified(member) ? searchPages.list(member) : [],
		listSharedIds(member),
		isVerified(member) ? listTeamViews(member) : [],
	])
	return {
		views,
		searches: searches.map((search) => ({ ...search, isShared: shared.includes(search.id) })),
		ofTeam,
	}
}

export const meta = () => [titled('Views')]

export default function Views({ loaderData: { views, searches, ofTeam } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader title="Views" lead="Lists that you and your team keep with their filters." />
			{views.length + searches.length + ofTeam.length === 0 ? (
				<EmptyState title="No views yet">
					Filter candidates, then choose Save search. Filter another list, then choose Save this view above it. Your
					views and those of your team will appear here.
				</EmptyState>
			) : null}
			{searches.length + ofTeam.length > 0 ? (
				<section aria-labelledby="searches" className="grid gap-3">
					<div>
						<h2 id="searches" className="text-lg">
							Saved searches for candidates
						</h2>
						<p className="text-sm text-ink-2">We alert you to new specialists every morning at 8:00 am.</p>
					</div>
					<SavedSearchList searches={searches} path={searchesPath}>
						{null}
					</SavedSearchList>
				</section>
			) : null}
			{ofTeam.length > 0 ? (
				<Panel title="Searches shared by your team" flush>
					<ul className="divide-y divide-line">
						{ofTeam.map(({ id, name, owner, to }) => (
							<li key={id} data-row={id} className="px-4 py-2">
								<Link to={to} className="link inline-flex items-center font-semibold wrap-anywhere max-lg:min-h-11">
									{name}
								</Link>
								<p className="text-sm text-ink-2">Shared by {owner}</p>
							</li>
						))}
					</ul>
				</Panel>
			) : null}
			{listKeys.map((list) => {
				const ofList = views.filter((view) => view.list === list)
				return ofList.length === 0 ? null : (
					<Panel key={list} title={listNames[list]} flush>
						<ul className="divide-y divide-line">
							{ofList.map((view) => (
								<li key={view.id} data-row={view.id} className="flex flex-wrap items-center gap-x-3 px-4 py-2">
									<ViewRow {...view} />
								</li>
							))}
						</ul>
					</Panel>
				)
			})}
		</main>
	)
}

function ViewRow({ id, name, address, owner, isMine, isShared }: Route.ComponentProps['loaderData']['views'][number]) {
	return (
		<>
			<div className="min-w-0 grow">
				<Link to={address} className="link inline-flex items-center font-semibold wrap-anywhere max-lg:min-h-11">
					{name}
				</Link>
				<p className="text-sm text-ink-2">
					{isMine ? (isShared ? 'Shared with your team' : 'Only you see it') : `Shared by ${owner}`}
				</p>
			</div>
			{isMine ? (
				<>
					<PostButton
						action={`${viewsPath}/${id}/sharing`}
						fields={{ shared: isShared ? 'no' : 'yes' }}
						variant="quiet"
						size="sm"
						pendingLabel="Saving..."
						aria-label={`${isShared ? 'Stop sharing' : 'Share'}: ${name}`}
					>
						{isShared ? 'Stop sharing' : 'Share'}
					</PostButton>
					<PostButton
						action={`${viewsPath}/${id}/removal`}
						variant="quiet"
						size="sm"
						pendingLabel="Removing..."
						aria-label={`Remove: ${name}`}
					>
						Remove
					</PostButton>
				</>
			) : null}
		</>
	)
}
