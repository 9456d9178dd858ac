import { defineLifecycle } from '#app/platform/lifecycle.ts'
import { undoSeconds } from '#app/platform/undo.ts'

/** Whether a person can use their account: specialist, member or operator. Hospitals have a lifecycle of their own. */
export const accountStatuses = ['active', 'suspended'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** Suspending takes nothing away, so one operator is enough and restoring brings everything back. */
export const accountLifecycle = defineLifecycle({
	name: 'account',
	states: accountStatuses,
	moves: [
		{ name: 'suspend', from: ['active'], to: 'suspended', by: 'operator', undoSeconds, given: 'with a reason' },
		{ name: 'restore', from: ['suspended'], to: 'active', by: 'operator' },
	],
})
