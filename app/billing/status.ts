import { defineLifecycle } from '#app/platform/lifecycle.ts'
import { graceDays } from './plans.ts'

export const subscriptionStatuses = ['trialing', 'active', 'past_due', 'cancelled'] as const

/** A hospital that goes on after its plan has ended gets a new subscription, so that an ended one stays what it was. */
export const subscriptionLifecycle = defineLifecycle({
	name: 'subscription',
	states: subscriptionStatuses,
	moves: [
		{ name: 'pay', from: ['trialing', 'past_due'], to: 'active', by: 'operator' },
		{ name: 'fall due', from: ['active'], to: 'past_due', by: 'clock', given: 'after the paid time' },
		{ name: 'end the trial', from: ['trialing'], to: 'cancelled', by: 'clock', given: 'after the trial' },
		{ name: 'end', from: ['past_due'], to: 'cancelled', by: 'clock', given: `${graceDays} days after the paid time` },
	],
})
