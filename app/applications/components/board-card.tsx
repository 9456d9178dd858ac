import { memo } from 'react'
import { Link } from 'react-router'
import { Tag } from '#app/ui/tag.tsx'
import type { ApplicantCard } from '../applicant-card.ts'
import { CardMatch } from './card-match.tsx'
import { Choice } from './choice.tsx'
import { MoveMenu } from './move-menu.tsx'
import { StatusLines } from './status-lines.tsx'
import { TagList } from './tag-list.tsx'

export const boardCardClass = 'rounded-md border border-line bg-surface p-2.5 text-sm'

type BoardCardProps = { applicant: ApplicantCard; returnTo: string; showsJob: boolean }

/**
 * A few lines and a menu: enough for a first pass. Drawn again only when the applicant changes: a column draws all its
 * rows whenever the focus moves.
 */
export const BoardCard = memo(function BoardCard({ applicant, returnTo, showsJob }: BoardCardProps) {
	const { id, name, years, pay, inStage, stage, isUnread, jobTitle, tags, score, statusLines, match } = applicant
	return (
		<>
			<div className="flex items-start gap-1.5">
				<Choice applicant={applicant} />
				<p className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-2">
					<Link to={`/hospital/applications/${id}`} className="link font-semibold" data-row-open="">
						{name}
					</Link>
					{isUnread && stage === 'applied' ? (
						<Tag tone="info" icon={null}>
							Unread
						</Tag>
					) : null}
				</p>
			</div>
			{showsJob ? <p>{jobTitle}</p> : null}
			<p className="text-ink-2">
				{years}
				{pay === 'Not provided' ? null : <>, {pay}</>}
			</p>
			<CardMatch match={match} />
			<StatusLines lines={statusLines} />
			<TagList tags={tags} />
			<div className="mt-1 flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
				<span className="num whitespace-nowrap text-ink-2">
					<span className="sr-only">In this stage for </span>
					{inStage}
					{score === null ? null : `, score ${score.toFixed(1)}`}
				</span>
				<MoveMenu application={applicant} returnTo={returnTo} />
			</div>
		</>
	)
})
