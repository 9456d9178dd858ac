import { defineLifecycle } from '#app/platform/lifecycle.ts'

/** A request for cover. It is given again when the person who accepted gives it back. */
export const coverStatuses = ['open', 'covered', 'finished', 'confirmed', 'cancelled', 'unfilled'] as const
export type CoverStatus = (typeof coverStatuses)[number]

/** A hospital asks, one specialist accepts, both agree on the hours. The clock ends a request that no one accepted by its start. */
export const coverLifecycle = defineLifecycle({
	name: 'cover',
	states: coverStatuses,
	moves: [
		{ name: 'accept', from: ['open'], to: 'covered', by: 'specialist', given: 'asked, free then, before it begins' },
		{ name: 'give back', from: ['covered'], to: 'open', by: 'specialist', given: 'before it begins' },
		{ name: 'finish', from: ['covered'], to: 'finished', by: 'specialist', given: 'once it has begun' },
		{ name: 'correct the hours', from: ['finished'], to: 'finished', by: 'specialist' },
		{ name: 'confirm', from: ['finished'], to: 'confirmed', by: 'hospital' },
		{ name: 'cancel', from: ['open', 'covered'], to: 'cancelled', by: 'hospital', given: 'before it begins' },
		{ name: 'end without anyone', from: ['open'], to: 'unfilled', by: 'clock', given: 'at its start' },
	],
})

/** A specialist is bound by these: two of them never overlap. */
export const heldStatuses = ['covered', 'finished', 'confirmed'] as const

export const coverStatusNames: Record<CoverStatus, string> = {
	open: 'Asking',
	covered: 'Covered',
	finished: 'Hours to confirm',
	confirmed: 'Confirmed',
	cancelled: 'Cancelled',
	unfilled: 'Not covered',
}

/** What became of asking one specialist. Those who were asked and said nothing have none of these. */
export const coverAnswers = ['accepted', 'declined', 'gave-back'] as const
export type CoverAnswer = (typeof coverAnswers)[number]
