import { Link } from 'react-router'
import { memberOf } from '#app/identity/groups.server.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { PostButton } from '#app/ui/post-button.tsx'
import { brand } from '#app/brand.ts'
import { listKeys, listNames, viewsPath } from '../lists.ts'
import { listViews } from '../queries.server.ts'
import type { Route } from './+types/list.ts'

export const loader = async ({ context }: Route.LoaderArgs) => ({ views: await listViews(memberOf(context)) })

export const meta: Route.MetaFunction = () => [{ title: `Views · ${brand.name}` }]

export default function Views({ loaderData: { views } }: Route.ComponentProps) {
	return (
		<main id="main" className="page-narrow grid grid-cols-1 content-start gap-6 py-6">
			<PageHeader title="Views" lead="Lists that you and your team keep with their filters." />
			{views.length === 0 ? (
				<EmptyState title="No views yet">
					Filter a list, then choose Save this view above it. Your views and those of your team will appear here.
				</EmptyState>
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
