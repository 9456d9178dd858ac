import { entryOf, nameOf, type PdfObject, PdfReader } from './pdf-object.server.ts'
import { must, refuse } from './refusal.server.ts'

type Added = { number: number; from: number; object: PdfObject }

const maxAdded = 8
const head = /(\d{1,10}) (\d{1,5}) obj(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const table = /xref[\t ]*\r?\n/y
const section = /(\d{1,10}) (\d{1,10})[\t ]*\r?\n/y
const row = /(\d{10}) (\d{5}) ([nf])(?: \r| \n|\r\n)/y
const ending = /startxref[\0\t\n\f\r ]+(\d{1,10})[\0\t\n\f\r ]+%%EOF[\r\n]*$/y

/**
 * Refuses what follows the signed bytes unless it adds a time stamp and nothing else: the stamp, a field for it without any looks, and the
 * objects that have to name that field, which otherwise say what they said when they were signed. Its table may name these objects alone, at
 * the places where we read them, so that no reader finds others. A file whose signed part packs those objects, or has two versions of one,
 * is refused: we would have to guess which one was shown.
 */
export function mustOnlyAddStamp(text: string, signedEnd: number) {
	const reader = new PdfReader(text, signedEnd)
	const { added, tableAt } = readObjects(reader)
	const trailer = readTable(reader, added)
	reader.skipBlanks()
	const ends = reader.take(ending)
	must(ends !== null && Number(ends[1]) === tableAt, 'changed-after')

	const signedText = text.slice(0, signedEnd)
	const stamps = added.filter(({ object }) => nameOf(object, 'Type') === 'DocTimeStamp')
	const [stamp] = stamps
	must(stamp !== undefined && stamps.length === 1, 'changed-after')
	const fields = added.filter(({ object }) => isPlainField(object, stamp.number))
	const [field] = fields
	must(field !== undefined && fields.length === 1, 'changed-after')
	const before = signedEnding(signedText)
	const nextNumber = numberIn(before.trailer, 'Size')
	for (const { number } of [stamp, field]) must(number >= nextNumber && isUnknown(signedText, number), 'changed-after')
	for (const { number, object } of added) {
		if (number === stamp.number || number === field.number) continue
		must(sameBut(signedVersion(signedText, number), object, field.number), 'changed-after')
	}
	mustFollow(before, trailer)
}

function readObjects(reader: PdfReader) {
	const added: Added[] = []
	for (;;) {
		reader.skipBlanks()
		const from = reader.at
		const found = reader.take(head)
		if (!found) return { added, tableAt: from }
		must(added.length < maxAdded && found[2] === '0', 'changed-after')
		added.push({ number: Number(found[1]), from, object: reader.read() })
		// A stream has its word here.
		must(reader.takeWord('endobj'), 'changed-after')
	}
}

/** The table of the update, with a row for each object at its place and no other, and the dictionary behind it. */
function readTable(reader: PdfReader, added: Added[]) {
	must(reader.take(table) !== null, 'changed-after')
	const open = new Map(added.map(({ number, from }) => [number, from]))
	must(open.size === added.length, 'changed-after')
	for (let part = reader.take(section); part; part = reader.take(section)) {
		const [first, count] = [Number(part[1]), Number(part[2])]
		for (let number = first; number < first + count; number++) {
			const [, place, generation, use] = reader.take(row) ?? []
			if (use === 'f' && number === 0) continue
			must(use === 'n' && generation === '00000' && open.get(number) === Number(place), 'changed-after')
			open.delete(number)
		}
	}
	must(open.size === 0 && reader.takeWord('trailer'), 'changed-after')
	return reader.read()
}

/** The number is one that the signed part never names, not even for an object that it does not have. */
const isUnknown = (signedText: string, number: number) =>
	!new RegExp(
		`(?<!\\d)${number}[\\0\\t\\n\\f\\r ]+\\d{1,5}[\\0\\t\\n\\f\\r ]+(?:obj|R)(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])`,
	).test(signedText)

const fieldEntries = new Set(['Type', 'Subtype', 'FT', 'T', 'F', 'Rect', 'P', 'V'])

/** A field for a signature that takes no room on the page and draws nothing. */
function isPlainField(object: PdfObject, stamp: number): boolean {
	if (object.kind !== 'dictionary' || nameOf(object, 'FT') !== 'Sig') return false
	const place = object.entries.get('Rect')
	const value = object.entries.get('V')
	return (
		[...object.entries.keys()].every((key) => fieldEntries.has(key)) &&
		value?.kind === 'reference' &&
		value.number === stamp &&
		place?.kind === 'array' &&
		place.items.every((item) => item.kind === 'number' && Number(item.text) === 0)
	)
}

/** The one version of an object in the signed part. */
function signedVersion(signedText: string, number: number): PdfObject {
	const starts = [
		...signedText.matchAll(
			new RegExp(`(?<!\\d)${number}[\\0\\t\\n\\f\\r ]+0[\\0\\t\\n\\f\\r ]+obj(?![^\\0\\t\\n\\f\\r ()<>[\\]{}/%])`, 'g'),
		),
	]
	const [start] = starts
	must(start !== undefined && starts.length === 1, 'changed-after')
	const reader = new PdfReader(signedText, start.index + start[0].length)
	const object = reader.read()
	must(reader.takeWord('endobj'), 'changed-after')
	return object
}

/** Lists to which the field of a stamp is added, the form that holds one of them, and what counts its signatures. */
const lists = new Set(['Annots', 'Fields'])
const counting = 'SigFlags'

/** Whether two objects say the same, once the field of the stamp is taken out of the lists that have to name it. */
function sameBut(signed: PdfObject, object: PdfObject, field: number): boolean {
	if (signed.kind === 'array' && object.kind === 'array') return same(signed, without(object, field))
	if (signed.kind !== 'dictionary' || object.kind !== 'dictionary') return false
	const keys = new Set([...signed.entries.keys(), ...object.entries.keys()])
	return [...keys].every((key) => {
		const [before, after] = [signed.entries.get(key), object.entries.get(key)]
		if (key === counting) return after?.kind === 'number'
		if (lists.has(key)) {
			if (after?.kind !== 'array') return same(before, after)
			return same(before ?? { kind: 'array', items: [] }, without(after, field))
		}
		if (key === 'AcroForm' && after?.kind === 'dictionary')
			return sameBut(before ?? { kind: 'dictionary', entries: new Map() }, after, field)
		return same(before, after)
	})
}

function without(list: PdfObject, field: number): PdfObject {
	if (list.kind !== 'array') return list
	return { kind: 'array', items: list.items.filter((item) => item.kind !== 'reference' || item.number !== field) }
}

function same(one: PdfObject | undefined, other: PdfObject | undefined): boolean {
	return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

function comparable(object: PdfObject | undefined): unknown {
	if (object?.kind === 'dictionary')
		return [...object.entries]
			.map(([key, value]) => [key, comparable(value)])
			.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1))
	if (object?.kind === 'array') return object.items.map(comparable)
	// Where a string is in the file is not what it says.
	return object?.kind === 'hex' ? { hex: object.text } : object
}

