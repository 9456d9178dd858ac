import { type KeyObject, X509Certificate } from 'node:crypto'
import { isSignedBy, mustBeStrong, schemeOf } from './algorithms.server.ts'
import { bodyOf, childrenOf, context, type Der, oidOf, readDer, tags, timeOf } from './der.server.ts'
import { must, refuse } from './refusal.server.ts'

type Extension = { isCritical: boolean; value: Der }
export type Certificate = {
	whole: Buffer
	/** What its issuer signed, how, and the signature. */
	signed: Buffer
	algorithm: Der
	signature: Buffer
	/** In hexadecimal digits. */
	serial: string
	serialBytes: Buffer
	/** Names as their bytes, to be compared as such. */
	issuer: Buffer
	subject: Buffer
	issuerName: string | null
	commonName: string | null
	organisation: string | null
	notBefore: Date
	notAfter: Date
	key: KeyObject
	extensions: Map<string, Extension>
}

/** A certificate (RFC 5280, version 3) in its parts; nothing of it is believed yet. */
export function readCertificate(bytes: Buffer): Certificate {
	const [signed, algorithm, signature] = childrenOf(readDer(bytes))
	const [, serial, inner, issuer, validity, subject, key, ...rest] = childrenOf(signed)
	if (!signed || !serial || !issuer || !subject || !key || !algorithm) refuse('broken')
	must(inner?.whole.equals(algorithm.whole) === true)
	const [notBefore, notAfter] = childrenOf(validity)
	return {
		whole: bytes,
		signed: signed.whole,
		algorithm,
		// Behind the number of bits that do not count, of which a signature has none.
		signature: bodyOf(signature, tags.bits).subarray(1),
		serial: bodyOf(serial, tags.integer).toString('hex'),
		serialBytes: serial.body,
		issuer: issuer.whole,
		subject: subject.whole,
		issuerName: attributeOf(issuer, commonName),
		commonName: attributeOf(subject, commonName),
		organisation: attributeOf(subject, organisation),
		notBefore: timeOf(notBefore),
		notAfter: timeOf(notAfter),
		key: new X509Certificate(bytes).publicKey,
		extensions: extensionsOf(rest.find(({ tag }) => tag === context(3))),
	}
}

function extensionsOf(value: Der | undefined) {
	const extensions = new Map<string, Extension>()
	if (!value) return extensions
	for (const each of childrenOf(childrenOf(value, context(3))[0])) {
		const parts = childrenOf(each)
		const oid = oidOf(parts[0])
		must(!extensions.has(oid))
		const isCritical = parts.length === 3 && bodyOf(parts[1], tags.boolean)[0] === 0xff
		extensions.set(oid, { isCritical, value: readDer(bodyOf(parts.at(-1), tags.octets)) })
	}
	return extensions
}

const commonName = '2.5.4.3'
const organisation = '2.5.4.10'

/** The one value of an attribute in a name; null where there is none, or more than one to choose from. */
function attributeOf(name: Der, oid: string): string | null {
	const values = childrenOf(name)
		.flatMap((set) => childrenOf(set, tags.set))
		.map((pair) => childrenOf(pair))
		.filter(([type]) => oidOf(type) === oid)
	const [, value] = values.length === 1 ? (values[0] ?? []) : []
	return value ? textOf(value) : null
}

const utf16 = 0x1e

function textOf({ tag, body }: Der): string | null {
	if (tag === tags.utf8) return new TextDecoder('utf-8', { ignoreBOM: true }).decode(body)
	if (tag === utf16) return body.length % 2 === 0 ? Buffer.from(body).swap16().toString('utf16le') : null
	return body.toString('latin1')
}

/** Whether this certificate’s key signed the other one. */
export function hasIssued(issuer: Certificate, certificate: Certificate): boolean {
	if (!issuer.subject.equals(certificate.issuer)) return false
	mustBeStrong(issuer.key)
	return isSignedBy(issuer.key, schemeOf(certificate.algorithm), certificate.signed, certificate.signature)
}

/** Those of a PEM file, in their order. */
export const readCertificates = (pem: string) =>
	(pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map((block) =>
		readCertificate(new X509Certificate(block).raw),
	)
