import { constants, type KeyObject, verify } from 'node:crypto'
import { bodyOf, childrenOf, context, type Der, oidOf, smallNumberOf, tags } from './der.server.ts'
import { must, refuse } from './refusal.server.ts'

/** The hashes that count; SHA-1 and MD5 can be forged. */
const hashes: Record<string, Hash> = {
	'2.16.840.1.101.3.4.2.1': 'sha256',
	'2.16.840.1.101.3.4.2.2': 'sha384',
	'2.16.840.1.101.3.4.2.3': 'sha512',
}
export type Hash = 'sha256' | 'sha384' | 'sha512'

const plainRsa = '1.2.840.113549.1.1.1'
const pss = '1.2.840.113549.1.1.10'
const signatures: Record<string, { key: 'rsa' | 'ec'; hash: Hash }> = {
	'1.2.840.113549.1.1.11': { key: 'rsa', hash: 'sha256' },
	'1.2.840.113549.1.1.12': { key: 'rsa', hash: 'sha384' },
	'1.2.840.113549.1.1.13': { key: 'rsa', hash: 'sha512' },
	'1.2.840.10045.4.3.2': { key: 'ec', hash: 'sha256' },
	'1.2.840.10045.4.3.3': { key: 'ec', hash: 'sha384' },
	'1.2.840.10045.4.3.4': { key: 'ec', hash: 'sha512' },
}

/** `prime256v1` and its larger relatives by the names that OpenSSL gives them. */
const curves = new Set(['prime256v1', 'secp384r1', 'secp521r1'])
/** The upper bounds keep a check short: whoever makes a file chooses the keys in it. */
const rsaBits = { least: 2048, most: 8192 }
const maxExponent = 2n ** 33n

/** The hash that an AlgorithmIdentifier names. */
export function hashOf(algorithm: Der | undefined): Hash {
	const [oid] = childrenOf(algorithm)
	return hashes[oidOf(oid)] ?? refuse('weak')
}

export type Scheme = { key: 'rsa' | 'ec'; hash: Hash; saltBytes?: number }

/** How a signature was made; `digest` is the hash beside it, which plain RSA leaves to that. */
export function schemeOf(algorithm: Der | undefined, digest?: Hash): Scheme {
	const [oid, parameters] = childrenOf(algorithm)
	const name = oidOf(oid)
	if (name === pss) return pssOf(parameters)
	if (name === plainRsa && digest) return { key: 'rsa', hash: digest }
	return signatures[name] ?? refuse('weak')
}

/** What is left out means SHA-1, so both hashes have to be there. */
function pssOf(parameters: Der | undefined): Scheme {
	const parts = childrenOf(parameters)
	const part = (number: number) => {
		const found = parts.find(({ tag }) => tag === context(number))
		return found && childrenOf(found, context(number))[0]
	}
	must(part(0) !== undefined && part(1) !== undefined, 'weak')
	const hash = hashOf(part(0))
	const [, maskHash] = childrenOf(part(1))
	must(hashOf(maskHash) === hash, 'weak')
	const salt = part(2)
	return { key: 'rsa', hash, saltBytes: salt ? smallNumberOf(salt) : 20 }
}

/** Refuses keys that are short enough to be guessed, or of a kind that we do not know. */
export function mustBeStrong(key: KeyObject) {
	const { modulusLength = 0, publicExponent = 0n, namedCurve = '' } = key.asymmetricKeyDetails ?? {}
	if (key.asymmetricKeyType === 'ec') must(curves.has(namedCurve), 'weak')
	else {
		must(key.asymmetricKeyType === 'rsa', 'weak')
		must(modulusLength >= rsaBits.least && modulusLength <= rsaBits.most, 'weak')
		must(publicExponent >= 3n && publicExponent < maxExponent, 'weak')
	}
}

/** Whether the owner of the key signed these bytes. */
export function isSignedBy(key: KeyObject, { key: kind, hash, saltBytes }: Scheme, bytes: Buffer, signature: Buffer) {
	if (key.asymmetricKeyType !== kind) return false
	if (saltBytes === undefined) return verify(hash, bytes, key, signature)
	const padding = constants.RSA_PKCS1_PSS_PADDING
	return verify(hash, bytes, { key, padding, saltLength: saltBytes }, signature)
}

/** The bytes of a BIT STRING that is a whole number of bytes. */
export function wholeBits(value: Der | undefined): Buffer {
	const bits = bodyOf(value, tags.bits)
	must(bits[0] === 0)
	return bits.subarray(1)
}
