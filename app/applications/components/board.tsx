import { type DragEvent, useState } from 'react'
import { Link, useNavigate, useNavigation, useSubmit } from 'react-router'
import { cx } from '#app/ui/cx.ts'
import type { Addresses } from '../pipeline/addresses.ts'
import type { ApplicantCard } from '../pipeline/applicant-card.ts'
import type { ApplicantsPage } from '../pipeline/applicants-page.server.ts'
import { cardsPerColumn, maxCards } from '../limits.ts'
import { boardStages, columnNames, formOf, isByHand, type Stage } from '../stage.ts'
import { BoardCard } from './board-card.tsx'

type BoardProps = {
	addresses: Addresses
	page: ApplicantsPage
	here: string
	/** The job of each, where they are of several. */
	showsJob: boolean
}

/**
 * Columns of cards that scroll by themselves. A card is moved by dragging it with a mouse or, on devices that do so, with a long
 * press; its menu and the number keys do the same.
 */
export function Board({ addresses, page, here, showsJob }: BoardProps) {
	const { applicants, counts } = afterPendingMove(page, usePendingMove())
	const drag = useCardDrag(applicants, here)
	return (
		<div className="board" {...drag.ofBoard}>
			{boardStages.map((stage) => {
				const cards = applicants.filter((applicant) => applicant.stage === stage)
				return (
					<section
						key={stage}
						aria-label={columnNames[stage]}
						className={cx('board-column', drag.accepts(stage) && 'board-accepts', drag.isOver(stage) && 'board-over')}
						{...drag.ofColumn(stage)}
					>
						<h2>
							{columnNames[stage]} <span className="num text-ink-2">{counts[stage]}</span>
						</h2>
						<ul
							// What scrolls is within reach of a keyboard by its cards.
							className="board-cards"
						>
							{cards.map((applicant) => (
								<BoardCard
									key={applicant.id}
									applicant={applicant}
									here={here}
									showsJob={showsJob}
									isOpened={applicant.id === page.openedId}
								/>
							))}
							<MoreCards addresses={addresses} page={page} stage={stage} hidden={counts[stage] - cards.length} />
						</ul>
					</section>
				)
			})}
		</div>
	)
}

/** More cards in every column; beyond what a board can hold the list goes on. */
function MoreCards({
	addresses,
	page: { filter, cards },
	stage,
	hidden,
}: Pick<BoardProps, 'addresses' | 'page'> & { stage: Stage; hidden: number }) {
	if (hidden <= 0) return null
	return (
		<li>
			{cards >= maxCards ? (
				<Link to={addresses.list({ ...filter, stage })} className="link board-more">
					{hidden} more in the list
				</Link>
			) : (
				<Link
					to={addresses.board(filter, Math.min(maxCards, cards + cardsPerColumn))}
					preventScrollReset
					className="link board-more"
				>
					Load More, {hidden} left
				</Link>
			)}
		</li>
	)
}

/** Dragging a card to a column: the column of its next stage takes it, and none that it may not go to. */
function useCardDrag(applicants: readonly ApplicantCard[], here: string) {
	const [dragged, setDragged] = useState<ApplicantCard | null>(null)
	const [over, setOver] = useState<Stage | null>(null)
	const move = useMoveTo(here)
	const accepts = (stage: Stage) =>
		dragged !== null && (dragged.moves.includes(stage) || (stage === 'rejected' && dragged.moves.length > 0))
	const end = () => {
		setDragged(null)
		setOver(null)
	}
	return {
		accepts,
		isOver: (stage: Stage) => over === stage && accepts(stage),
		ofBoard: {
			onDragStart: (event: DragEvent) => {
				const card = (event.target as Element).closest?.('[data-row]')
				const applicant = applicants.find(({ id }) => id === card?.getAttribute('data-row'))
				if (!applicant) return
				event.dataTransfer.effectAllowed = 'move'
				event.dataTransfer.setData('text/plain', applicant.name)
				setDragged(applicant)
			},
			onDragEnd: end,
		},
		ofColumn: (stage: Stage) => ({
			onDragOver: (event: DragEvent) => {
				if (!accepts(stage)) return
				event.preventDefault()
				if (over !== stage) setOver(stage)
			},
			onDrop: (event: DragEvent) => {
				event.preventDefault()
				if (dragged && accepts(stage)) move(dragged, stage)
				end()
			},
		}),
	}
}

/** Moves an applicant at once, or leads to the form of a stage that needs one: a reason, terms, a day. */
export function useMoveTo(here: string) {
	const submit = useSubmit()
	const navigate = useNavigate()
	return ({ id, version }: { id: string; version: number }, to: Stage) => {
		if (isByHand(to)) {
			const fields = { to, version: String(version), returnTo: here }
			void submit(fields, { method: 'post', action: `/hospital/applications/${id}/stage`, preventScrollReset: true })
		} else void navigate(`${formOf(to, id)}?returnTo=${encodeURIComponent(here)}`)
	}
}

type Move = { id: string; to: Stage }

/** A move that is being sent to the server. */
function usePendingMove(): Move | null {
	const { formAction, formData } = useNavigation()
	const [, id] = /^\/hospital\/applications\/([\w-]+)\/stage$/.exec(formAction ?? '') ?? []
	const to = boardStages.find((stage) => stage === formData?.get('to'))
	return id && to ? { id, to } : null
}

/** A card is shown where it is going. */
function afterPendingMove({ applicants, counts }: ApplicantsPage, move: Move | null) {
	const from = move && applicants.find(({ id }) => id === move.id)?.stage
	if (!move || !from || from === move.to) return { applicants, counts }
	return {
		applicants: applicants.map((each) => (each.id === move.id ? { ...each, stage: move.to, moves: [] } : each)),
		counts: { ...counts, [from]: counts[from] - 1, [move.to]: counts[move.to] + 1 },
	}
}
