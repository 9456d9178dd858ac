import { fail, ok, type Result } from '#app/platform/result.ts'
import { minutesUntilNoShow, maxRounds } from './limits.ts'
import type { InterviewStatus, Side } from './status.ts'

/** What decides which moves an interview has left. */
export type InterviewState = {
	status: InterviewStatus
	/** Whose turn it is while it is proposed. */
	awaits: Side
	round: number
	/** Known while it is scheduled, and afterwards. */
	startsAt: Date | null
}

export type Transition =
	| { kind: 'propose-again'; by: Side }
	| { kind: 'pick'; by: Side; startsAt: Date }
	| { kind: 'ask-for-other-times'; by: Side }
	| { kind: 'change-details'; by: Side }
	| { kind: 'cancel'; by: Side }
	| { kind: 'complete'; by: Side }
	| { kind: 'mark-no-show'; by: Side }
export type TransitionKind = Transition['kind']

export type TransitionFailure = 'illegal-move' | 'too-early' | 'slot-passed' | 'no-more-rounds'

/**
 * The one rule for interview transitions. Hospitals propose and mark, specialists pick and ask, both cancel.
 * Rescheduling, by either side, makes it a proposal again. The hospital changes place or interviewer without one,
 * because the time stays.
 */
export function moved(from: InterviewState, move: Transition, now: Date): Result<InterviewState, TransitionFailure> {
	if (isFinal(from)) return fail('illegal-move')
	switch (move.kind) {
		case 'pick':
			if (move.by !== 'specialist' || !awaits(from, 'specialist')) return fail('illegal-move')
			if (move.startsAt <= now) return fail('slot-passed')
			return ok({ ...from, status: 'scheduled', startsAt: move.startsAt })
		case 'ask-for-other-times':
			if (move.by !== 'specialist' || !(awaits(from, 'specialist') || isAhead(from, now))) return fail('illegal-move')
			if (from.round >= maxRounds) return fail('no-more-rounds')
			return ok({ ...from, status: 'proposed', awaits: 'hospital', startsAt: null })
		case 'propose-again':
			if (move.by !== 'hospital' || !(from.status === 'proposed' || isAhead(from, now))) return fail('illegal-move')
			if (from.round >= maxRounds) return fail('no-more-rounds')
			return ok({ status: 'proposed', awaits: 'specialist', round: from.round + 1, startsAt: null })
		case 'change-details':
			if (move.by !== 'hospital' || !isAhead(from, now)) return fail('illegal-move')
			return ok(from)
		case 'cancel':
			// What has begun is the hospital's to describe.
			if (move.by === 'specialist' && hasBegun(from, now)) return fail('illegal-move')
			return ok({ ...from, status: 'cancelled' })
		case 'complete':
			return mark(from, move.by, 'completed', now, 0)
		case 'mark-no-show':
			return mark(from, move.by, 'no-show', now, minutesUntilNoShow)
	}
}

/** Whether the move can be made now: what the page offers. */
export const mayMove = (from: InterviewState, move: Transition, now: Date) => moved(from, move, now).ok

function mark(from: InterviewState, by: Side, status: InterviewStatus, now: Date, minutesLater: number) {
	if (by !== 'hospital' || from.status !== 'scheduled' || !from.startsAt) return fail('illegal-move')
	if (now.getTime() < from.startsAt.getTime() + minutesLater * 60_000) return fail('too-early')
	return ok({ ...from, status })
}

const isFinal = ({ status }: InterviewState) => status !== 'proposed' && status !== 'scheduled'
const awaits = ({ status, awaits: side }: InterviewState, whom: Side) => status === 'proposed' && side === whom
const hasBegun = ({ startsAt }: InterviewState, now: Date) => startsAt !== null && startsAt <= now
const isAhead = (from: InterviewState, now: Date) => from.status === 'scheduled' && !hasBegun(from, now)
