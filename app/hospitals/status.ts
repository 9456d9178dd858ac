/** Status of our check of a hospital. */
export const hospitalStatuses = ['pending', 'verified', 'rejected', 'suspended'] as const
export type HospitalStatus = (typeof hospitalStatuses)[number]

export const hospitalStatusNames: Record<HospitalStatus, string> = {
	pending: 'Pending',
	verified: 'Verified',
	rejected: 'Rejected',
	suspended: 'Suspended',
}

/** Movers of a hospital. The owner sends the details again, an operator decides. */
export type Mover = 'owner' | 'operator'

const moves: readonly { from: HospitalStatus; to: HospitalStatus; by: Mover }[] = [
	{ from: 'pending', to: 'verified', by: 'operator' },
	{ from: 'pending', to: 'rejected', by: 'operator' },
	{ from: 'rejected', to: 'pending', by: 'owner' },
	{ from: 'verified', to: 'suspended', by: 'operator' },
	{ from: 'suspended', to: 'verified', by: 'operator' },
]

export const isLegalTransition = (from: HospitalStatus, to: HospitalStatus, by: Mover) =>
	moves.some((move) => move.from === from && move.to === to && move.by === by)

/** The hospital is told why, in words of the operator. */
export const needsReason = (to: HospitalStatus) => to === 'rejected' || to === 'suspended'

/** How long we aim to take for a check, as we print it. */
export const verificationTarget = '24–48 hours'
