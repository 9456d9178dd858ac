import type { PaperProof } from './paper-proof.ts'
import { readPaperSignature } from './paper-signature.server.ts'
import type { PaperIssuer } from './paper-signers.server.ts'
import { log } from '#app/platform/log.server.ts'
import { councilByCode } from '#app/catalog/councils.ts'

const nameOf = (issuer: PaperIssuer) =>
	issuer.kind === 'council' ? (councilByCode(issuer.code)?.name ?? issuer.code) : issuer.name

/** Where the lists of whom to believe cannot be read, an upload goes on without them; `check-services` names the mistake as well. */
function readOrSay(bytes: Buffer, now: Date): ReturnType<typeof readPaperSignature> {
	try {
		return readPaperSignature(bytes, now)
	} catch (error) {
		log.error({ err: error }, 'signatures of papers are not read')
		return { kind: 'off' }
	}
}

/** What the digital signature of a file proves, to be kept beside it; null where there is none. Give it the file as it came. */
export function proofOf(bytes: Buffer, now = new Date()): PaperProof | null {
	const read = readOrSay(bytes, now)
	switch (read.kind) {
		case 'off':
		case 'not-signed':
			return null
		case 'signed': {
			const { signer, signedBefore, isStamped } = read.signature
			return {
				kind: 'signed',
				issuer: nameOf(read.issuer),
				signer: signer.commonName,
				stampedAt: isStamped ? signedBefore.toISOString() : null,
			}
		}
		case 'does-not-count':
			return {
				kind: 'does-not-count',
				why: read.why,
				signer: 'signature' in read ? read.signature.signer.commonName : null,
			}
	}
}
