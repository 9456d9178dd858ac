import { createHash } from 'node:crypto'
import { hashOf, isSignedBy, mustBeStrong, schemeOf } from './algorithms.server.ts'
import { type Certificate, readCertificate } from './certificate.server.ts'
import { mustBeTrusted, type Purpose } from './chain.server.ts'
import { bodyOf, childrenOf, context, type Der, firstDer, oidOf, readDer, tags } from './der.server.ts'
import { must, refuse } from './refusal.server.ts'

export const types = {
	signedData: '1.2.840.113549.1.7.2',
	data: '1.2.840.113549.1.7.1',
	stamp: '1.2.840.113549.1.9.16.1.4',
}
export const attributes = {
	contentType: '1.2.840.113549.1.9.3',
	messageDigest: '1.2.840.113549.1.9.4',
	signingTime: '1.2.840.113549.1.9.5',
	signingCertificate: '1.2.840.113549.1.9.16.2.12',
	signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
	timeStamp: '1.2.840.113549.1.9.16.2.14',
}

const maxCertificates = 16

type Attributes = Map<string, Der[]>
export type SignedData = {
	/** What kind of bytes were signed, and the bytes where they are inside. */
	type: string
	content: Buffer | null
	certificates: Certificate[]
	signer: Certificate
	signed: Attributes
	unsigned: Attributes
	/** The signed attributes as they were signed. */
	signedBytes: Buffer
	signature: Buffer
	signerInfo: { digest: Der; algorithm: Der }
}

/** A SignedData of the Cryptographic Message Syntax (RFC 5652) with one signer. Nothing of it is believed yet. */
export function readSignedData(bytes: Buffer): SignedData {
	const [oid, wrapped] = childrenOf(readDer(bytes))
	must(oidOf(oid) === types.signedData)
	const [, , encapsulated, ...rest] = childrenOf(childrenOf(wrapped, context(0))[0])
	const [type, content] = childrenOf(encapsulated)
	const given = rest.find(({ tag }) => tag === context(0))
	const certificates = (given ? childrenOf(given, context(0)) : []).map(({ whole }) => readCertificate(whole))
	must(certificates.length <= maxCertificates)
	const signers = childrenOf(rest.at(-1), tags.set)
	must(signers.length <= 1, 'two-signatures')
	const [, identifier, digest, signed, algorithm, signature, unsigned] = childrenOf(signers[0])
	// Without signed attributes there is no certificate, no type and no protection against a signature made for something else.
	if (!identifier || !digest || !algorithm || signed?.tag !== context(0)) refuse('broken')
	return {
		type: oidOf(type),
		content: content ? bodyOf(childrenOf(content, context(0))[0], tags.octets) : null,
		certificates,
		signer: certificates.find((each) => isMeant(each, identifier)) ?? refuse('broken'),
		signed: attributesOf(signed, context(0)),
		unsigned: unsigned ? attributesOf(unsigned, context(1)) : new Map(),
		signedBytes: Buffer.concat([Buffer.of(tags.set), signed.whole.subarray(1)]),
		signature: bodyOf(signature, tags.octets),
		signerInfo: { digest, algorithm },
	}
}

/** A signer is named by the issuer and serial number of its certificate. */
function isMeant(certificate: Certificate, identifier: Der): boolean {
	const [issuer, serial] = childrenOf(identifier)
	return (
		issuer?.whole.equals(certificate.issuer) === true && bodyOf(serial, tags.integer).equals(certificate.serialBytes)
	)
}

function attributesOf(value: Der, tag: number): Attributes {
	const found: Attributes = new Map()
	for (const each of childrenOf(value, tag)) {
		const [type, values] = childrenOf(each)
		const oid = oidOf(type)
		must(!found.has(oid))
		found.set(oid, childrenOf(values, tags.set))
	}
	return found
}

/** The value of an attribute that may have one only. */
export function onlyValue(found: Attributes, oid: string): Der | undefined {
	const values = found.get(oid)
	must(values === undefined || values.length === 1)
	return values?.[0]
}

/**
 * Refuses a signature unless it was made by its signer over attributes that hold the digest of `content`. Whether its signer is trusted is
 * another question: `mustComeFrom`.
 */
export function mustCover(data: SignedData, content: readonly Buffer[], expectedType: string) {
	must(data.type === expectedType && oidOf(onlyValue(data.signed, attributes.contentType)) === expectedType)
	const digest = hashOf(data.signerInfo.digest)
	const scheme = schemeOf(data.signerInfo.algorithm, digest)
	must(scheme.hash === digest, 'weak')
	const hash = createHash(digest)
	for (const part of content) hash.update(part)
	const claimed = bodyOf(onlyValue(data.signed, attributes.messageDigest), tags.octets)
	must(hash.digest().equals(claimed), 'changed-after')
	mustNameSigner(data)
	mustBeStrong(data.signer.key)
	must(isSignedBy(data.signer.key, scheme, data.signedBytes, data.signature), 'changed-after')
}

/** The attribute that ties a signature to its certificate: without it another one of the same key could be put in its place. */
function mustNameSigner({ signed, signer }: SignedData) {
	// The first version names the certificate by SHA-1, which as a mere name beside a signature is no weakness of that signature.
	const first = onlyValue(signed, attributes.signingCertificate)
	if (first) must(isHashOf(signer, 'sha1', childrenOf(firstOfList(first))[0]))
	const second = onlyValue(signed, attributes.signingCertificateV2)
	if (!second) return
	const [algorithm, hash] = childrenOf(firstOfList(second))
	if (algorithm?.tag === tags.octets) must(isHashOf(signer, 'sha256', algorithm))
	else must(isHashOf(signer, hashOf(algorithm), hash))
}

const firstOfList = (value: Der) => firstDer(bodyOf(childrenOf(value)[0], tags.sequence))

const isHashOf = ({ whole }: Certificate, name: string, hash: Der | undefined) =>
	createHash(name).update(whole).digest().equals(bodyOf(hash, tags.octets))

/** Refuses a signature whose signer does not lead to a root, at that time and for that purpose. */
export const mustComeFrom = (data: SignedData, roots: Certificate[], at: Date, purpose: Purpose) =>
	mustBeTrusted(data.signer, { others: data.certificates, roots, at, purpose })
