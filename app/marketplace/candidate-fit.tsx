import { useId } from 'react'
import { FitBars } from '#app/ui/fit-bars.tsx'

/** How someone fits one of the hospital's jobs: what a list shows, and what explains it. */
export type RowFit = {
	job: { id: string; title: string }
	score: number
	reasons: readonly string[]
	misses: readonly string[]
	matches: { pay?: boolean; shift?: boolean; distance?: boolean }
}

/** Five bars and the number; why, when it is pointed at, focused or pressed. */
export function Fit({ fit }: { fit: RowFit }) {
	const id = useId()
	return (
		<span className="explained">
			<button type="button" popoverTarget={id} aria-describedby={id} className="fit num">
				<FitBars score={fit.score} />
				<span className="sr-only">Fit </span>
				{fit.score}
			</button>
			<span id={id} popover="auto" className="menu menu-start explanation">
				<b>{`Fit ${fit.score} with ${fit.job.title}`}</b>
				{fit.reasons.map((reason) => (
					<span key={reason}>{`+ ${reason}`}</span>
				))}
				{fit.misses.map((miss) => (
					<span key={miss}>{`– ${miss}`}</span>
				))}
			</span>
		</span>
	)
}
