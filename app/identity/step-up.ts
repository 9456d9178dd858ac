import type { AccountKind } from './actor.ts'

/** For how long a proof counts before something that cannot be taken back. */
export const proofMinutes = 10

const hour = 3_600_000
/** How long a browser that is new to an account has to wait where nothing but an SMS vouches for it. */
const newDeviceHours = 24

export type Proof = {
	kind: AccountKind
	hasStrongProof: boolean
	/** Since when the account knows this browser. */
	knownSince: Date | null
	accountSince: Date
}

/**
 * Until when whoever asks has to wait, or null. Somebody who took over a phone number has the code, and a browser that we
 * have never seen: a day leaves its owner time to notice. Accounts of today have no other owner. As with
 * `needsSecondFactor` the demo lets people in, so that it can be tried out.
 */
export function waitsUntil(proof: Proof, mode: 'demo' | 'production' | 'test', now: Date): Date | null {
	if (mode !== 'production' || proof.kind !== 'specialist' || proof.hasStrongProof) return null
	const isNewAccount = now.getTime() - proof.accountSince.getTime() < newDeviceHours * hour
	if (isNewAccount) return null
	const until = new Date((proof.knownSince ?? now).getTime() + newDeviceHours * hour)
	return until > now ? until : null
}
