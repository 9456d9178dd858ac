import { fail, ok, type Result } from '#app/platform/result.ts'
import { minutesUntilNoShow, maxRounds } from './limits.ts'
import { interviewLifecycle, type InterviewStatus, type Side } from './status.ts'

/** What decides which moves an interview has left. */
export type InterviewState = {
	status: InterviewStatus
	/** Whose turn it is while it is proposed. */
	awaits: Side
	round: number
	/** Known while it is scheduled, and afterwards. */
	startsAt: Date | null
}

export type TransitionKind = (typeof interviewLifecycle.moves)[number]['name']
export type Transition =
	| { kind: Exclude<TransitionKind, 'pick'>; by: Side }
	| { kind: 'pick'; by: Side; startsAt: Date }

export type TransitionFailure = 'illegal-move' | 'too-early' | 'slot-passed' | 'no-more-rounds'

/** The one rule of how an interview moves on: what its lifecycle declares, on the right side of the hour and in turn. */
export function moved(from: InterviewState, move: Transition, now: Date): Result<InterviewState, TransitionFailure> {
	const declared = interviewLifecycle.moves.find(
		(each) => each.name === move.kind && each.by === move.by && each.from.includes(from.status),
	)
	if (!declared) return fail('illegal-move')
	const next = { ...from, status: declared.to }
	const hasBegun = from.startsAt !== null && from.startsAt <= now
	const isRunning = from.status === 'scheduled' && hasBegun
	switch (move.kind) {
		case 'pick':
			if (from.awaits !== 'specialist') return fail('illegal-move')
			return move.startsAt <= now ? fail('slot-passed') : ok({ ...next, startsAt: move.startsAt })
		case 'ask-for-other-times':
			if (isRunning || (from.status === 'proposed' && from.awaits !== 'specialist')) return fail('illegal-move')
			if (from.round >= maxRounds) return fail('no-more-rounds')
			return ok({ ...next, awaits: 'hospital', startsAt: null })
		case 'propose-again':
			if (isRunning) return fail('illegal-move')
			if (from.round >= maxRounds) return fail('no-more-rounds')
			return ok({ ...next, awaits: 'specialist', round: from.round + 1, startsAt: null })
		case 'change-details':
			return hasBegun ? fail('illegal-move') : ok(from)
		case 'cancel':
			// What has begun is the hospital's to describe.
			return hasBegun && move.by === 'specialist' ? fail('illegal-move') : ok(next)
		case 'complete':
			return mark(next, now, 0)
		case 'mark-no-show':
			return mark(next, now, minutesUntilNoShow)
	}
}

/** Whether the move can be made now: what the page offers. */
export const mayMove = (from: InterviewState, move: Transition, now: Date) => moved(from, move, now).ok

function mark(next: InterviewState, now: Date, minutesLater: number) {
	if (!next.startsAt) return fail('illegal-move')
	return now.getTime() < next.startsAt.getTime() + minutesLater * 60_000 ? fail('too-early') : ok(next)
}
