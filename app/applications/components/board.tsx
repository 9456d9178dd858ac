import { Link } from 'react-router'
import type { Addresses } from '../addresses.ts'
import type { ApplicantsPage } from '../applicants-page.server.ts'
import { cardsPerColumn, maxCards } from '../limits.ts'
import { boardStages, columnNames, type Stage } from '../stage.ts'
import { BoardCard, boardCardClass } from './board-card.tsx'

export type BoardProps = {
	addresses: Addresses
	page: Pick<ApplicantsPage, 'filter' | 'cards' | 'applicants' | 'counts'>
	returnTo: string
	/** The job of each, where they are of several. */
	showsJob: boolean
}

// `relative` keeps what is there for screen readers only inside the part that scrolls.
export const boardClass =
	'relative -mx-4 grid auto-cols-[minmax(15.5rem,1fr)] xl:auto-cols-[minmax(13rem,1fr)] grid-flow-col gap-3 overflow-x-auto px-4 pb-3 md:-mx-6 md:px-6'
export const columnClass = 'grid content-start gap-2 rounded-lg bg-sunken p-2'

/** Columns of cards, each with its menu; the draggable board takes its place where a script runs. */
export function Board({ addresses, page, returnTo, showsJob }: BoardProps) {
	const { applicants, counts } = page
	return (
		<div className={boardClass}>
			{boardStages.map((stage) => {
				const cards = applicants.filter((applicant) => applicant.stage === stage)
				return (
					<section key={stage} aria-label={columnNames[stage]} className={columnClass}>
						<ColumnHead stage={stage} count={counts[stage]} />
						<ul className="grid gap-2">
							{cards.map((applicant) => (
								<li key={applicant.id} className={boardCardClass} data-row="">
									<BoardCard applicant={applicant} returnTo={returnTo} showsJob={showsJob} />
								</li>
							))}
						</ul>
						<MoreLink addresses={addresses} page={page} stage={stage} shown={cards.length} />
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

type MoreLinkProps = Pick<BoardProps, 'addresses' | 'page'> & { stage: Stage; shown: number }

/** More cards in every column; beyond what a board can hold the list goes on. */
export function MoreLink({ addresses, page: { filter, cards, counts }, stage, shown }: MoreLinkProps) {
	const hidden = counts[stage] - shown
	if (hidden <= 0) return null
	if (cards >= maxCards)
		return (
			<Link to={addresses.list({ ...filter, stage })} className="link px-1 text-sm">
				{hidden} more in the list
			</Link>
		)
	return (
		<Link to={addresses.board(filter, cards + cardsPerColumn)} preventScrollReset className="link px-1 text-sm">
			Show more, {hidden} left
		</Link>
	)
}
