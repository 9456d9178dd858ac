import { GripVertical } from 'lucide-react'
import { Button, GridList, GridListItem, I18nProvider, useDragAndDrop } from 'react-aria-components'
import { useNavigate, useSubmit } from 'react-router'
import type { ApplicantCard } from '../applicant-card.ts'
import { boardStages, columnNames, formOf, isByHand, isOpen, type Stage } from '../stage.ts'
import { boardClass, type BoardProps, columnClass, ColumnHead, MoreLink } from './board.tsx'
import { BoardCard, boardCardClass } from './board-card.tsx'

/** One type for each column that takes the card, so that the others do not even offer themselves. */
const typeFor = (stage: Stage) => `move-to-${stage}`

type Drop = (applicationId: string, to: Stage) => void

/** The board with cards that can be dragged, by hand and by keyboard. The menu on each card does the same. */
export function DragBoard({ addresses, page, returnTo, showsJob }: BoardProps) {
	const { applicants, counts } = page
	const submit = useSubmit()
	const navigate = useNavigate()
	const drop: Drop = (id, to) => {
		const applicant = applicants.find((each) => each.id === id)
		if (!applicant) return
		// A rejection needs a reason first, an offer its terms, a start its day.
		if (!isByHand(to)) void navigate(`${formOf(to, id)}?returnTo=${encodeURIComponent(returnTo)}`)
		else {
			const fields = { to, version: String(applicant.version), returnTo }
			const action = `/hospital/applications/${id}/stage`
			void submit(fields, { method: 'post', action, preventScrollReset: true })
		}
	}
	return (
		<I18nProvider locale="en-IN">
			<div className={boardClass}>
				{boardStages.map((stage) => {
					const cards = applicants.filter((applicant) => applicant.stage === stage)
					return (
						<section key={stage} aria-label={columnNames[stage]} className={columnClass}>
							<ColumnHead stage={stage} count={counts[stage]} />
							<Column stage={stage} cards={cards} drop={drop} returnTo={returnTo} showsJob={showsJob} />
							<MoreLink addresses={addresses} page={page} stage={stage} shown={cards.length} />
						</section>
					)
				})}
			</div>
		</I18nProvider>
	)
}

type ColumnProps = { stage: Stage; cards: readonly ApplicantCard[]; drop: Drop; returnTo: string; showsJob: boolean }

function Column({ stage, cards, drop, returnTo, showsJob }: ColumnProps) {
	// By column, not by what stands in it: the hooks must stay the same from one rendering to the next.
	const mayLeave = isOpen(stage)
	const { dragAndDropHooks } = useDragAndDrop({
		...(mayLeave ? { getItems: (keys) => cards.filter(({ id }) => keys.has(id)).map(asDragged) } : {}),
		acceptedDragTypes: [typeFor(stage)],
		getDropOperation: () => 'move',
		async onRootDrop({ items }) {
			for (const item of items) if (item.kind === 'text') drop(await item.getText(typeFor(stage)), stage)
		},
	})
	return (
		<GridList
			aria-label={columnNames[stage]}
			items={cards}
			dependencies={[returnTo, showsJob]}
			dragAndDropHooks={dragAndDropHooks}
			keyboardNavigationBehavior="tab"
			// Letters are shortcuts of the page.
			disallowTypeAhead
			className="grid min-h-24 content-start gap-2 rounded-md data-drop-target:bg-brand-soft data-drop-target:outline-2 data-drop-target:outline-brand"
		>
			{(applicant) => (
				<GridListItem
					id={applicant.id}
					textValue={applicant.name}
					data-row=""
					className={`${boardCardClass} flex gap-1.5 data-dragging:opacity-50`}
				>
					{mayLeave ? (
						<Button slot="drag" className="-ml-1 self-start rounded-sm p-1 text-ink-3">
							<GripVertical size={16} aria-hidden="true" />
						</Button>
					) : null}
					<div className="min-w-0 flex-1">
						<BoardCard applicant={applicant} returnTo={returnTo} showsJob={showsJob} />
					</div>
				</GridListItem>
			)}
		</GridList>
	)
}

const asDragged = ({ id, name, moves }: ApplicantCard): Record<string, string> => ({
	'text/plain': name,
	...Object.fromEntries(moves.map((to) => [typeFor(to), id])),
	[typeFor('rejected')]: id,
})
