import { PostButton } from '#app/ui/fields/post-button.tsx'
import { Bell, BellOff, Trash2, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Tag } from '#app/ui/tag.tsx'
import { maxSavedSearches } from './limits.ts'
import { t } from '#app/platform/language/words.ts'

type Search = { id: string; name: string; to: string; isMuted: boolean; facts: string; isShared?: boolean | undefined }

type SavedSearchListProps = {
	searches: Search[]
	/** The address of this list, below which the name, muting and removal of each search are. */
	path: string
	/** Shown where there are none. */
	children: ReactNode
}

/** Saved searches: each opens its results, and is renamed, muted and removed here. */
export function SavedSearchList({ searches, path, children }: SavedSearchListProps) {
	if (searches.length === 0) return children
	return (
		<>
			<ul className="panel">
				{searches.map((search) => (
					<SavedSearch key={search.id} search={search} path={`${path}/${search.id}`} />
				))}
			</ul>
			<p className="num text-sm text-ink-2">{t`${{ saved: searches.length }} of ${{ most: maxSavedSearches }} searches`}</p>
		</>
	)
}

function SavedSearch({ search: { name, to, isMuted, facts, isShared }, path }: { search: Search; path: string }) {
	return (
		<li
			data-row=""
			className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-0"
		>
			<div className="min-w-0">
				<div className="flex flex-wrap items-center gap-x-3">
					<h2 className="min-w-0 text-base break-words">
						<Link to={to}>{name}</Link>
					</h2>
					{isMuted ? <Tag>{t`Muted`}</Tag> : null}
					{isShared ? <Tag tone="brand">Shared</Tag> : null}
				</div>
				<p className="num text-sm text-ink-2">{facts}</p>
			</div>
			<Buttons path={path} name={name} isMuted={isMuted} isShared={isShared} />
		</li>
	)
}

type ButtonsProps = { path: string; name: string; isMuted: boolean; isShared: boolean | undefined }

/** `isShared` is there only where a team can share searches. */
function Buttons({ path, name, isMuted, isShared }: ButtonsProps) {
	const muting = `${path}/${isMuted ? 'unmuting' : 'muting'}`
	const removal = `${path}/removal`
	const Icon = isMuted ? Bell : BellOff
	return (
		<div className="flex flex-wrap gap-2">
			<Link to={`${path}/name`} className="btn btn-secondary btn-sm" aria-label={t`Rename: ${{ name }}`}>
				{t`Rename`}
			</Link>
			<PostButton
				action={muting}
				variant="secondary"
				size="sm"
				aria-label={isMuted ? t`Unmute: ${{ name }}` : t`Mute: ${{ name }}`}
			>
				<Icon size={16} aria-hidden="true" />
				{isMuted ? t`Unmute` : t`Mute`}
			</PostButton>
			{isShared === undefined ? null : (
				<PostButton
					action={`${path}/${isShared ? 'unsharing' : 'sharing'}`}
					variant="secondary"
					size="sm"
					aria-label={`${isShared ? 'Stop sharing' : 'Share with team'}: ${name}`}
				>
					<Users size={16} aria-hidden="true" />
					{isShared ? 'Stop sharing' : 'Share with team'}
				</PostButton>
			)}
			<PostButton action={removal} variant="quiet" size="sm" className="px-2" aria-label={t`Remove: ${{ name }}`}>
				<Trash2 size={16} aria-hidden="true" />
				{t`Remove`}
			</PostButton>
		</div>
	)
}
