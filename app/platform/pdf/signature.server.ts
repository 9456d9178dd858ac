import { createHash } from 'node:crypto'
import { fail, ok, type Result } from '../result.ts'
import { type Certificate, readCertificates } from './signature/certificate.server.ts'
import { timeOf } from './signature/der.server.ts'
import { nameOf } from './signature/pdf-object.server.ts'
import { must, Refused, refuse, type SignatureFailure } from './signature/refusal.server.ts'
import {
	dictionaryAround,
	findByteRanges,
	isStamp,
	readPlace,
	type SignaturePlace,
	stampFormat,
} from './signature/signature-place.server.ts'
import {
	attributes,
	mustComeFrom,
	mustCover,
	onlyValue,
	readSignedData,
	type SignedData,
	types,
} from './signature/signed-data.server.ts'
import { mustOnlyAddStamp } from './signature/time-stamp-update.server.ts'
import { timeOfStamp } from './signature/time-stamp.server.ts'

export type { SignatureFailure }

/** Certificates of authorities that are believed, read once. */
export type TrustedRoots = Certificate[]

/** The roots in a PEM file, or null where one of its certificates cannot be read or there is none. */
export function readRoots(pem: string): TrustedRoots | null {
	try {
		const roots = readCertificates(pem)
		return roots.length > 0 ? roots : null
	} catch {
		return null
	}
}

export type PdfSignature = {
	signer: {
		/** As certificates write it, letter by letter; it is for the caller to know whose name it is. */
		commonName: string
		organisation: string | null
		/** The common name of the authority that issued the signer’s certificate. */
		issuer: string
		serial: string
	}
	/** When it was signed at the latest: by an authority’s stamp, else the moment of this check. */
	signedBefore: Date
	isStamped: boolean
	/** What the signer’s own clock said. A hint. */
	claimedAt: Date | null
	/** The bytes from the beginning that are signed; behind them there is at most a time stamp. */
	signedBytes: number
	/** Of the whole file, to say later which one this was. */
	sha256: string
	/** Whether the certificate was taken out of use before its time is not known: that needs a network. */
	revocation: 'not-asked'
}

/** Files of this size are hashed in a tenth of a second. */
const maxBytes = 25 * 1024 * 1024

const formats = ['adbe.pkcs7.detached', 'ETSI.CAdES.detached']

/**
 * The signer of a PDF, if every byte of it is as that signer left it and the signer’s certificate leads to one of the roots; else why its
 * signature does not count. Asks no network, runs nothing of the file and never throws because of it. It follows no table of the file:
 * what is covered is decided by bytes alone.
 */
export function checkPdfSignature(
	bytes: Buffer,
	{ roots, now }: { roots: TrustedRoots; now: Date },
): Result<PdfSignature, SignatureFailure> {
	try {
		return ok(check(bytes, roots, now))
	} catch (error) {
		return fail(error instanceof Refused ? error.failure : 'broken')
	}
}

function check(bytes: Buffer, roots: TrustedRoots, now: Date): PdfSignature {
	const marked = findByteRanges(bytes)
	must(marked.length > 0, 'not-signed')
	must(bytes.length <= maxBytes && /^%PDF-[12]\.\d\s/.test(bytes.toString('latin1', 0, 10)))
	const text = bytes.toString('latin1')
	must(!/\/Encrypt[\0\t\n\f\r </[]/.test(text), 'locked')
	must(marked.length <= 2, 'two-signatures')
	const [dictionary, second] = marked.map((place) => dictionaryAround(text, place))
	if (!dictionary || isStamp(dictionary)) refuse('not-signed')
	must(second === undefined || isStamp(second), 'two-signatures')
	must([undefined, 'Sig'].includes(nameOf(dictionary, 'Type')))
	const place = readPlace(bytes, dictionary)
	must(formats.includes(place.format))
	// Half a file is another thing than a file with something behind it.
	must(place.end === bytes.length || /%%EOF\s*$/.test(text.slice(place.end - 16, place.end)), 'part-only')
	must(second === undefined || place.end < bytes.length, 'two-signatures')
	must(second !== undefined || place.end === bytes.length, 'changed-after')
	const data = readSignedData(place.signature)
	mustCover(data, place.covered, types.data)

	const stampedLater = second ? timeBehind(bytes, text, place, readPlace(bytes, second), roots, now) : null
	const stamped = stampIn(data, roots, now) ?? stampedLater
	const signedBefore = stamped ?? now
	mustComeFrom(data, roots, signedBefore, 'documents')
	return {
		signer: signerOf(data),
		signedBefore,
		isStamped: stamped !== null,
		claimedAt: claimedTime(data),
		signedBytes: place.end,
		sha256: createHash('sha256').update(bytes).digest('hex'),
		revocation: 'not-asked',
	}
}

/** The time of the stamp that follows the signed bytes, if nothing else does. */
function timeBehind(
	bytes: Buffer,
	text: string,
	{ end }: SignaturePlace,
	stamp: SignaturePlace,
	roots: TrustedRoots,
	now: Date,
): Date {
	must(stamp.format === stampFormat && stamp.end === bytes.length && stamp.covered[0].length > end, 'changed-after')
	mustOnlyAddStamp(text, end)
	return timeOfStamp(stamp.signature, stamp.covered, roots, now)
}

/** The time of a stamp beside the signature; null where there is none, or none that we can believe. */
function stampIn(data: SignedData, roots: TrustedRoots, now: Date): Date | null {
	const token = onlyValue(data.unsigned, attributes.timeStamp)
	if (!token) return null
	try {
		return timeOfStamp(token.whole, [data.signature], roots, now)
	} catch {
		return null
	}
}

function claimedTime({ signed }: SignedData): Date | null {
	const value = onlyValue(signed, attributes.signingTime)
	return value ? timeOf(value) : null
}

function signerOf({ signer }: SignedData): PdfSignature['signer'] {
	// A signer without one plain name is no one whom a list could name.
	if (signer.commonName === null || signer.issuerName === null) refuse('not-for-signing')
	return {
		commonName: signer.commonName,
		organisation: signer.organisation,
		issuer: signer.issuerName,
		serial: signer.serial,
	}
}
