import { useEffect, useRef } from 'react'
import { currentRow, focusPlace, rowPlace } from '#app/ui/shortcuts/shortcut-rows.ts'
import { useShortcuts } from '#app/ui/shortcuts/shortcuts.tsx'
import { withApplicant } from '../pipeline/addresses.ts'
import type { ApplicantCard } from '../pipeline/applicant-card.ts'
import { boardStages, columnNames, isByHand, type Stage } from '../stage.ts'
import { useMoveTo } from './board.tsx'

type Movable = Pick<ApplicantCard, 'id' | 'version' | 'moves'>

/** Keys 1 to 6 move the applicant who is opened, else the one in the row with the focus, to that column of the board. */
export function useStageKeys(applicants: readonly ApplicantCard[], opened: Movable | null, here: string) {
	const moveTo = useMoveTo(opened ? withApplicant(here, opened.id) : here)
	const movedFrom = useRef<number | null>(null)
	// The card that had the focus has gone to another column: the next one has taken its place. A frame later, when the
	// page has put the focus wherever it wants; who is at a field by then stays there.
	useEffect(() => {
		const place = movedFrom.current
		movedFrom.current = null
		if (place === null) return
		requestAnimationFrame(() => {
			if (currentRow() === null && !document.activeElement?.closest('input, select, textarea')) focusPlace(place)
		})
	}, [applicants])
	function move(to: Stage): boolean {
		const rowId = currentRow()?.getAttribute('data-row')
		const applicant = opened ?? applicants.find(({ id }) => id === rowId)
		if (!applicant || applicant.moves.length === 0) return false
		if (to !== 'rejected' && !applicant.moves.includes(to)) return false
		if (isByHand(to) && !opened) movedFrom.current = rowPlace()
		moveTo(applicant, to)
		return true
	}
	useShortcuts(
		boardStages.map((stage, index) => ({
			key: String(index + 1),
			label: `Move to ${columnNames[stage]}`,
			run: () => move(stage),
		})),
	)
}
