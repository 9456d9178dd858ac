import { findPlace } from '#app/catalog/places/places.server.ts'
import { states } from '#app/catalog/places/states.ts'
import { headingOf } from '../resume-reading/headings.ts'
import type { Part } from '../resume-reading/lines.ts'
import { foldName } from '../resume-reading/name.ts'
import type { Span } from './span.ts'

/** A column of a line, with the part of the resume that the line is in. */
type Piece = Span & { text: string; part: Part; line: number; isOther?: boolean }

/** A heading, a name (there are people called Nagar), a role or a degree: no line of an address. */
const isAboutPerson = (text: string, people: ReadonlySet<string>) =>
	/^\W*(?:dr|prof|mr|mrs|ms|smt|shri)\b/i.test(text) ||
	people.has(foldName(text.trim())) ||
	headingOf(text) !== null ||
	(/\b(?:consultant|registrar|resident(?! of)|an(?:a)?esthe\w+|\w*surgeon|(?:medical|nursing|duty) officer|nurse|physician|professor|intensivist|\w{4,}ologist|mbbs|m\.b\.b\.s|gnm|anm|dnb|bams|bhms|residency (?:in|at|program|training))\b/i.test(
		text,
	) &&
		!sure.test(text))

const number = String.raw`[:.\s#-]*[\p{L}\d]{0,3}[\s/-]?\d`
/** Words that say 'this is where someone lives' with a number behind them, or by themselves. */
const sure = new RegExp(
	String.raw`(?<![\p{L}\d])(?:(?:flat|house|plot|door|room|quarters?|qtr|bungalow|apartment|survey|gat|ward|h|d)\.?\s*(?:no|number|num|#)\b\.?${number}|(?:flat|plot|bungalow|quarters?|apartment)\s*[-#]?\s*(?:[a-z]\s?-?\s?)?\d|\d+(?:st|nd|rd|th)\s+(?:floor|cross)\b|[cswd]\/o\b|at\s*(?:post|&\s*post)\b|p\.?\s?o\.?\s+box\b|tal(?:uka)?\s*[.:-]\s*\p{L}+\s*,?\s*dist)`,
	'iu',
)
/** Words of addresses that are also words of other things; they count in a line with a comma or a number. */
const likely =
	/(?<![\p{L}\d])(?:road|rd|street|lane|galli|gali|nagar|society|soc|apartments?|apts?|chs|chsl|colony|marg|chowk|peth|layout|enclave|vihar|residency|heights|wadi|puram|niwas|nivas|bhavan|bhawan|kunj|bungalow|villa)\b(?!['’])/iu
/** Words of a line between two others of an address. */
const possible =
	/(?<![\p{L}\d])(?:near|opp|opposite|behind|beside|above|floor|wing|block|building|bldg|tower|phase|sector|park|garden|gardens|estate|cross|main|extension|village|taluka|tal|dist|district|post)\b/iu
const label =
	/^\W*(?:(?:permanent|present|current|correspondence|communication|residential|residence|postal|mailing|contact|home|office|full)\s*(?:\/|&|and)?\s*){0,3}(?:address(?:es)?|residence|location|native place|place(?: of residence)?|पत्ता|पता|स्थळ|ठिकाण|स्थान)(?:\s+for\s+\p{L}+)?\s*[:\-–]+\s*|^\s*(?:📍|🏠|🏡|⌂)\ufe0f?\s*/iu
/** `Phone:`, `Name -`: a line of something else. */
const otherLabel = /^\W*\p{L}[\p{L} .'’/]{1,28}\s*:/u
const blank = /^\s*$/

const stateNames = [...Object.values(states), 'India', 'Bharat'].join('|')
/** The PIN code and what may follow it as the end of an address. */
const pinCode = new RegExp(
	String.raw`(?<![\d₹./+-]|\d[ ,])(?<digits>[1-9]\d{2}[ -]?\d{3})(?![\d/]|[,.-]\d| \d)(?<rest>[\s,.()-]*(?:(?:${stateNames})[\s,.()-]*)*)`,
	'giu',
)
const afterPin = /(?:pin|postal|zip)\s*(?:code)?\s*[-:.]*\s*$/i

/**
 * Postal addresses, which are the text after `Address:`, house and road lines, and a PIN code with the lines before it
 * that belong to it. Employers' addresses count as well.
 */
export function findPostalAddresses(text: string, partOf: (line: number) => Part, names: readonly string[]): Span[] {
	const people = new Set(names.map(foldName))
	const lines = text.split('\n')
	let at = 0
	const starts = lines.map((line) => {
		const start = at
		at += line.length + 1
		return start
	})
	const pieces = lines
		.flatMap((line, index) => piecesOf(line, starts[index] ?? 0, index, partOf(index)))
		.map((piece) => (isAboutPerson(piece.text, people) ? { ...piece, isOther: true } : piece))
	const hidden = new Map<Piece, Span>()
	const hide = (piece: Piece | undefined, span: Partial<Span> = {}) => {
		if (!piece || blank.test(piece.text)) return
		const known = hidden.get(piece)
		const [start, end] = [span.start ?? piece.start, span.end ?? piece.end]
		hidden.set(piece, known ? { start: Math.min(start, known.start), end: Math.max(end, known.end) } : { start, end })
	}
	pieces.forEach((piece, index) => {
		const labelled = label.exec(piece.text)
		const pin = findPinIn(piece.text)
		if (pin) {
			hide(piece, { start: piece.start + (labelled?.[0].length ?? 0), end: piece.start + pin.end })
			if (!labelled) for (const before of linesBefore(pieces, index, pin.start)) hide(before, startBehindLabel(before))
		}
		if (labelled) {
			if (!pin) hide(piece, { start: piece.start + labelled[0].length })
			for (const after of linesAfter(pieces, index)) hide(after)
		} else if (!pin && isAddress(piece)) {
			hide(piece)
			for (const after of linesAfter(pieces, index)) hide(after)
		}
	})
	return [...hidden.values()].filter(({ start, end }) => end > start)
}

const startBehindLabel = (piece: Piece) => ({ start: piece.start + (label.exec(piece.text)?.[0].length ?? 0) })

/** Columns of a line, as many headings put addresses beside phone numbers. */
function piecesOf(line: string, from: number, index: number, part: Part): Piece[] {
	let at = 0
	return line.split(/([|•·\t]| {3,})/u).flatMap((text, position) => {
		const start = from + at
		at += text.length
		return position % 2 === 0 ? [{ text, start, end: start + text.length, part, line: index }] : []
	})
}

const isAddress = ({ text, part, isOther }: Piece) =>
	isOther !== true &&
	(sure.test(text) || ((part === 'top' || part === 'other') && likely.test(text) && /[,\d]/.test(text)))

/** A six-digit number is a PIN code when the post knows it, or when the resume calls it one. */
function findPinIn(text: string): Span | null {
	for (const match of text.matchAll(pinCode)) {
		const { digits = '', rest = '' } = match.groups ?? {}
		const before = text.slice(0, match.index)
		const isCalledSo = afterPin.test(before)
		if (!isCalledSo && findPlace(digits.replace(/\D/g, ''))?.kind !== 'pin') continue
		// 1 lakh of something. An amount comes before a separate word.
		if (!isCalledSo && !/[\p{L}),-]\s*$/u.test(before) && !blank.test(before)) continue
		const trail = rest.replace(/[\s(-]+$/, '').length
		return { start: match.index, end: match.index + digits.length + trail }
	}
	return null
}

const maxLines = 5
const longestAddressLine = 90
const mayBelong = ({ text, isOther }: Piece) =>
	isOther !== true &&
	!blank.test(text) &&
	text.length <= longestAddressLine &&
	!(otherLabel.test(text) && !label.test(text))
const isPartOfAddress = ({ text }: Piece) =>
	label.test(text) ||
	sure.test(text) ||
	likely.test(text) ||
	possible.test(text) ||
	/,\s*$/.test(text) ||
	/^\W*(?:no\.?\s*)?[a-z]?[-/]?\d+[\w/-]*\s*,/i.test(text)

/** The lines above a PIN code up to the first that looks like part of an address. */
function linesBefore(pieces: readonly Piece[], index: number, pinStart: number): Piece[] {
	const own = pieces[index]
	if (!own || pieces[index - 1]?.line === own.line) return []
	const above: Piece[] = []
	let found = 0
	for (let at = index - 1; at >= 0 && above.length < maxLines; at--) {
		const piece = pieces[at]
		if (!piece || !mayBelong(piece)) break
		above.push(piece)
		if (isPartOfAddress(piece)) found = above.length
		if (label.test(piece.text)) break
	}
	// The town is above a PIN code that has a line to itself.
	const isAlone = !/\p{L}/u.test(own.text.slice(0, pinStart).replace(/pin\s*(?:code)?/i, ''))
	return above.slice(0, Math.max(found, isAlone ? 1 : 0))
}

/** The lines below the beginning of an address: up to its PIN code, else as long as they look like one. */
function linesAfter(pieces: readonly Piece[], index: number): Piece[] {
	const below: Piece[] = []
	for (let at = index + 1; at < pieces.length && below.length < maxLines; at++) {
		const piece = pieces[at]
		if (!piece || !mayBelong(piece) || piece.line - (pieces[at - 1]?.line ?? 0) !== 1) break
		below.push(piece)
		if (findPinIn(piece.text)) return below
	}
	let last: Piece | undefined = pieces[index]
	const end = below.findIndex((piece) => {
		const belongs = /,\s*$/.test(last?.text ?? '') || isAddress(piece)
		last = piece
		return !belongs
	})
	return end === -1 ? below : below.slice(0, end)
}
