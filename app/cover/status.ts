import { t } from '#app/platform/language/words.ts'
import { defineLifecycle } from '#app/platform/lifecycle.ts'
import { absenceMinutes, afterDays, contestDays, endNoticeDays } from './settlement/after-clock.ts'

/** A request for cover. It is given again when the person who accepted gives it back. */
export const coverStatuses = [
	'open',
	'covered',
	'finished',
	'confirmed',
	'cancelled',
	'unfilled',
	'missed',
	'disputed',
	'lapsed',
] as const
export type CoverStatus = (typeof coverStatuses)[number]

/** Either side may enter the hours. */
export const coverSides = ['specialist', 'hospital'] as const
export type CoverSide = (typeof coverSides)[number]

/**
 * A hospital asks, one specialist accepts, both agree on the hours: one side enters them, the other confirms them or enters others, once. If both stay
 * apart an operator decides. The clock ends a request that no one accepted by its start, and after it what neither side goes on with.
 */
export const coverLifecycle = defineLifecycle({
	name: 'cover',
	states: coverStatuses,
	moves: [
		{ name: 'accept', from: ['open'], to: 'covered', by: 'specialist', given: 'asked, free then, before it begins' },
		{ name: 'offer more', from: ['open'], to: 'open', by: 'hospital', given: 'before it begins' },
		{ name: 'give back', from: ['covered'], to: 'open', by: 'specialist', given: 'before it begins' },
		{
			name: 'release',
			from: ['covered'],
			to: 'open',
			by: 'clock',
			given: 'the specialist has left, is suspended or blocks the hospital, before it begins',
		},
		{ name: 'finish', from: ['covered'], to: 'finished', by: 'specialist', given: 'once it has begun' },
		{ name: 'enter hours', from: ['covered'], to: 'finished', by: 'hospital', given: 'a day after its end' },
		{ name: 'enter other hours', from: ['finished'], to: 'finished', by: 'specialist' },
		{ name: 'enter other hours', from: ['finished'], to: 'finished', by: 'hospital' },
		{ name: 'confirm', from: ['finished'], to: 'confirmed', by: 'hospital' },
		{ name: 'confirm', from: ['finished'], to: 'confirmed', by: 'specialist' },
		{
			name: 'confirm',
			from: ['finished'],
			to: 'confirmed',
			by: 'clock',
			given: `unanswered for ${afterDays.answer.end} days, reminded ${endNoticeDays} days ago`,
		},
		{ name: 'stay apart', from: ['finished'], to: 'disputed', by: 'specialist', given: 'after other hours' },
		{ name: 'stay apart', from: ['finished'], to: 'disputed', by: 'hospital', given: 'after other hours' },
		{
			name: 'report an absence',
			from: ['covered'],
			to: 'missed',
			by: 'hospital',
			given: `${absenceMinutes} minutes after the start`,
		},
		{ name: 'report an absence', from: ['finished'], to: 'missed', by: 'hospital', given: 'while it has to answer' },
		{
			name: 'contest an absence',
			from: ['missed'],
			to: 'disputed',
			by: 'specialist',
			given: `within ${contestDays} days`,
		},
		{ name: 'decide', from: ['disputed'], to: 'confirmed', by: 'operator' },
		{ name: 'decide', from: ['disputed'], to: 'missed', by: 'operator' },
		{ name: 'cancel', from: ['open', 'covered'], to: 'cancelled', by: 'hospital', given: 'before it begins' },
		{ name: 'cancel', from: ['covered'], to: 'cancelled', by: 'clock', given: 'hospital suspended, before it begins' },
		{ name: 'end without anyone', from: ['open'], to: 'unfilled', by: 'clock', given: 'at its start' },
		{
			name: 'end without hours',
			from: ['covered'],
			to: 'lapsed',
			by: 'clock',
			given: `${afterDays.hours.end} days after its end`,
		},
	],
})

/** A specialist is bound by these: two of them never overlap. */
export const heldStatuses = ['covered', 'finished', 'confirmed'] as const

/** A specialist has accepted and it is before its start or was at that time: both sides know each other. */
export const takenStatuses = [...heldStatuses, 'missed', 'disputed', 'lapsed'] as const
export const isTaken = ({ status }: { status: CoverStatus }) => takenStatuses.some((one) => one === status)

/** Those in which something has happened since the start. */
export const afterStatuses: readonly CoverStatus[] = ['finished', 'confirmed', 'missed', 'disputed', 'lapsed']

export const coverStatusNames = (): Record<CoverStatus, string> => ({
	open: 'Asking',
	covered: t.of('request')`Covered`,
	finished: t`Hours to confirm`,
	confirmed: t.of('request')`Confirmed`,
	cancelled: t.of('request')`Cancelled`,
	unfilled: t.of('request')`Not covered`,
	missed: t`Did not come`,
	disputed: t`With our team`,
	lapsed: t`Ended without hours`,
})

/** What became of asking one specialist. Those who were asked and said nothing have none of these. */
export const coverAnswers = ['accepted', 'declined', 'gave-back'] as const
export type CoverAnswer = (typeof coverAnswers)[number]
