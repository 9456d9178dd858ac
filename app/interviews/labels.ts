import { t, words } from '#app/platform/language/words.ts'
import { daysAheadAtMost } from './limits.ts'
import { formatDate, formatTimes } from '#app/platform/text/dates.ts'
import type { Tone } from '#app/ui/tag.tsx'
import type { TransitionFailure, TransitionKind } from './transitions.ts'
import type { SlotProblem } from './proposing/slots.ts'
import type { InterviewMode, InterviewStatus, Side } from './status.ts'

/** As the hospital's table and filter call it. */
export const statusNames: Record<InterviewStatus, string> = {
	proposed: 'Proposed',
	scheduled: 'Scheduled',
	completed: 'Completed',
	'no-show': 'No-show',
	cancelled: 'Cancelled',
}

/** As the specialist reads it. */
export const namesForSpecialist = (): Record<InterviewStatus, string> => ({
	proposed: t.of('interview')`Proposed`,
	scheduled: t.of('interview')`Scheduled`,
	completed: t.of('interview')`Completed`,
	'no-show': t.of('interview')`Missed`,
	cancelled: t.of('interview')`Cancelled`,
})

export const statusTones: Record<InterviewStatus, Tone> = {
	proposed: 'warning',
	scheduled: 'info',
	completed: 'success',
	'no-show': 'danger',
	cancelled: 'neutral',
}

export const modeNames: Record<InterviewMode, string> = words({
	'in-person': 'In person',
	phone: 'Phone call',
	video: 'Video call',
})

/** As a sentence begins that ends with the place. */
export const modeAndPlace: Record<InterviewMode, string> = words({
	'in-person': 'In person, address',
	phone: 'Phone call, phone number to call',
	video: 'Video call, link',
})

export const placeLabels: Record<InterviewMode, string> = words({
	'in-person': 'Address',
	phone: 'Phone number to call',
	video: 'Link',
})

type Span = { startsAt: Date; endsAt: Date }

/** 'Tue, 1 Dec 2026, 10:00 to 10:30 am IST' */
export function formatSpan({ startsAt, endsAt }: Span): string {
	return `${formatDate(startsAt)}, ${formatHours({ startsAt, endsAt })}`
}

/** '10:00 to 10:30 am IST' */
export const formatHours = ({ startsAt, endsAt }: Span) => formatTimes(startsAt, endsAt)

/** What one still has to do, or wait for, in a few words. */
type Turn = { status: InterviewStatus; awaits: Side; timesHavePassed: boolean }

/** An interviewer reads where it is; only others of the team propose times. */
export function formatTurn({ status, awaits, timesHavePassed }: Turn, reader: Side | 'interviewer'): string | null {
	if (status !== 'proposed') return null
	if (awaits === 'specialist' && timesHavePassed) return t`The proposed times have passed`
	if (reader === 'interviewer') return awaits === 'hospital' ? 'Other times requested' : 'Awaiting specialist'
	if (awaits === reader) return reader === 'specialist' ? t`Choose a time` : 'Propose other times'
	return reader === 'specialist' ? t`Awaiting new times` : 'Awaiting specialist'
}

export const slotProblems: Record<SlotProblem, string> = {
	past: 'This time has passed. Choose a future time.',
	'too-far': `Choose a time within the next ${daysAheadAtMost} days.`,
	'same-time': 'This overlaps with another time you are proposing.',
	busy: 'There is another appointment at this time. Choose another time.',
	outside: 'This is outside the hours in the applicant’s profile. Choose another time, or select the box above.',
}

const isNow: Record<InterviewStatus, string> = words({
	proposed: 'It is now proposed.',
	scheduled: 'It is now scheduled.',
	completed: 'It is now completed.',
	'no-show': 'It is now no-show.',
	cancelled: 'It is now cancelled.',
})

function isNowAt(status: Exclude<InterviewStatus, 'proposed'>, time: string): string {
	switch (status) {
		case 'scheduled':
			return t`It is now scheduled (${{ time }}).`
		case 'completed':
			return t`It is now completed (${{ time }}).`
		case 'no-show':
			return t`It is now no-show (${{ time }}).`
		case 'cancelled':
			return t`It is now cancelled (${{ time }}).`
	}
}

const refused: Record<TransitionKind, string> = words({
	pick: 'You cannot choose a time.',
	'propose-again': 'You cannot propose other times.',
	'ask-for-other-times': 'You cannot ask for other times.',
	'change-details': 'You cannot change the location or interviewers.',
	cancel: 'You cannot cancel it.',
	complete: 'You cannot mark it completed.',
	'mark-no-show': 'You cannot mark it a no-show.',
})

export type Refusal = {
	failure: TransitionFailure | 'changed-meanwhile'
	current: { status: InterviewStatus; startsAt: Date | null; endsAt: Date | null }
}

/** Explains a refused transition by the status and what was wanted. */
export function refusalOf({ failure, current: { status, startsAt, endsAt } }: Refusal, kind: TransitionKind): string {
	const statusNow =
		status !== 'proposed' && startsAt && endsAt ? isNowAt(status, formatSpan({ startsAt, endsAt })) : isNow[status]
	const now = `${statusNow} ${refused[kind]}`
	const reasons: Record<Refusal['failure'], string> = {
		'illegal-move': t`This is no longer possible. ${{ status: now }}`,
		'changed-meanwhile': t`The other side changed this interview while you had it open. ${{ status: now }} Reload the page to continue.`,
		'too-early': t`It is too early. You can mark an interview completed after it starts, and a no-show 30 minutes after that. ${{ status: now }}`,
		'slot-passed': t`This time has passed. ${{ status: now }} Ask for other times.`,
		'no-more-rounds': t`Times have already been proposed five times. ${{ status: now }} Call each other, or cancel the interview.`,
	}
	return reasons[failure]
}
