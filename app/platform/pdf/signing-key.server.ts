import { createECDH, createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { mustBeStrong } from './signature/algorithms.server.ts'
import { readCertificates } from './signature/certificate.server.ts'
import { derSequence } from './signature/der.server.ts'
import {
	certificateExtension,
	derTrue,
	distinguishedName,
	keyUsage,
	makeCertificate,
} from './signature/make-certificate.server.ts'

/** A key that signs files, its certificate, and those up to the root. */
export type SigningKey = { key: KeyObject; certificates: Buffer[] }

/**
 * The key and the certificates of a PEM file, the signer’s first and the root’s last; null where one cannot be read, the first is of another
 * key, or the key is too short.
 */
export function readSigningKey(pem: string): SigningKey | null {
	try {
		const certificates = readCertificates(pem)
		const key = createPrivateKey(pem)
		const [signer] = certificates
		if (!signer?.key.equals(createPublicKey(key))) return null
		mustBeStrong(signer.key)
		return { key, certificates: certificates.map(({ whole }) => whole) }
	} catch {
		return null
	}
}

const commonName = '2.5.4.3'
/** A demo has no one to renew a certificate. */
const validity = { notBefore: new Date('2026-01-01T00:00:00Z'), notAfter: new Date('2046-01-01T00:00:00Z') }

/**
 * A root of its own and a signer below it, for a demo. The keys are always the same for the same secret and purpose, so that every process
 * and every start signs alike; the certificates are made again and differ in nothing that counts.
 */
export function deriveSigningKey(
	secret: string,
	purpose: string,
	{ root, signer }: { root: string; signer: string },
): SigningKey {
	const rootKey = derivedKey(secret, `${purpose}, root, demo`)
	const key = derivedKey(secret, `${purpose}, demo`)
	const rootName = distinguishedName({ [commonName]: root })
	const issued = { ...validity, issuer: rootName, issuerKey: rootKey }
	const authority = certificateExtension('2.5.29.19', derSequence(derTrue), true)
	return {
		key,
		certificates: [
			makeCertificate({
				...issued,
				subject: distinguishedName({ [commonName]: signer }),
				publicKey: createPublicKey(key),
				extensions: [keyUsage('documents')],
			}),
			makeCertificate({
				...issued,
				subject: rootName,
				publicKey: createPublicKey(rootKey),
				extensions: [authority, keyUsage('certificates')],
			}),
		],
	}
}

function derivedKey(secret: string, purpose: string): KeyObject {
	const curve = createECDH('prime256v1')
	const number = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
	curve.setPrivateKey(number)
	const point = curve.getPublicKey()
	const letters = (bytes: Buffer) => bytes.toString('base64url')
	const [x, y] = [letters(point.subarray(1, 33)), letters(point.subarray(33))]
	const key = { kty: 'EC', crv: 'P-256', d: letters(number), x, y }
	return createPrivateKey({ key, format: 'jwk' })
}

export const certificatePem = (certificate: Buffer) =>
	`-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`
