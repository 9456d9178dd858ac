import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { emptyByteRange, emptySignature, fillSignature } from './sign.server.ts'
import { der, derGeneralizedTime, derInteger, derNull, derOid, derSequence, tags } from './signature/der.server.ts'
import { certificatePem } from './signing-key.server.ts'
import {
	certificateExtension,
	derTrue,
	distinguishedName,
	keyUsage,
	makeCertificate,
} from './signature/make-certificate.server.ts'
import {
	algorithmFor,
	attribute,
	attributesFor,
	ecdsaSha256,
	makeSignedData,
	type SigningAlgorithm,
} from './signature/make-signed-data.server.ts'
import { attributes, types } from './signature/signed-data.server.ts'

/** Someone who signs: a key, its certificate, and those above it. */
export type Signer = { name: string; key: KeyObject; certificate: Buffer; above: Buffer[]; issuedUnder: Buffer }

/** Those who sign today were issued in 2025 and end in 2028. */
export const validFrom = new Date('2025-01-01T00:00:00Z')
export const validTo = new Date('2028-01-01T00:00:00Z')

const isAuthority = (pathLength?: number) =>
	certificateExtension(
		'2.5.29.19',
		derSequence(derTrue, ...(pathLength === undefined ? [] : [derInteger(Buffer.of(pathLength))])),
		true,
	)
export const extendedKeyUsage = (oids: string[], isCritical = false) =>
	certificateExtension('2.5.29.37', derSequence(...oids.map(derOid)), isCritical)
export const stampsTimes = extendedKeyUsage(['1.3.6.1.5.5.7.3.8'], true)
export const authority = (pathLength?: number) => [isAuthority(pathLength), keyUsage('certificates')]
export const signsDocuments = [keyUsage('documents')]

const ecKey = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve })
const rsaKey = (modulusLength: number) => generateKeyPairSync('rsa', { modulusLength })

/** A certificate with a new key, issued by another one or, without it, by itself. */
export function aSigner({
	name,
	by,
	extensions = signsDocuments,
	from = validFrom,
	to = validTo,
	rsaBits,
	curve = 'P-256',
	algorithm,
	subject = { '2.5.4.10': `Office of ${name}`, '2.5.4.3': name },
}: {
	name: string
	by?: Signer
	extensions?: Buffer[]
	from?: Date
	to?: Date
	rsaBits?: number
	curve?: string
	algorithm?: SigningAlgorithm
	subject?: Record<string, string>
}): Signer {
	const { privateKey, publicKey } = rsaBits ? rsaKey(rsaBits) : ecKey(curve)
	const named = distinguishedName(subject)
	const issuerKey = by?.key ?? privateKey
	const certificate = makeCertificate({
		subject: named,
		issuer: by?.issuedUnder ?? named,
		publicKey,
		issuerKey,
		notBefore: from,
		notAfter: to,
		extensions,
		...(algorithm ? { algorithm } : {}),
	})
	return { name, key: privateKey, certificate, above: by ? [by.certificate, ...by.above] : [], issuedUnder: named }
}

export const pemOf = ({ certificate }: Pick<Signer, 'certificate'>) => certificatePem(certificate)

/** What may be said otherwise in a signature; each is one attack, or one thing an honest signer may do. */
export type SignatureOptions = {
	at?: Date
	algorithm?: SigningAlgorithm
	certificates?: Buffer[]
	type?: string
	content?: Buffer
	signed?: (honest: ReturnType<typeof attributesFor>) => Buffer[]
	stampedBy?: { stamper: Signer; at: Date; over?: Buffer }
}

const signedIn2026 = new Date('2026-03-01T06:00:00Z')

/** A signature over bytes that are elsewhere. */
export function aSignature(signer: Signer, covered: readonly Buffer[], options: SignatureOptions = {}): Buffer {
	const { at = signedIn2026, algorithm = algorithmFor(signer.key), type, content, stampedBy } = options
	const honest = attributesFor(covered, { certificate: signer.certificate, at, algorithm })
	return makeSignedData({
		certificates: options.certificates ?? [signer.certificate, ...signer.above],
		key: signer.key,
		signed: options.signed?.(honest) ?? Object.values(honest),
		unsigned: (signature) =>
			stampedBy
				? [attribute(attributes.timeStamp, aStamp(stampedBy.stamper, [stampedBy.over ?? signature], stampedBy.at))]
				: [],
		algorithm,
		...(type ? { type } : {}),
		...(content ? { content } : {}),
	})
}

