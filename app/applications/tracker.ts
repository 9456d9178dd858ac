import { formatDate } from '#app/platform/dates.ts'
import { formatSpan } from './labels.ts'
import { type Stage, stageNames } from './stage.ts'

/** The way of an application, as the tracker draws it. `viewed` is no stage: it happens when the hospital first opens it. */
export const trackerSteps = ['Applied', 'Viewed', 'Shortlisted', 'Interview', 'Offer'] as const

export type Tracker = {
	label: string
	/** How many of the steps are behind it; none once it ended without joining. */
	reached: number
	isOpen: boolean
}

const reachedAt: Record<Stage, number> = {
	applied: 1,
	shortlisted: 3,
	interview: 4,
	offered: 5,
	hired: 5,
	rejected: 0,
	withdrawn: 0,
}

export function trackerOf({ stage, seenAt }: { stage: Stage; seenAt: Date | null }): Tracker {
	const isViewed = stage === 'applied' && seenAt !== null
	return {
		label: isViewed ? 'Viewed' : stageNames[stage],
		reached: isViewed ? 2 : reachedAt[stage],
		isOpen: stage !== 'hired' && reachedAt[stage] > 0,
	}
}

export type ResponseDue = { text: string; isLate: boolean }

/** By when a hospital usually gives the first answer, while there is none; `null` when too little is known of it. */
export function responseDue(
	{ stage, appliedAt }: { stage: Stage; appliedAt: Date },
	typical: { hours: number; answers: number } | undefined,
	now: Date,
): ResponseDue | null {
	if (stage !== 'applied' || !typical) return null
	const by = new Date(appliedAt.getTime() + typical.hours * 3_600_000)
	const isLate = by < now
	const usually = `The hospital usually responds within ${formatSpan(typical.hours)} (median of ${typical.answers.toLocaleString('en-IN')} responses)`
	return { text: `${usually}. ${isLate ? 'A response was due' : 'Expect a response'} by ${formatDate(by)}.`, isLate }
}
