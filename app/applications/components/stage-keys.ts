import { useEffect, useRef } from 'react'
import { useNavigate, useSubmit } from 'react-router'
import { currentRow, focusPlace, rowPlace } from '#app/ui/shortcut-rows.ts'
import { useShortcuts } from '#app/ui/shortcuts.tsx'
import type { ApplicantCard } from '../applicant-card.ts'
import { boardStages, columnNames, formOf, isByHand, type Stage } from '../stage.ts'

/** Keys 1 to 6 move the applicant in the row with the focus to that column of the board. */
export function useStageKeys(applicants: readonly ApplicantCard[], returnTo: string) {
	const submit = useSubmit()
	const navigate = useNavigate()
	const movedFrom = useRef<number | null>(null)
	// The card that had the focus has gone to another column: the next one has taken its place. A frame later, when the
	// board has put the focus wherever it wants; who is at a field by then stays there.
	useEffect(() => {
		const place = movedFrom.current
		movedFrom.current = null
		if (place === null) return
		requestAnimationFrame(() => {
			if (currentRow() === null && !document.activeElement?.closest('input, select, textarea')) focusPlace(place)
		})
	}, [applicants])
	function move(to: Stage): boolean {
		const id = currentRow()?.querySelector('[data-application]')?.getAttribute('data-application')
		const applicant = applicants.find((each) => each.id === id)
		if (!applicant || (to !== 'rejected' && !applicant.moves.includes(to))) return false
		if (applicant.moves.length === 0) return false
		if (isByHand(to)) {
			movedFrom.current = rowPlace()
			const fields = { to, version: String(applicant.version), returnTo }
			const action = `/hospital/applications/${applicant.id}/stage`
			void submit(fields, { method: 'post', action, preventScrollReset: true })
		} else void navigate(`${formOf(to, applicant.id)}?returnTo=${encodeURIComponent(returnTo)}`)
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
