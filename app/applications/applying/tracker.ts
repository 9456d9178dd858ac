import { type AnswerClock, answerExpected, lateness } from '#app/relations/answer-clock.ts'
import { formatSpan } from '../labels.ts'
import { ladder, noAnswerName, type Stage, stageNames } from '../stage.ts'
import { t } from '#app/platform/language/words.ts'

/** The way of an application, as the tracker draws it. `viewed` is no stage: it happens when the hospital first opens it. */
const viewed = () => t`Viewed`
const [first, ...later] = ladder
export const trackerSteps = () => [stageNames[first], viewed(), ...later.map((stage) => stageNames[stage])]

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
	hired: 6,
	rejected: 0,
	withdrawn: 0,
}

type Tracked = { stage: Stage; seenAt: Date | null; closedUnansweredAt: Date | null }

export function trackerOf({ stage, seenAt, closedUnansweredAt }: Tracked): Tracker {
	const isViewed = stage === 'applied' && seenAt !== null
	return {
		label: isViewed ? viewed() : closedUnansweredAt ? noAnswerName() : stageNames[stage],
		reached: isViewed ? 2 : reachedAt[stage],
		isOpen: stage !== 'hired' && reachedAt[stage] > 0,
	}
}

export type ResponseDue = { text: string; isLate: boolean }

/** By when the answer is due, and how soon the hospital usually gives its first one, while there is none. */
export function responseDue(
	stage: Stage,
	clock: AnswerClock | undefined,
	typical: { hours: number; answers: number } | undefined,
	now: Date,
): ResponseDue | null {
	if (!clock) return null
	const usually =
		stage === 'applied' && typical
			? `${t`The hospital usually responds within ${{ time: formatSpan(typical.hours) }} (median of ${{ count: typical.answers.toLocaleString('en-IN') }} responses).`} `
			: ''
	return { text: `${usually}${answerExpected(clock, now)}`, isLate: lateness(clock, now).isLate }
}
