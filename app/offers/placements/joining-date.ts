import { t } from '#app/platform/language/words.ts'
import { defineLifecycle } from '#app/platform/lifecycle.ts'

/** Another joining date that one side proposes after the offer was accepted. The agreed date holds until the other side accepts. */
export const joiningDateStatuses = ['proposed', 'accepted', 'declined', 'withdrawn'] as const
export type JoiningDateStatus = (typeof joiningDateStatuses)[number]
export type JoiningDateSide = 'hospital' | 'specialist'

const theOther = 'the side that did not propose it, before that day'

export const joiningDateLifecycle = defineLifecycle({
	name: 'joining date',
	states: joiningDateStatuses,
	moves: [
		{ name: 'accept', from: ['proposed'], to: 'accepted', by: 'hospital', given: theOther },
		{ name: 'accept', from: ['proposed'], to: 'accepted', by: 'specialist', given: theOther },
		{ name: 'decline', from: ['proposed'], to: 'declined', by: 'hospital', given: theOther },
		{ name: 'decline', from: ['proposed'], to: 'declined', by: 'specialist', given: theOther },
		{ name: 'withdraw', from: ['proposed'], to: 'withdrawn', by: 'hospital', given: 'the side that proposed it' },
		{ name: 'withdraw', from: ['proposed'], to: 'withdrawn', by: 'specialist', given: 'the side that proposed it' },
	],
})

export const joiningDateNames = (): Record<JoiningDateStatus, string> => ({
	proposed: t`Awaiting response`,
	accepted: t.of('joining date')`Agreed`,
	declined: t.of('joining date')`Declined`,
	withdrawn: t.of('joining date')`Withdrawn`,
})
