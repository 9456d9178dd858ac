import type { SignatureFailure } from '#app/platform/pdf/signature.server.ts'

/** Why a signature says nothing; `not-an-issuer`: it is in order, by someone who issues no papers. */
type Why = Exclude<SignatureFailure, 'not-signed'> | 'not-an-issuer'

export type PaperProof =
	/** `stampedAt`: by an authority’s clock, where it has such a stamp. */
	| { kind: 'signed'; issuer: string; signer: string; stampedAt: string | null }
	| { kind: 'does-not-count'; why: Why; signer: string | null }

/** For whoever decides: what is wrong with a signature that does not count. */
const whyNot: Record<Why, string> = {
	locked: 'the file is encrypted',
	'part-only': 'it does not cover the whole file',
	'changed-after': 'the file was changed after it was signed',
	'two-signatures': 'it has more than one signature',
	weak: 'it uses a method that can be forged',
	'unknown-root': 'its certificate does not come from an authority on our list',
	expired: 'its certificate had expired',
	'not-yet-valid': 'its certificate was not valid yet',
	'not-for-signing': 'its certificate was not issued for signing documents',
	broken: 'it is damaged',
	'not-an-issuer': 'the person who signed it is not a council or university on our list',
}

/** What a signature proves, for whoever decides. */
export const proofSentence = (proof: PaperProof) =>
	proof.kind === 'signed'
		? {
				counts: true,
				title: `Signed by ${proof.issuer}`,
				detail:
					'The digital signature is valid for the whole file. Whether its certificate was withdrawn since is not known.',
			}
		: {
				counts: false,
				title: `The digital signature does not count: ${whyNot[proof.why]}`,
				detail: proof.signer === null ? '' : `Signed by: ${proof.signer}`,
			}
