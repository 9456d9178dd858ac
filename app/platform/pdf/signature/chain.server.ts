import { mustBeStrong } from './algorithms.server.ts'
import { type Certificate, hasIssued } from './certificate.server.ts'
import { bodyOf, childrenOf, oidOf, smallNumberOf, tags } from './der.server.ts'
import { must, refuse, Refused } from './refusal.server.ts'

/** What a certificate has to be issued for: signing documents, or stamping times. */
export type Purpose = 'documents' | 'times'

const extension = {
	keyUsage: '2.5.29.15',
	basicConstraints: '2.5.29.19',
	nameConstraints: '2.5.29.30',
	policies: '2.5.29.32',
	extendedKeyUsage: '2.5.29.37',
	subjectName: '2.5.29.17',
	subjectKey: '2.5.29.14',
	authorityKey: '2.5.29.35',
	revocationLists: '2.5.29.31',
	authorityAccess: '1.3.6.1.5.5.7.1.1',
}
/** Name constraints are known and not in this list: we do not weigh them, so they are refused. */
const understood = new Set<string>(Object.values(extension).filter((oid) => oid !== extension.nameConstraints))

/** For documents (RFC 9336, Microsoft’s, Adobe’s), for email, which signers of documents often have, and for anything. */
const forDocuments = [
	'1.3.6.1.5.5.7.3.36',
	'1.3.6.1.4.1.311.10.3.12',
	'1.2.840.113583.1.1.5',
	'1.3.6.1.5.5.7.3.4',
	'2.5.29.37.0',
]
const forTimes = '1.3.6.1.5.5.7.3.8'

const maxCertificatesBetween = 5
/** Signatures that one chain may cost, whatever certificates a file puts beside each other. */
const maxChecks = 30

/**
 * Refuses a certificate unless it leads to one of the roots, each step signed, valid at that time and issued for its use. Revocation is
 * not asked: that needs a network.
 */
export function mustBeTrusted(
	leaf: Certificate,
	{ others, roots, at, purpose }: { others: Certificate[]; roots: Certificate[]; at: Date; purpose: Purpose },
) {
	let checks = 0
	let firstProblem: Refused | undefined

	const issuedBy = (issuer: Certificate, certificate: Certificate) => {
		if (!issuer.subject.equals(certificate.issuer)) return false
		must(++checks <= maxChecks)
		return hasIssued(issuer, certificate)
	}
	/** Whether one of the ways from here to a root holds. `path` begins with the leaf. */
	const leadsToRoot = (path: Certificate[]): boolean => {
		const last = path.at(-1) ?? leaf
		for (const root of roots) {
			if (!root.whole.equals(last.whole) && !issuedBy(root, last)) continue
			try {
				mustHold(root.whole.equals(last.whole) ? path : [...path, root], at, purpose)
				return true
			} catch (error) {
				if (!(error instanceof Refused)) throw error
				firstProblem ??= error
			}
		}
		if (path.length > maxCertificatesBetween) return false
		return others.some((other) => !path.includes(other) && issuedBy(other, last) && leadsToRoot([...path, other]))
	}

	if (!leadsToRoot([leaf])) throw firstProblem ?? new Refused('unknown-root')
}

function mustHold([leaf, ...issuers]: Certificate[], at: Date, purpose: Purpose) {
	must(leaf !== undefined && issuers.length > 0, 'unknown-root')
	for (const certificate of [leaf, ...issuers]) {
		must(certificate.notBefore <= at, 'not-yet-valid')
		must(at <= certificate.notAfter, 'expired')
		mustBeStrong(certificate.key)
		for (const [oid, { isCritical }] of certificate.extensions)
			must(oid !== extension.nameConstraints && (!isCritical || understood.has(oid)), 'not-for-signing')
	}
	for (const [between, issuer] of issuers.entries()) mustBeIssuer(issuer, between)
	mustBeFor(leaf, purpose)
}

/** May issue certificates, with so many other issuers between it and the signer. */
function mustBeIssuer(issuer: Certificate, between: number) {
	const { isAuthority, longestPath } = constraintsOf(issuer)
	must(isAuthority && between <= longestPath, 'not-for-signing')
	must(usageOf(issuer)?.certificates !== false, 'not-for-signing')
}

function mustBeFor(leaf: Certificate, purpose: Purpose) {
	must(!constraintsOf(leaf).isAuthority, 'not-for-signing')
	must(usageOf(leaf)?.documents === true, 'not-for-signing')
	const extended = leaf.extensions.get(extension.extendedKeyUsage)
	const uses = extended && childrenOf(extended.value).map(oidOf)
	if (purpose === 'times') must(extended?.isCritical === true && uses?.join() === forTimes, 'not-for-signing')
	else must(uses === undefined || uses.some((use) => forDocuments.includes(use)), 'not-for-signing')
}

function constraintsOf({ extensions }: Certificate) {
	const found = extensions.get(extension.basicConstraints)
	const [first, second] = found ? childrenOf(found.value) : []
	const isAuthority = first?.tag === tags.boolean && first.body[0] === 0xff
	return { isAuthority, longestPath: isAuthority && second ? smallNumberOf(second) : Number.POSITIVE_INFINITY }
}

/** What the key may be used for: signatures or what cannot be denied (bits 0 and 1), certificates (bit 5). Undefined: it is not said. */
function usageOf({ extensions }: Certificate) {
	const found = extensions.get(extension.keyUsage)
	if (!found) return undefined
	const [unused = 8, bits = 0] = bodyOf(found.value, tags.bits)
	if (unused > 7) refuse('broken')
	return { documents: (bits & 0b1100_0000) !== 0, certificates: (bits & 0b0000_0100) !== 0 }
}
