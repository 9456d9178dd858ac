/** Status of our check of a credential. */
export const credentialStatuses = ['pending', 'verified', 'rejected', 'expired'] as const
export type CredentialStatus = (typeof credentialStatuses)[number]

export const credentialStatusNames: Record<CredentialStatus, string> = {
	pending: 'Pending',
	verified: 'Verified',
	rejected: 'Rejected',
	expired: 'Expired',
}

/** Movers of a credential. The owner sends it (again), an operator decides, the clock acts on the day after its last. */
export type Mover = 'owner' | 'operator' | 'clock'

const moves: readonly { from: CredentialStatus; to: CredentialStatus; by: Mover }[] = [
	{ from: 'pending', to: 'verified', by: 'operator' },
	{ from: 'pending', to: 'rejected', by: 'operator' },
	{ from: 'rejected', to: 'pending', by: 'owner' },
	{ from: 'verified', to: 'pending', by: 'owner' },
	{ from: 'verified', to: 'expired', by: 'clock' },
	{ from: 'expired', to: 'pending', by: 'owner' },
]

export const isLegalTransition = (from: CredentialStatus, to: CredentialStatus, by: Mover) =>
	moves.some((move) => move.from === from && move.to === to && move.by === by)

/** The owner is told why, in words of the operator. */
export const needsReason = (to: CredentialStatus) => to === 'rejected'

/** How long we aim to take for a check, as we print it. */
export const checkTarget = '24–48 hours'