/** A time stamp (RFC 3161) of bytes. */
export function aStamp(stamper: Signer, stamped: readonly Buffer[], at: Date): Buffer {
	const hash = createHash('sha256')
	for (const part of stamped) hash.update(part)
	const content = derSequence(
		derInteger(Buffer.of(1)),
		derOid('1.2.3.4'),
		derSequence(derSequence(derOid(ecdsaSha256.digest), derNull), der(tags.octets, hash.digest())),
		derInteger(Buffer.of(7)),
		derGeneralizedTime(at),
	)
	const honest = attributesFor([content], { certificate: stamper.certificate, at, type: types.stamp })
	return makeSignedData({
		certificates: [stamper.certificate, ...stamper.above],
		key: stamper.key,
		signed: Object.values(honest),
		type: types.stamp,
		content,
	})
}

type PdfOptions = {
	text?: string
	format?: string
	/** Goes into the signature dictionary. */
	entries?: string
	/** Goes into the catalog, and behind the objects. */
	catalog?: string
	more?: string[]
	/** The number of the next object, where it is not that behind the last. */
	size?: number
}

/** A PDF of one page with an empty signature. */
export function anUnsignedPdf({
	text = 'Registration 2018/06/8189',
	format = 'ETSI.CAdES.detached',
	entries = '',
	catalog = '',
	more = [],
	size,
}: PdfOptions = {}) {
	const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
	return pdfOf(
		[
			`<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R ${catalog}>>`,
			'<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
			'<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [7 0 R] >>',
			`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
			'<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
			'<< /Fields [7 0 R] /SigFlags 3 >>',
			'<< /Type /Annot /Subtype /Widget /FT /Sig /T (Signature1) /V 8 0 R /Rect [0 0 0 0] /F 132 /P 3 0 R >>',
			`<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${format} ${entries}/ByteRange ${emptyByteRange} /Contents ${emptySignature} >>`,
			...more,
		],
		size,
	)
}

/** Numbered objects as a file with its table. */
function pdfOf(objects: readonly string[], size = objects.length + 1): Buffer {
	let file = '%PDF-1.7\n'
	const rows = objects.map((object, at) => {
		const row = `${String(file.length).padStart(10, '0')} 00000 n \n`
		file += `${at + 1} 0 obj\n${object}\nendobj\n`
		return row
	})
	const count = objects.length + 1
	const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows.join('')}`
	const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
	return Buffer.from(file + table + end, 'latin1')
}

export const aSignedPdf = (signer: Signer, { pdf, ...options }: SignatureOptions & { pdf?: PdfOptions } = {}) =>
	fillSignature(anUnsignedPdf(pdf), (covered) => aSignature(signer, covered, options))

/** The same file with a later revision that has these objects in it. */
export function withRevision(file: Buffer, objects: Record<number, string>, trailer = ''): Buffer {
	const text = file.toString('latin1')
	const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1] ?? '0'
	let added = ''
	const rows = Object.entries(objects).map(([number, object]) => {
		const row = `${number} 1\n${String(text.length + added.length).padStart(10, '0')} 00000 n \n`
		added += `${number} 0 obj\n${object}\nendobj\n`
		return row
	})
	const at = text.length + added.length
	const end = `trailer\n<< /Size 40 /Root 1 0 R /Prev ${previous} ${trailer}>>\nstartxref\n${at}\n%%EOF\n`
	return Buffer.from(`${text}${added}xref\n${rows.join('')}${end}`, 'latin1')
}

/** What a program writes that adds a time stamp to a signed file; more objects make it more than that. */
const stampObjects = {
	3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> /Annots [7 0 R 31 0 R] >>',
	6: '<< /Fields [7 0 R 31 0 R] /SigFlags 3 >>',
	30: `<< /Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161 /ByteRange ${emptyByteRange} /Contents ${emptySignature} >>`,
	31: '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Stamp1) /V 30 0 R /Rect [0 0 0 0] /F 132 /P 3 0 R >>',
}

export const withStamp = (
	file: Buffer,
	{
		stamper,
		at,
		objects = {},
		trailer,
	}: { stamper: Signer; at: Date; objects?: Record<number, string>; trailer?: string },
) =>
	fillSignature(withRevision(file, { ...stampObjects, ...objects }, trailer), (covered) => aStamp(stamper, covered, at))
