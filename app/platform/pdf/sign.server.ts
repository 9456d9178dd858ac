import type { SigningKey } from './signing-key.server.ts'
import { attributesFor, makeSignedData } from './signature/make-signed-data.server.ts'

/** Places for what is known only once the rest is written: both keep their length. */
export const emptyRange = [0, 9_999_999_999, 9_999_999_999, 9_999_999_999]
/** A signature with a chain of four certificates and a time stamp has room in it. */
export const signatureBytes = 10_000
export const emptyByteRange = `[${emptyRange.join(' ')}]`
export const emptySignature = `<${'00'.repeat(signatureBytes)}>`

/** Fills the last empty signature of a PDF with what `sign` makes of the bytes around it. */
export function fillSignature(unsigned: Buffer, sign: (covered: [Buffer, Buffer]) => Buffer): Buffer {
	const bytes = Buffer.from(unsigned)
	const from = bytes.lastIndexOf(emptySignature)
	const range = bytes.lastIndexOf(emptyByteRange)
	if (from < 0 || range < 0) throw new Error('A PDF without a place for its signature')
	const to = from + emptySignature.length
	const said = `[0 ${from} ${to} ${bytes.length - to}]`
	bytes.write(said.padEnd(emptyByteRange.length), range, 'latin1')
	const digits = sign([bytes.subarray(0, from), bytes.subarray(to)]).toString('hex')
	if (digits.length > emptySignature.length - 2) throw new Error('A signature that is larger than its place')
	bytes.write(digits, from + 1, 'latin1')
	return bytes
}

/** Signs a PDF that has a place for it, as PAdES asks for (ETSI EN 319 142, baseline B): its dictionary says when, the signature does not. */
export const signPdf = (unsigned: Buffer, { key, certificates }: SigningKey): Buffer =>
	fillSignature(unsigned, (covered) => {
		const [certificate = Buffer.of()] = certificates
		const { contentType, messageDigest, signingCertificate } = attributesFor(covered, { certificate, at: new Date(0) })
		return makeSignedData({ certificates, key, signed: [contentType, messageDigest, signingCertificate] })
	})
