import { readRejection, type StoredRejection } from '../reasons.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import type { TimelineStep } from '#app/ui/timeline.tsx'
import { ladder, noAnswerName, type Origin, originNames, type Stage, stageNames } from '../stage.ts'
import { t } from '#app/platform/language/words.ts'

/** A step as the page prints it: text only, so that it can travel. */
export type StageStep = TimelineStep & { label: string; detail?: string | undefined }

type History = StoredRejection & {
	origin: Origin
	stage: Stage
	seenAt: Date | null
	closedUnansweredAt: Date | null
	/** Valid moves, oldest first, including the application itself. */
	moves: { to: Stage; at: Date }[]
}

const openedName = () => t`Opened by the hospital`

const printed = (at: Date) => ({ text: formatDateTime(at), iso: at.toISOString() })

/** Past steps, the current stage and what may follow. Skipped steps are not shown. */
export function timelineOf({ origin, stage, seenAt, closedUnansweredAt, moves, ...stored }: History): StageStep[] {
	const nameOf = (to: Stage) => {
		if (to === 'applied') return originNames[origin]
		return to === 'rejected' && closedUnansweredAt ? noAnswerName() : stageNames[to]
	}
	const sayReason = (reason: string) => (closedUnansweredAt ? reason : t`Reason: ${{ reason }}`)
	const rejection = readRejection(stored)
	const past = moves.map(({ to, at }) => ({ label: nameOf(to), to, at }))
	const opened = seenAt ? [{ label: openedName(), to: null, at: seenAt }] : []
	const happened = [...past, ...opened].sort((a, b) => a.at.getTime() - b.at.getTime())

	const steps = happened.map(({ label, to, at }): StageStep => {
		const isEnd = to === 'rejected' || to === 'withdrawn'
		const state = isEnd ? 'stopped' : to === stage && stage !== 'hired' ? 'current' : 'done'
		const detail = to === 'rejected' && rejection ? sayReason(rejection) : undefined
		return { label, state, at: printed(at), detail }
	})
	const unopened: StageStep[] = stage === 'applied' && !seenAt ? [{ label: openedName(), state: 'upcoming' }] : []
	return [...steps, ...unopened, ...upcoming(stage)]
}

/** With steps of something else at their times, before those that are still to come. */
export function mergeSteps<Step extends TimelineStep>(steps: readonly Step[], more: readonly Step[]): Step[] {
	const timeOf = ({ at }: Step) => at?.iso ?? ''
	const happened = [...steps.filter(({ at }) => at), ...more].toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))
	return [...happened, ...steps.filter(({ at }) => !at)]
}

function upcoming(stage: Stage): StageStep[] {
	const reached = (ladder as readonly Stage[]).indexOf(stage)
	if (reached === -1) return []
	return ladder.slice(reached + 1).map((step) => ({ label: stageNames[step], state: 'upcoming' }))
}
