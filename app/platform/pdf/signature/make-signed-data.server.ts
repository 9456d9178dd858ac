import { createHash, type KeyObject, sign } from 'node:crypto'
import {
	childrenOf,
	context,
	der,
	derInteger,
	derNull,
	derOid,
	derSequence,
	derSet,
	derTime,
	readDer,
	tags,
} from './der.server.ts'
import { attributes, types } from './signed-data.server.ts'

/** How to sign: SHA-256, unless a test wants another way. */
export const ecdsaSha256 = { hash: 'sha256', digest: '2.16.840.1.101.3.4.2.1', signature: '1.2.840.10045.4.3.2' }
const rsaSha256 = { ...ecdsaSha256, signature: '1.2.840.113549.1.1.11' }
export type SigningAlgorithm = typeof ecdsaSha256

export const algorithmFor = (key: KeyObject) => (key.asymmetricKeyType === 'rsa' ? rsaSha256 : ecdsaSha256)

export const attribute = (oid: string, ...values: Buffer[]) => derSequence(derOid(oid), derSet(...values))

/** What a signature over these bytes says of them and of its signer. */
export function attributesFor(
	content: readonly Buffer[],
	{
		certificate,
		at,
		type = types.data,
		algorithm = ecdsaSha256,
	}: {
		certificate: Buffer
		at: Date
		type?: string
		algorithm?: SigningAlgorithm
	},
) {
	const digest = createHash(algorithm.hash)
	for (const part of content) digest.update(part)
	const named = der(tags.octets, createHash('sha256').update(certificate).digest())
	return {
		contentType: attribute(attributes.contentType, derOid(type)),
		messageDigest: attribute(attributes.messageDigest, der(tags.octets, digest.digest())),
		signingTime: attribute(attributes.signingTime, derTime(at)),
		signingCertificate: attribute(attributes.signingCertificateV2, derSequence(derSequence(derSequence(named)))),
	}
}

/** A SignedData (RFC 5652) of one signer, whose certificate is the first. What is signed is outside, unless `content` is given. */
export function makeSignedData({
	certificates,
	key,
	signed,
	unsigned = () => [],
	type = types.data,
	content,
	algorithm = algorithmFor(key),
}: {
	certificates: readonly Buffer[]
	key: KeyObject
	signed: readonly Buffer[]
	/** What is added once there is a signature, such as a time stamp of it. */
	unsigned?: (signature: Buffer) => readonly Buffer[]
	type?: string
	content?: Buffer
	algorithm?: SigningAlgorithm
}): Buffer {
	const [, serial, , issuer] = childrenOf(childrenOf(readDer(certificates[0] ?? Buffer.of()))[0])
	if (!serial || !issuer) throw new Error('A signer without a certificate')
	const attributeSet = derSet(...signed)
	const digestAlgorithm = derSequence(derOid(algorithm.digest), derNull)
	const inside = content ? [der(context(0), der(tags.octets, content))] : []
	const signature = sign(algorithm.hash, attributeSet, key)
	const added = unsigned(signature)
	const signer = derSequence(
		derInteger(Buffer.of(1)),
		derSequence(issuer.whole, serial.whole),
		digestAlgorithm,
		Buffer.concat([Buffer.of(context(0)), attributeSet.subarray(1)]),
		derSequence(derOid(algorithm.signature), ...(key.asymmetricKeyType === 'rsa' ? [derNull] : [])),
		der(tags.octets, signature),
		...(added.length > 0 ? [Buffer.concat([Buffer.of(context(1)), derSet(...added).subarray(1)])] : []),
	)
	const data = derSequence(
		derInteger(Buffer.of(content ? 3 : 1)),
		derSet(digestAlgorithm),
		derSequence(derOid(type), ...inside),
		der(context(0), ...certificates),
		derSet(signer),
	)
	return derSequence(derOid(types.signedData), der(context(0), data))
}
