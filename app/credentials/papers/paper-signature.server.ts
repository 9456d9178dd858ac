import { checkPdfSignature, type PdfSignature, type SignatureFailure } from '#app/platform/pdf/signature.server.ts'
import { type PaperIssuer, paperTrust, type PaperTrust } from './paper-signers.server.ts'

/**
 * What a signature in a PDF proves. `off`: this installation trusts no authority yet. `does-not-count`: there is a signature, and why it
 * says nothing; `not-an-issuer`: it is in order, by someone who issues no papers.
 */
export type PaperSignature =
	| { kind: 'off' | 'not-signed' }
	| { kind: 'does-not-count'; why: Exclude<SignatureFailure, 'not-signed'> }
	| { kind: 'does-not-count'; why: 'not-an-issuer'; signature: PdfSignature }
	| { kind: 'signed'; issuer: PaperIssuer; signature: PdfSignature }

/** Offline and in milliseconds. Give it the file as it came: what is changed to be kept has lost its signature. */
export function readPaperSignature(bytes: Buffer, now: Date, trust: PaperTrust | null = paperTrust()): PaperSignature {
	if (!trust) return { kind: 'off' }
	const checked = checkPdfSignature(bytes, { roots: trust.roots, now })
	if (!checked.ok)
		return checked.failure === 'not-signed' ? { kind: 'not-signed' } : { kind: 'does-not-count', why: checked.failure }
	const { signer } = checked.value
	const listed = trust.signers.find(
		({ commonName, issuedBy }) => commonName === signer.commonName && issuedBy === signer.issuer,
	)
	if (!listed) return { kind: 'does-not-count', why: 'not-an-issuer', signature: checked.value }
	return { kind: 'signed', issuer: listed.issuer, signature: checked.value }
}
