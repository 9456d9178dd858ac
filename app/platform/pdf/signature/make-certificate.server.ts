import { type KeyObject, randomBytes, sign } from 'node:crypto'
import { context, der, derInteger, derOid, derNull, derSequence, derSet, derTime, tags } from './der.server.ts'
import { algorithmFor, type SigningAlgorithm } from './make-signed-data.server.ts'

/** `{ '2.5.4.3': 'Lakeside Root' }` as the name in a certificate. */
export const distinguishedName = (parts: Record<string, string>) =>
	derSequence(
		...Object.entries(parts).map(([oid, text]) =>
			derSet(derSequence(derOid(oid), der(tags.utf8, Buffer.from(text, 'utf8')))),
		),
	)

export const derTrue = der(tags.boolean, Buffer.of(0xff))

export const certificateExtension = (oid: string, value: Buffer, isCritical = false) =>
	derSequence(derOid(oid), ...(isCritical ? [derTrue] : []), der(tags.octets, value))

/** Bits 0 and 1: signatures, and what cannot be denied. Bit 5: certificates. */
const usageBits = { documents: 0b1100_0000, certificates: 0b0000_0100 }

export const keyUsage = (use: keyof typeof usageBits) =>
	certificateExtension('2.5.29.15', der(tags.bits, Buffer.of(0, usageBits[use])), true)

export function makeCertificate({
	subject,
	issuer,
	publicKey,
	issuerKey,
	notBefore,
	notAfter,
	extensions,
	algorithm = algorithmFor(issuerKey),
}: {
	subject: Buffer
	issuer: Buffer
	publicKey: KeyObject
	issuerKey: KeyObject
	notBefore: Date
	notAfter: Date
	extensions: readonly Buffer[]
	algorithm?: SigningAlgorithm
}): Buffer {
	const scheme = derSequence(derOid(algorithm.signature), ...(issuerKey.asymmetricKeyType === 'rsa' ? [derNull] : []))
	const signed = derSequence(
		der(context(0), derInteger(Buffer.of(2))),
		derInteger(Buffer.concat([Buffer.of(1), randomBytes(15)])),
		scheme,
		issuer,
		derSequence(derTime(notBefore), derTime(notAfter)),
		subject,
		publicKey.export({ type: 'spki', format: 'der' }),
		der(context(3), derSequence(...extensions)),
	)
	return derSequence(signed, scheme, der(tags.bits, Buffer.of(0), sign(algorithm.hash, signed, issuerKey)))
}
