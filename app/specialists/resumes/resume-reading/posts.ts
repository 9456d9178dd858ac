import { cellsOf, type Line } from './lines.ts'
import type { Span } from './months.ts'
import { partsOf, type PostPart, tidyRole } from './post-parts.ts'
import { cut, isPlaceOfWork, isTown } from './workplaces.ts'

export type Post = { hospital: string; role: string; isSure: boolean }

/** A role and a place in lines that belong together. By itself, a line has to say both in so many words. */
export function readPost(lines: readonly string[], isAlone: boolean): Post | null {
	const parts = lines.map(partsOf)
	const all = parts.flat()
	const role = all.find(({ kind, text }) => kind === 'role' && text.length <= 100)
	if (!role) return null
	// Written twice, in two scripts: hospitals are known by Latin letters.
	const inLatin = all.flatMap(({ kind, text }, index) =>
		kind === 'place' && /^\p{Script=Latin}/u.test(text) ? [index] : [],
	)
	// `Place: Kochi` beside `Name of Hospital: Aster` says where that is.
	const at =
		inLatin.find((index) => isPlaceOfWork(all[index]?.text ?? '')) ??
		inLatin[0] ??
		all.findIndex(({ kind }) => kind === 'place')
	const place = at >= 0 ? all[at] : undefined
	const behind = all[all.indexOf(role) + 1]
	const department =
		behind?.isBehindComma && behind.kind === 'department' && behind.text.length < 45 ? `, ${behind.text}` : ''
	if (place && !isSentence.test(withoutVerb(place.text))) {
		const name = [withoutVerb(place.text), ...townsBehind(all, at)].join(', ')
		return { role: role.text + department, hospital: cut(name), isSure: true }
	}
	// Many a hospital is called neither hospital nor clinic: then it is what remains beside the role.
	const rest = all.filter(
		(part) =>
			part.kind === 'other' &&
			/^(?:\d{1,3} )?[\p{Lu}\p{Lo}]/u.test(part.text) &&
			part.text.split(' ').length <= 8 &&
			!/^\p{Lu}[\p{Ll}]+(?:ed|ing)\b/u.test(part.text) &&
			!/\d{3}/.test(part.text),
	)
	const [name, ...more] = rest
	if (!name || (isAlone && rest.length > 2) || more.length > 3) return null
	const towns = more[0]?.isBehindComma && isTown(more[0].text) ? [more[0].text] : []
	// One word behind the role may be its town.
	const isSure = isAlone && role === all[0] && rest.length === 2 && more[0]?.isBehindComma === true && towns.length > 0
	if (isAlone && !isSure) return null
	return { role: role.text + department, hospital: cut([name.text, ...towns].join(', ')), isSure }
}

/** `Now I am working in Ruby Hall Clinic` */
export const withoutVerb = (place: string) =>
	place.replace(
		/^.*\b(?:worked|working|work|served|serving|joined|posted) (?:in |at |with |for )?(?:the )?(?=\p{Lu})/iu,
		'',
	)

/** What a letter says, and no name. */
const isSentence = /(?<!\p{L})(?:I|my|we|your|am|was|have|has|which|there)(?!\p{L})(?!.{0,3}\.)/u

const townsBehind = (parts: readonly PostPart[], at: number) => {
	const next = parts[at + 1]
	return next?.isBehindComma && next.kind === 'other' && isTown(next.text) ? [next.text] : []
}

type ColumnKind = 'role' | 'place' | 'period' | 'other'
const columns: readonly (readonly [ColumnKind, RegExp])[] = [
	[
		'place',
		/^(?:name (?:and address )?of (?:the )?)?(?:hospital|institut(?:e|ion)|organi[sz]ation|employer|company|place|work ?place|clinic|station|(?:health )?facility|office)\b.{0,24}$|^(?:संस्था|रुग्णालय|अस्पताल)/iu,
	],
	[
		'role',
		/^(?:designation|post(?: held)?|position(?: held)?|role|job title|title|nature of (?:work|duty|post))\b.{0,12}$|^(?:पद|पदनाम)/iu,
	],
	['period', /^(?:period|duration|tenure|from|to|dates?|years?|time|कालावधी|अवधि)\b.{0,16}$/iu],
	[
		'other',
		/^(?:s(?:r|l)?\.? ?no\.?|department|speciality|salary|reason.*|remarks?|total|experience|beds?|city|location)$/i,
	],
]
export const columnKind = (cell: string) => columns.find(([, pattern]) => pattern.test(cell))?.[0] ?? null

type Titles = ReadonlyMap<number, { place: number; role: number }>

/** The rows that title columns, by line; a row below them is read by these. */
export function columnTitles(lines: readonly Line[]): Titles {
	const found = new Map<number, { place: number; role: number }>()
	for (const [at, { text }] of lines.entries()) {
		const cells = cellsOf(text)
		if (cells.length < 2) continue
		const kinds = cells.map((cell) => columnKind(cell))
		if (cells.some((cell, column) => cell !== '' && kinds[column] === null && cell.length > 24)) continue
		const [place, role] = [kinds.indexOf('place'), kinds.indexOf('role')]
		if (kinds.filter((kind) => kind !== null).length >= 2 && (place >= 0 || role >= 0)) found.set(at, { place, role })
	}
	return found
}

export function fromColumns(line: string, span: Span, titles: Titles, at: number): Post | null {
	const above = [...titles].filter(([title]) => title < at).at(-1)?.[1]
	const cells = cellsOf(line)
	if (!above || cells.length < 3) return null
	const own = (column: number) =>
		(column >= 0 ? (cells[column] ?? '') : '').replace(span.text, '').replace(/^[\s,–-]+|[\s,–-]+$/g, '')
	const [hospital, role] = [own(above.place), own(above.role)]
	if (!/\p{L}[\p{L}\p{M}]/u.test(hospital) || !/\p{L}[\p{L}\p{M}]/u.test(role)) return null
	return { hospital: cut(hospital), role: tidyRole(role), isSure: true }
}
