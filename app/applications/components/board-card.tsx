import { Link } from 'react-router'
import { Tag } from '#app/ui/tag.tsx'
import type { ApplicantCard } from '../applicant-card.ts'
import { MoveMenu } from './move-menu.tsx'

export const boardCardClass = 'rounded-md border border-line bg-surface p-2.5 text-sm'

/** Three lines and a menu: enough for a first pass. */
export function BoardCard({ applicant, returnTo }: { applicant: ApplicantCard; returnTo: string }) {
	const { id, name, years, pay, inStage, stage, isUnread } = applicant
	return (
		<>
			<p className="flex items-baseline justify-between gap-2">
				<Link to={`/hospital/applications/${id}`} className="link font-semibold">
					{name}
				</Link>
				{isUnread && stage === 'applied' ? (
					<Tag tone="info" icon={null}>
						Unread
					</Tag>
				) : null}
			</p>
			<p className="text-ink-2">
				{years}
				{pay === 'Not given' ? null : <>, {pay}</>}
			</p>
			<div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
				<span className="num whitespace-nowrap text-ink-2">
					<span className="sr-only">In this stage for </span>
					{inStage}
				</span>
				<MoveMenu application={applicant} returnTo={returnTo} />
			</div>
		</>
	)
}
