import { Link } from 'react-router'
import { SavedSearchButtons } from '#app/notifications/saved-search-buttons.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { searchesPath } from '../paths.ts'

type SavedSearchItemProps = { search: { id: string; name: string; to: string; isMuted: boolean; saved: string } }

/** One saved search: opens its list, and is renamed, muted and removed here. */
export function SavedSearchItem({ search: { id, name, to, isMuted, saved } }: SavedSearchItemProps) {
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-0">
			<div className="min-w-0">
				<div className="flex flex-wrap items-center gap-x-3">
					<h2 className="min-w-0 text-base break-words">
						<Link to={to}>{name}</Link>
					</h2>
					{isMuted ? <Tag>Muted</Tag> : null}
				</div>
				<p className="num text-sm text-ink-2">{saved}</p>
			</div>
			<SavedSearchButtons path={`${searchesPath}/${id}`} name={name} isMuted={isMuted} />
		</li>
	)
}
