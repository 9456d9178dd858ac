import { bodyOf, firstDer, tags } from './der.server.ts'
import { nameOf, PdfReader, type PdfObject, entryOf } from './pdf-object.server.ts'
import { must, refuse } from './refusal.server.ts'

/** A signature dictionary in a PDF: what it says, which bytes it covers, and the signature itself. */
export type SignaturePlace = {
	format: string
	/** The file from its beginning up to here is covered, but for the signature. */
	end: number
	covered: [Buffer, Buffer]
	signature: Buffer
}

const marker = '/ByteRange'

/** Where signatures say what they cover. More than three are not looked for. */
export function findByteRanges(bytes: Buffer): number[] {
	const places: number[] = []
	for (let at = bytes.indexOf(marker); at >= 0 && places.length <= 2; at = bytes.indexOf(marker, at + 1))
		places.push(at)
	return places
}

/** The signature may be in front of what it covers, as digits; one megabyte holds the largest with its lists of revoked certificates. */
const maxHeadBytes = 2_100_000
const objectStart = /(?<![^\0\t\n\f\r ])\d{1,10}[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj(?![^\0\t\n\f\r ()<>[\]{}/%])/g

/** What a signature dictionary covers. The hole in it has to be the very string that is the signature: digits, in which nothing can hide. */
export function readPlace(bytes: Buffer, dictionary: PdfObject): SignaturePlace {
	const range = entryOf(dictionary, 'ByteRange')
	const contents = entryOf(dictionary, 'Contents')
	must(range?.kind === 'array' && contents?.kind === 'hex' && range.items.length === 4)
	const [start = -1, before = -1, after = -1, rest = -1] = range.items.map(placeOf)
	must(before <= after && after + rest <= bytes.length)
	must(start === 0 && before === contents.from && after === contents.to, 'part-only')
	return {
		format: nameOf(dictionary, 'SubFilter') ?? refuse('broken'),
		end: after + rest,
		covered: [bytes.subarray(0, before), bytes.subarray(after, after + rest)],
		signature: signatureIn(contents.text),
	}
}

/** A time stamp of the file rather than a signature. */
export const isStamp = (dictionary: PdfObject) =>
	nameOf(dictionary, 'Type') === 'DocTimeStamp' || nameOf(dictionary, 'SubFilter') === stampFormat

export const stampFormat = 'ETSI.RFC3161'

function placeOf(item: PdfObject): number {
	must(item.kind === 'number' && /^\d{1,10}$/.test(item.text))
	return Number(item.text)
}

/** The signature dictionary around such a place, which has to be an object of its own. */
export function dictionaryAround(text: string, marked: number): PdfObject {
	const from = Math.max(0, marked - maxHeadBytes)
	const last = [...text.slice(from, marked).matchAll(objectStart)].at(-1)
	if (!last) refuse('broken')
	const reader = new PdfReader(text, from + last.index + last[0].length)
	const dictionary = reader.read()
	// The entry is this dictionary’s own: one inside a text or another dictionary would not have been read as its entry.
	must(entryOf(dictionary, 'ByteRange') !== undefined && reader.at > marked && reader.takeWord('endobj'))
	return dictionary
}

/** The signature, without the zeros that fill the place that was kept for it. */
function signatureIn(digits: string): Buffer {
	must(digits.length % 2 === 0)
	const bytes = Buffer.from(digits, 'hex')
	const value = firstDer(bytes)
	bodyOf(value, tags.sequence)
	must(bytes.subarray(value.whole.length).every((byte) => byte === 0))
	return value.whole
}
