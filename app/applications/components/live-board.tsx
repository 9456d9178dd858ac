import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import type { ApplicantCard } from '../applicant-card.ts'
import { boardStages, type Stage } from '../stage.ts'
import { Board, type BoardProps } from './board.tsx'

// Cards can be moved by their menus until the code for dragging is there, and when it never comes.
const DragBoard = lazy(() =>
	import('./drag-board.tsx').then(
		(loaded) => ({ default: loaded.DragBoard }),
		() => ({ default: Board }),
	),
)

/** The board, with a card shown where it is going while the server is still being told. */
export function LiveBoard(props: BoardProps) {
	const isInBrowser = useSyncExternalStore(
		() => () => undefined,
		() => true,
		() => false,
	)
	const move = usePendingTransition()
	const moved = move ? { ...props, page: { ...props.page, ...afterTransition(props.page, move) } } : props
	const still = <Board {...moved} />
	if (!isInBrowser) return still
	return (
		<Suspense fallback={still}>
			<DragBoard {...moved} />
		</Suspense>
	)
}

type Transition = { id: string; to: Stage }

function usePendingTransition(): Transition | null {
	const { formAction, formData } = useNavigation()
	const [, id] = /^\/hospital\/applications\/([\w-]+)\/stage$/.exec(formAction ?? '') ?? []
	const to = boardStages.find((stage) => stage === formData?.get('to'))
	return id && to ? { id, to } : null
}

function afterTransition({ applicants, counts }: BoardProps['page'], { id, to }: Transition) {
	const from = applicants.find((applicant) => applicant.id === id)?.stage
	if (!from || from === to) return {}
	const place = (applicant: ApplicantCard) => (applicant.id === id ? { ...applicant, stage: to, moves: [] } : applicant)
	return {
		applicants: applicants.map(place),
		counts: { ...counts, [from]: counts[from] - 1, [to]: counts[to] + 1 },
	}
}
