import { defineLifecycle } from '#app/platform/lifecycle.ts'
import { undoSeconds } from '#app/platform/undo.ts'

/** Status of our check of a hospital. */
export const hospitalStatuses = ['pending', 'verified', 'rejected', 'suspended'] as const
export type HospitalStatus = (typeof hospitalStatuses)[number]

export const hospitalStatusNames: Record<HospitalStatus, string> = {
	pending: 'Pending',
	verified: 'Verified',
	rejected: 'Rejected',
	suspended: 'Suspended',
}

/** When what a verified hospital may do opens to one of this status: 'You can post it …'. */
export const onceOpen = (status: HospitalStatus) =>
	status === 'suspended' ? 'once the suspension of your hospital ends' : 'once your hospital is verified'

/** An operator decides; its owner resubmits the details after a rejection. */
export const hospitalLifecycle = defineLifecycle({
	name: 'hospital',
	states: hospitalStatuses,
	moves: [
		{
			name: 'verify',
			from: ['pending'],
			to: 'verified',
			by: 'operator',
			undoSeconds,
			given: 'with details to look up',
		},
		{ name: 'reject', from: ['pending'], to: 'rejected', by: 'operator', undoSeconds },
		{ name: 'resubmit', from: ['rejected'], to: 'pending', by: 'owner' },
		{ name: 'suspend', from: ['verified'], to: 'suspended', by: 'operator', undoSeconds },
		{ name: 'lift the suspension', from: ['suspended'], to: 'verified', by: 'operator' },
	],
})

/** The hospital is told why, in words of the operator. */
export const needsReason = (to: HospitalStatus) => to === 'rejected' || to === 'suspended'

/** How many hours we aim to take for a check, as we print it. */
export const verificationHours = '24–48'
export const verificationTarget = `${verificationHours} hours`
