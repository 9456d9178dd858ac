import { useId } from 'react'
import { FitBars } from '#app/ui/list/fit-bars.tsx'

/** How someone fits one of the hospital's jobs: what a list shows, and what explains it. */
export type RowFit = {
	job: { id: string; title: string }
	/** Null where too little is known of the person, with what is lacking. */
	score: number | null
	lacking: readonly string[]
	reasons: readonly string[]
	misses: readonly string[]
	matches: { pay?: boolean; shift?: boolean; distance?: boolean }
}

/** 'Fit 82 with ICU Nurse, night', or what a figure would need. */
export const fitTitle = ({ score, lacking, job }: RowFit): string =>
	score === null ? `No fit figure. Not provided: ${lacking.join(', ')}` : `Fit ${score} with ${job.title}`

/** Five bars and the number; why, when it is pointed at, focused or pressed. */
export function Fit({ fit }: { fit: RowFit }) {
	const id = useId()
	return (
		<span className="explained">
			<button type="button" popoverTarget={id} aria-describedby={id} className="fit num">
				{fit.score === null ? null : <FitBars score={fit.score} />}
				<span className="sr-only">Fit </span>
				{fit.score ?? '–'}
			</button>
			<span id={id} popover="auto" className="menu menu-start explanation">
				<b>{fitTitle(fit)}</b>
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
