import { t } from '#app/platform/language/words.ts'
import { defineLifecycle } from '#app/platform/lifecycle.ts'
import { undoSeconds } from '#app/platform/undo.ts'

/** Status of our check of a credential. */
export const credentialStatuses = ['pending', 'verified', 'rejected', 'expired'] as const
export type CredentialStatus = (typeof credentialStatuses)[number]

export const credentialStatusNames: Record<CredentialStatus, string> = {
	get pending() {
		return t.of('credential')`Pending`
	},
	get verified() {
		return t.of('credential')`Verified`
	},
	get rejected() {
		return t.of('credential')`Rejected`
	},
	get expired() {
		return t.of('credential')`Expired`
	},
}

/** Its owner submits it, again too; an operator decides; the clock ends it on the day after its last. */
export const credentialLifecycle = defineLifecycle({
	name: 'credential',
	states: credentialStatuses,
	moves: [
		{ name: 'verify', from: ['pending'], to: 'verified', by: 'operator', undoSeconds },
		{ name: 'reject', from: ['pending'], to: 'rejected', by: 'operator', undoSeconds },
		{ name: 'submit again', from: ['rejected', 'verified', 'expired'], to: 'pending', by: 'owner' },
		{ name: 'expire', from: ['verified'], to: 'expired', by: 'clock' },
	],
})

/** The owner is told why, in words of the operator. */
export const needsReason = (to: CredentialStatus) => to === 'rejected'

/** How long we aim to take for a check, and as we print it. */
export const checkHours = 48
export const checkSpan = `24–${checkHours}`
export const checkTarget = `${checkSpan} hours`
