import type { Actor } from '../actor.ts'

/** How long a proof counts before an action that cannot be undone. */
export const proofMinutes = 10

const hour = 3_600_000
/** How long a browser that is new to an account has to wait where nothing but an SMS vouches for it. */
const newDeviceHours = 24

export type Proof = {
	kind: Actor['kind']
	hasStrongProof: boolean
	/** Since when the account knows this browser. */
	knownSince: Date | null
	accountSince: Date
}

/**
 * When the wait ends, or null. Someone who took over a phone number has the code and a browser that is new to us, so a
 * day's wait gives the owner time to notice. Accounts under a day old have no other owner. As with `needsSecondFactor`,
 * the demo lets people in, so that it can be tried out.
 */
export function waitsUntil(proof: Proof, mode: 'demo' | 'production' | 'test', now: Date): Date | null {
	if (mode !== 'production' || proof.kind !== 'specialist' || proof.hasStrongProof) return null
	const isNewAccount = now.getTime() - proof.accountSince.getTime() < newDeviceHours * hour
	if (isNewAccount) return null
	const until = new Date((proof.knownSince ?? now).getTime() + newDeviceHours * hour)
	return until > now ? until : null
}