type Ending = { trailer: PdfObject; tableAt: number }

/** How the signed part ends: its last table, and the dictionary behind that. */
function signedEnding(signedText: string): Ending {
	// A packed object is none that we could compare, and may be the one that is shown.
	must(!/\/ObjStm|\/XRefStm/.test(signedText), 'changed-after')
	const tableAt = Number(
		/startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(signedText.slice(-200))?.[1] ?? refuse('changed-after'),
	)
	const reader = new PdfReader(signedText, tableAt)
	must(reader.take(table) !== null, 'changed-after')
	for (let part = reader.take(section); part; part = reader.take(section)) reader.at += rowBytes * Number(part[2])
	must(reader.takeWord('trailer'), 'changed-after')
	return { trailer: reader.read(), tableAt }
}
const rowBytes = 20

/** The trailer of an update names the same first object and the table before it, and neither a lock nor other tables. */
function mustFollow(before: Ending, trailer: PdfObject) {
	const entries = new Set(['Size', 'Root', 'Info', 'ID', 'Prev'])
	must(trailer.kind === 'dictionary' && [...trailer.entries.keys()].every((key) => entries.has(key)), 'changed-after')
	const root = entryOf(trailer, 'Root')
	must(root?.kind === 'reference' && same(root, entryOf(before.trailer, 'Root')), 'changed-after')
	must(numberIn(trailer, 'Prev') === before.tableAt, 'changed-after')
}

function numberIn(object: PdfObject, entry: string): number {
	const value = entryOf(object, entry)
	return value?.kind === 'number' ? Number(value.text) : Number.NaN
}
