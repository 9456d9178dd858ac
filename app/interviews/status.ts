import { defineLifecycle } from '#app/platform/lifecycle.ts'
import { minutesUntilNoShow, maxRounds } from './limits.ts'

/** An interview's status. The first two are open, the others final. */
export const interviewStatuses = ['proposed', 'scheduled', 'completed', 'no-show', 'cancelled'] as const
export type InterviewStatus = (typeof interviewStatuses)[number]

export const openStatuses = ['proposed', 'scheduled'] as const satisfies readonly InterviewStatus[]
export const isOpen = (status: InterviewStatus) => (openStatuses as readonly InterviewStatus[]).includes(status)

export const interviewModes = ['in-person', 'phone', 'video'] as const
export type InterviewMode = (typeof interviewModes)[number]

/** Whose turn it is while an interview is proposed. */
export const sides = ['specialist', 'hospital'] as const
export type Side = (typeof sides)[number]

const given = `before it begins, in at most ${maxRounds} rounds`

/**
 * Hospitals propose and mark, specialists pick and ask, both cancel. Rescheduling, by either side, makes it a proposal
 * again. Where to meet and with whom the hospital changes without one: the hour stands. moves.ts says what a move asks
 * for beside the status.
 */
export const interviewLifecycle = defineLifecycle({
	name: 'interview',
	states: interviewStatuses,
	moves: [
		{ name: 'propose-again', from: openStatuses, to: 'proposed', by: 'hospital', given },
		{ name: 'ask-for-other-times', from: openStatuses, to: 'proposed', by: 'specialist', given },
		{ name: 'pick', from: ['proposed'], to: 'scheduled', by: 'specialist', given: 'a time ahead, on their turn' },
		{ name: 'change-details', from: ['scheduled'], to: 'scheduled', by: 'hospital', given: 'before it begins' },
		{ name: 'cancel', from: openStatuses, to: 'cancelled', by: 'hospital' },
		{ name: 'cancel', from: openStatuses, to: 'cancelled', by: 'specialist', given: 'before it begins' },
		{ name: 'complete', from: ['scheduled'], to: 'completed', by: 'hospital', given: 'once it has begun' },
		{
			name: 'mark-no-show',
			from: ['scheduled'],
			to: 'no-show',
			by: 'hospital',
			given: `${minutesUntilNoShow} minutes after it has begun`,
		},
	],
})
