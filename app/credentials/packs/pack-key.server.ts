import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brand } from '#app/brand.ts'
import { env, isDemo } from '#app/platform/env.server.ts'
import {
	certificatePem,
	deriveSigningKey,
	readSigningKey,
	type SigningKey,
} from '#app/platform/pdf/signing-key.server.ts'

let key: SigningKey | null | undefined

/** The key that signs the PDFs of packs; null where there is none: in production without PACK_KEY_FILE. Throws where the file is wrong. */
export function packKey(): SigningKey | null {
	key ??= configured() ?? (isDemo ? deriveSigningKey(env.SECRET, 'credential packs', demoNames) : null)
	return key
}

const demoNames = { root: `${brand.name} demo authority`, signer: `${brand.name} demo credential packs` }

function configured(): SigningKey | null {
	if (!env.PACK_KEY_FILE) return null
	const read = readSigningKey(readFileSync(env.PACK_KEY_FILE, 'utf8'))
	if (!read) throw new Error('PACK_KEY_FILE holds no private key with its certificates behind it')
	return read
}

/** The certificates of our signature as a file, the signer’s first, and the fingerprint of the one to trust. */
export function packCertificates(of: SigningKey | null = packKey()) {
	if (!of) return null
	const root = of.certificates.at(-1) ?? Buffer.of()
	const fingerprint = createHash('sha256')
		.update(root)
		.digest('hex')
		.toUpperCase()
		.replace(/..(?=.)/g, '$&:')
	return { pem: of.certificates.map(certificatePem).join(''), fingerprint }
}
