import { Timeline, type TimelineStep } from '#app/ui/timeline.tsx'
import { columnNames, type Stage } from '../stage.ts'

export type HistoryLine = {
	to: Stage
	by: string | null
	reason: string | null
	undone: boolean
	at: { text: string; iso: string }
}

/** Each move with mover, stage and time, undone ones too. */
export function ApplicantHistory({ lines }: { lines: readonly HistoryLine[] }) {
	const last = lines.findLastIndex(({ undone }) => !undone)
	const steps = lines.map(({ to, by, reason, undone, at }, index): TimelineStep => {
		const label = to === 'applied' ? 'Applied' : columnNames[to]
		const isEnd = to === 'rejected' || to === 'withdrawn'
		const words = [by && `By ${by}`, undone && 'Undone', reason && `Reason: ${reason}`].filter(Boolean)
		return {
			label,
			state: undone || isEnd ? 'stopped' : index === last ? 'current' : 'done',
			at,
			detail: words.length > 0 ? words.join('. ') : undefined,
		}
	})
	return <Timeline steps={steps} label="History of this application" />
}
