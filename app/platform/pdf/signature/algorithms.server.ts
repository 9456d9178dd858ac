import { type KeyObject, verify } from 'node:crypto'
import { childrenOf, type Der, oidOf } from './der.server.ts'
import { must, refuse } from './refusal.server.ts'

/** The hashes that count; SHA-1 and MD5 can be forged. */
const hashes: Record<string, Hash> = {
	'2.16.840.1.101.3.4.2.1': 'sha256',
	'2.16.840.1.101.3.4.2.2': 'sha384',
	'2.16.840.1.101.3.4.2.3': 'sha512',
}
export type Hash = 'sha256' | 'sha384' | 'sha512'

const plainRsa = '1.2.840.113549.1.1.1'
/** As India’s authorities issue and sign: RSA with PKCS #1, and elliptic curves. */
const signatures: Record<string, Scheme> = {
	'1.2.840.113549.1.1.11': { key: 'rsa', hash: 'sha256' },
	'1.2.840.113549.1.1.12': { key: 'rsa', hash: 'sha384' },
	'1.2.840.113549.1.1.13': { key: 'rsa', hash: 'sha512' },
	'1.2.840.10045.4.3.2': { key: 'ec', hash: 'sha256' },
	'1.2.840.10045.4.3.3': { key: 'ec', hash: 'sha384' },
	'1.2.840.10045.4.3.4': { key: 'ec', hash: 'sha512' },
}

/** `prime256v1` and its larger relatives by the names that OpenSSL gives them. */
const curves = new Set(['prime256v1', 'secp384r1', 'secp521r1'])
const leastRsaBits = 2048

/** The hash that an AlgorithmIdentifier names. */
export function hashOf(algorithm: Der | undefined): Hash {
	const [oid] = childrenOf(algorithm)
	return hashes[oidOf(oid)] ?? refuse('weak')
}

export type Scheme = { key: 'rsa' | 'ec'; hash: Hash }

/** How a signature was made; `digest` is the hash beside it, which plain RSA leaves to that. */
export function schemeOf(algorithm: Der | undefined, digest?: Hash): Scheme {
	const [oid] = childrenOf(algorithm)
	const name = oidOf(oid)
	if (name === plainRsa && digest) return { key: 'rsa', hash: digest }
	return signatures[name] ?? refuse('weak')
}

/** Refuses keys that are short enough to be guessed, or of a kind that we do not know. OpenSSL itself refuses those that take too long. */
export function mustBeStrong(key: KeyObject) {
	const { modulusLength = 0, namedCurve = '' } = key.asymmetricKeyDetails ?? {}
	must(key.asymmetricKeyType === 'ec' ? curves.has(namedCurve) : modulusLength >= leastRsaBits, 'weak')
}

/** Whether the owner of the key signed these bytes. */
export const isSignedBy = (key: KeyObject, { key: kind, hash }: Scheme, bytes: Buffer, signature: Buffer) =>
	key.asymmetricKeyType === kind && verify(hash, bytes, key, signature)
