import { Link } from 'react-router'
import type { ApplicantCard } from '../applicant-card.ts'
import { boardStages, columnNames, type Stage } from '../stage.ts'
import { BoardCard, boardCardClass } from './board-card.tsx'

export type BoardProps = {
	jobId: string
	applicants: readonly ApplicantCard[]
	counts: Record<Stage, number>
	returnTo: string
}

// `relative` keeps what is there for screen readers only inside the part that scrolls.
export const boardClass =
	'relative -mx-4 grid auto-cols-[minmax(15.5rem,1fr)] xl:auto-cols-[minmax(13rem,1fr)] grid-flow-col gap-3 overflow-x-auto px-4 pb-3 md:-mx-6 md:px-6'
export const columnClass = 'grid content-start gap-2 rounded-lg bg-sunken p-2'

/** Columns of cards, each with its menu; the draggable board takes its place where a script runs. */
export function Board({ jobId, applicants, counts, returnTo }: BoardProps) {
	return (
		<div className={boardClass}>
			{boardStages.map((stage) => {
				const cards = applicants.filter((applicant) => applicant.stage === stage)
				return (
					<section key={stage} aria-label={columnNames[stage]} className={columnClass}>
						<ColumnHead stage={stage} count={counts[stage]} />
						<ul className="grid gap-2">
							{cards.map((applicant) => (
								<li key={applicant.id} className={boardCardClass}>
									<BoardCard applicant={applicant} returnTo={returnTo} />
								</li>
							))}
						</ul>
						<MoreLink jobId={jobId} stage={stage} hidden={counts[stage] - cards.length} />
					</section>
				)
			})}
		</div>
	)
}

export function ColumnHead({ stage, count }: { stage: Stage; count: number }) {
	return (
		<h2 className="flex items-baseline justify-between px-1 text-base">
			{columnNames[stage]}
			<span className="num text-sm font-medium text-ink-2">{count}</span>
		</h2>
	)
}

export function MoreLink({ jobId, stage, hidden }: { jobId: string; stage: Stage; hidden: number }) {
	if (hidden <= 0) return null
	return (
		<Link to={`/hospital/jobs/${jobId}/applicants?view=list&stage=${stage}`} className="link px-1 text-sm">
			{hidden} more in the list
		</Link>
	)
}
