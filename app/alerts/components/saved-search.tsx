import { Link } from 'react-router'
import { SavedSearchButtons } from '#app/notifications/saved-search-buttons.tsx'
import { Tag } from '#app/ui/tag.tsx'

type SavedSearchProps = {
	search: { id: string; name: string; to: string; isMuted: boolean; saved: string; pendingJobs: string }
}

/** One saved search: opens its list, and is renamed, muted and removed here. */
export function SavedSearch({ search: { id, name, to, isMuted, saved, pendingJobs } }: SavedSearchProps) {
	return (
		<li className="grid gap-3 border-b border-line bg-surface px-3 py-4">
			<div>
				<div className="flex flex-wrap items-center gap-x-3 gap-y-1">
					<h2 className="min-w-0 text-lg leading-6 break-words">
						<Link to={to}>{name}</Link>
					</h2>
					{isMuted ? <Tag>Muted</Tag> : null}
				</div>
				<p className="num mt-1 text-sm text-ink-2">
					{pendingJobs} · {saved}
				</p>
			</div>
			<SavedSearchButtons path={`/saved-searches/${id}`} name={name} isMuted={isMuted} />
		</li>
	)
}
