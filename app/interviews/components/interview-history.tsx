import { Timeline, type TimelineStep } from '#app/ui/timeline.tsx'
import type { InterviewView } from '../page/interview-view.server.ts'
import type { Side } from '../status.ts'
import { namesForSpecialist, statusNames } from '../labels.ts'
import { t } from '#app/platform/language/words.ts'

type Line = InterviewView['history'][number]

const ends = ['cancelled', 'no-show']

/** Steps, names and times. */
export function InterviewHistory({ lines, reader }: { lines: readonly Line[]; reader: Side }) {
	const steps = lines.map((line, index): TimelineStep => {
		const details = [line.by && (line.by.isReader ? t`By you` : t`By ${{ name: line.by.name }}`), line.reason].filter(
			Boolean,
		)
		return {
			label: labelOf(line, reader),
			state: ends.includes(line.to) ? 'stopped' : index === lines.length - 1 ? 'current' : 'done',
			at: line.at,
			detail: details.length > 0 ? details.join('. ') : undefined,
		}
	})
	return <Timeline steps={steps} label={t`History of this interview`} />
}

function labelOf({ to, isFirst, wasScheduled, reason }: Line, reader: Side): string {
	if (to === 'scheduled' && wasScheduled) return t`Location or interviewers changed`
	if (to !== 'proposed') return (reader === 'hospital' ? statusNames : namesForSpecialist())[to]
	if (isFirst) return t`Times proposed`
	if (reason) return wasScheduled ? t`Reschedule requested` : t`Other times requested`
	return t`New times proposed`
}
