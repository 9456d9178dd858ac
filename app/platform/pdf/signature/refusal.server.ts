/**
 * Why a signature does not count. `not-signed`: there is none. `locked`: the file is encrypted. `part-only`: it leaves bytes of its own
 * revision out. `changed-after`: what it covers was changed, or more follows than a time stamp. `weak`: SHA-1, MD5, a short key, or an
 * algorithm that we do not take. `not-for-signing`: a certificate was used for what it was not issued for. `broken`: it breaks a rule of
 * its format, or is too large to check.
 */
export type SignatureFailure =
	| 'not-signed'
	| 'locked'
	| 'part-only'
	| 'changed-after'
	| 'two-signatures'
	| 'weak'
	| 'unknown-root'
	| 'expired'
	| 'not-yet-valid'
	| 'not-for-signing'
	| 'broken'

/** Thrown from deep inside a reader and caught by the one function that others call. */
export class Refused extends Error {
	override name = 'Refused'
	readonly failure: SignatureFailure
	constructor(failure: SignatureFailure) {
		super(failure)
		this.failure = failure
	}
}

export function refuse(failure: SignatureFailure): never {
	throw new Refused(failure)
}

export function must(holds: boolean, failure: SignatureFailure = 'broken'): asserts holds {
	if (!holds) refuse(failure)
}
