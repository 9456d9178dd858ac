import { memo } from 'react'
import { Avatar } from '#app/ui/avatar.tsx'
import type { ApplicantCard } from '../pipeline/applicant-card.ts'
import { ApplicantName } from './applicant-name.tsx'
import { Choice } from './choice.tsx'
import { Fit } from './fit.tsx'
import { MoveButton } from './move-menu.tsx'
import { isSameCard } from './same-card.ts'
import { Waiting } from './waiting.tsx'

type BoardCardProps = {
	applicant: ApplicantCard
	/** The board without anyone opened. */
	here: string
	showsJob: boolean
	isOpened: boolean
}

/** Name, fit, two facts. Drawn again only when something about the applicant changes. */
export const BoardCard = memo(function BoardCard({ applicant, here, showsJob, isOpened }: BoardCardProps) {
	const { id, name, years, pay, moves, jobTitle } = applicant
	return (
		<li className="board-card" data-row={id} data-selected={isOpened ? '' : undefined} draggable={moves.length > 0}>
			<Avatar name={name} size="sm" />
			<div className="min-w-0">
				<ApplicantName applicant={applicant} here={here} isOpened={isOpened} />
				<span className="num block truncate text-ink-2">
					{showsJob ? jobTitle : [years, pay].filter(Boolean).join(' · ')}
				</span>
			</div>
			<div className="board-card-foot">
				<Fit applicant={applicant} />
				<Waiting applicant={applicant} />
			</div>
			<span className="board-card-tools">
				<Choice applicant={applicant} />
				<MoveButton applicant={applicant} />
			</span>
		</li>
	)
}, isSameCard)
