import { Timeline, type TimelineStep } from '#app/ui/timeline.tsx'
import { columnNames, type Origin, originNames, type Stage } from '../stage.ts'
import { mergeSteps } from '../applying/timeline.ts'

type HistoryLine = {
	to: Stage
	by: string | null
	reason: string | null
	undone: boolean
	at: { text: string; iso: string }
}

type ApplicantHistoryProps = {
	lines: readonly HistoryLine[]
	/** What else has happened: proposed joining dates. */
	more: readonly TimelineStep[]
	origin: Origin
}

/** Each move with mover, stage and time, undone ones too. */
export function ApplicantHistory({ lines, more, origin }: ApplicantHistoryProps) {
	const last = lines.findLastIndex(({ undone }) => !undone)
	const steps = lines.map(({ to, by, reason, undone, at }, index): TimelineStep => {
		const label = to === 'applied' ? originNames[origin] : columnNames[to]
		const isEnd = to === 'rejected' || to === 'withdrawn'
		const words = [by && `By ${by}`, undone && 'Undone', reason && `Reason: ${reason}`].filter(Boolean)
		return {
			label,
			state: undone || isEnd ? 'stopped' : index === last ? 'current' : 'done',
			at,
			detail: words.length > 0 ? words.join('. ') : undefined,
		}
	})
	return <Timeline steps={mergeSteps(steps, more)} label="History of this application" />
}
