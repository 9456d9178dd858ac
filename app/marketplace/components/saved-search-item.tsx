import { Bell, BellOff, Trash2 } from 'lucide-react'
import { Form, Link } from 'react-router'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { searchesPath } from '../paths.ts'

type SavedSearchItemProps = { search: { id: string; name: string; to: string; isMuted: boolean; saved: string } }

/** One saved search: opens its list, and is renamed, muted and removed here. */
export function SavedSearchItem({ search: { id, name, to, isMuted, saved } }: SavedSearchItemProps) {
	const muting = `${searchesPath}/${id}/${isMuted ? 'unmuting' : 'muting'}`
	const removal = `${searchesPath}/${id}/removal`
	const Icon = isMuted ? Bell : BellOff
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
			<div className="flex flex-wrap gap-2">
				<Link to={`${searchesPath}/${id}/name`} className="btn btn-secondary btn-sm" aria-label={`Rename: ${name}`}>
					Rename
				</Link>
				<Form method="post" action={muting}>
					<SubmitButton
						action={muting}
						variant="secondary"
						size="sm"
						aria-label={`${isMuted ? 'Tell me again' : 'Mute'}: ${name}`}
					>
						<Icon size={16} aria-hidden="true" />
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
