import { Bell, BellOff, Trash2 } from 'lucide-react'
import { Form, Link } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Tag } from '#app/ui/tag.tsx'

type SavedSearchProps = {
	search: { id: string; name: string; to: string; isMuted: boolean; saved: string; news: string }
}

/** One saved search: opens its list, and is renamed, muted and removed here. */
export function SavedSearch({ search: { id, name, to, isMuted, saved, news } }: SavedSearchProps) {
	const muting = `/saved-searches/${id}/${isMuted ? 'unmuting' : 'muting'}`
	const removal = `/saved-searches/${id}/removal`
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
					{news} · {saved}
				</p>
			</div>
			<div className="flex flex-wrap gap-2">
				<Link to={`/saved-searches/${id}/name`} className="btn btn-secondary btn-sm" aria-label={`Rename: ${name}`}>
					Rename
				</Link>
				<Form method="post" action={muting}>
					<SubmitButton
						action={muting}
						variant="secondary"
						size="sm"
						aria-label={`${isMuted ? 'Tell me again' : 'Mute'}: ${name}`}
					>
						{isMuted ? <Bell size={16} aria-hidden="true" /> : <BellOff size={16} aria-hidden="true" />}
						{isMuted ? 'Tell me again' : 'Mute'}
					</SubmitButton>
				</Form>
				<Form method="post" action={removal}>
					<SubmitButton action={removal} variant="quiet" size="sm" aria-label={`Remove: ${name}`}>
						<Trash2 size={16} aria-hidden="true" />
						Remove
					</SubmitButton>
				</Form>
			</div>
		</li>
	)
}
