import { Link } from 'react-router'
import { Tag } from '#app/ui/tag.tsx'
import { CoverTag } from '../cover-tag.tsx'
import type { CoverStatus } from '../status.ts'
import { t } from '#app/platform/language/words.ts'
import { asWritten } from '#app/ui/as-written.ts'

export type CoverLine = {
	id: string
	to: string
	title: string
	/** The hospital for a specialist; who covers it for a hospital. */
	who: string
	hours: string
	pay: string
	/** What there is to do, or how it stands. */
	note: string | null
	status: CoverStatus
	/** No one is asked yet. */
	isPlanned: boolean
	/** The specialist has something else then, and cannot accept. */
	isBooked: boolean
}

/** Requests for cover, one below the other. */
export function CoverLines({ lines, reader }: { lines: readonly CoverLine[]; reader: 'hospital' | 'specialist' }) {
	return (
		<ul className="divide-y divide-line">
			{lines.map(({ id, to, title, who, hours, pay, note, status, isPlanned, isBooked }) => (
				<li key={id} data-row={id} className="grid gap-x-4 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
					<div className="min-w-0">
						<Link
							to={to}
							className="link inline-flex items-center font-semibold wrap-anywhere max-lg:min-h-11"
							{...asWritten()}
						>
							{title}
						</Link>
						<p className="num flex flex-wrap gap-x-3 text-sm">
							<span>{hours}</span>
							<span>{pay}</span>
						</p>
						<p className="text-sm text-ink-2 wrap-anywhere">{[who, note].filter(Boolean).join(' · ')}</p>
					</div>
					<p className="py-1">
						{isBooked ? (
							<Tag>{t`Not possible`}</Tag>
						) : (
							<CoverTag status={status} reader={reader} isPlanned={isPlanned} />
						)}
					</p>
				</li>
			))}
		</ul>
	)
}
