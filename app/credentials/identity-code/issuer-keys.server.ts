import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { env, isDemo } from '#app/platform/env.server.ts'
import { signatureBytes } from './secure-code.server.ts'

const pemBlock = /-----BEGIN (CERTIFICATE|PUBLIC KEY)-----[^-]+-----END \1-----/g

/**
 * The keys of a file: certificates or public keys, one behind the other. The issuer changes its key, and a card is read for years, so a
 * certificate counts after its last day too. Throws where one cannot be read: half a list would refuse honest cards without a word.
 */
export function readIssuerKeys(pem: string): KeyObject[] {
	const blocks = [...pem.matchAll(pemBlock)].map(([block]) => block)
	const count = pem.match(/-----BEGIN /g)?.length ?? 0
	if (blocks.length === 0 || blocks.length !== count)
		throw new Error('AADHAAR_KEY_FILE holds no certificate or public key, or something else beside them')
	return blocks.map((block) => {
		const key = publicKeyIn(block)
		if (key?.asymmetricKeyType !== 'rsa' || key.asymmetricKeyDetails?.modulusLength !== signatureBytes * 8)
			throw new Error('AADHAAR_KEY_FILE holds a key that is not RSA with 2,048 bits')
		return key
	})
}

function publicKeyIn(block: string): KeyObject | null {
	try {
		return createPublicKey(block)
	} catch {
		return null
	}
}

let keys: KeyObject[] | null | undefined

/** Whose codes count in this installation; null where no key is set: then there is no identity check. */
export function issuerKeys(): KeyObject[] | null {
	keys ??= env.AADHAAR_KEY_FILE
		? readIssuerKeys(readFileSync(env.AADHAAR_KEY_FILE, 'utf8'))
		: isDemo
			? [demoIssuerKey().publicKey]
			: null
	return keys
}

let demoKey: ReturnType<typeof generateKeyPairSync> | undefined

/** Signs the demo's codes. Made by each process for itself; no real card is read with it. */
export function demoIssuerKey() {
	demoKey ??= generateKeyPairSync('rsa', { modulusLength: signatureBytes * 8 })
	return demoKey
}
