import { Timeline, type TimelineStep } from '#app/ui/timeline.tsx'
import type { InterviewView } from '../page/interview-view.server.ts'
import type { Side } from '../status.ts'
import { namesForSpecialist, statusNames } from '../labels.ts'

type Line = InterviewView['history'][number]

const ends = ['cancelled', 'no-show']

/** Steps, names and times. */
export function InterviewHistory({ lines, reader }: { lines: readonly Line[]; reader: Side }) {
	const steps = lines.map((line, index): TimelineStep => {
		const words = [line.by && `By ${line.by}`, line.reason].filter(Boolean)
		return {
			label: labelOf(line, reader),
			state: ends.includes(line.to) ? 'stopped' : index === lines.length - 1 ? 'current' : 'done',
			at: line.at,
			detail: words.length > 0 ? words.join('. ') : undefined,
		}
	})
	return <Timeline steps={steps} label="History of this interview" />
}

function labelOf({ to, isFirst, wasScheduled, reason }: Line, reader: Side): string {
	if (to === 'scheduled' && wasScheduled) return 'Location or interviewers changed'
	if (to !== 'proposed') return (reader === 'hospital' ? statusNames : namesForSpecialist)[to]
	if (isFirst) return 'Times proposed'
	if (reason) return wasScheduled ? 'Reschedule requested' : 'Other times requested'
	return 'New times proposed'
}
