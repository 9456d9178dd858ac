import type { Line } from './lines.ts'

const title = /^(?:(?:dr|prof|mr|mrs|ms|miss|smt|shri|sr|sister)\b|डॉ)\.?\s*/i
const documentWords = /\b(?:curriculum|vitae|resume|résumé|bio-?data|c\.?v\.?|profile)\b/gi
/** No person is called so. */
const notNames =
	/\b(?:hospital|institute|college|university|clinic|road|street|nagar|india|consultant|anae?sthe\w*|surgeon|nurse|physician|officer|resident|specialist|email|e-mail|phone|mobile|address|department|medical|maharashtra|male|female)\b/i
const letters = String.raw`[\p{L}\p{M}.'’-]+`
const nameShape = new RegExp(String.raw`^${letters}(?: ${letters}){0,4}$`, 'u')

/** The person's name as written at the top, with `Dr` where the resume says so. */
export function findName(lines: readonly Line[]): string | null {
	for (const { text } of lines.slice(0, 40)) {
		const labelled = /^(?:full\s+)?name(?:\s+of\s+(?:the\s+)?candidate)?\s*[:\t-]+\s*(.+)$/i.exec(text)
		const name = labelled && nameIn(labelled[1] ?? '')
		if (name) return name
	}
	for (const { text } of lines.slice(0, 6)) {
		// Written twice, in two scripts: hospitals search in Latin letters.
		const names = text.split('/').flatMap((part) => nameIn(part) ?? [])
		const name = names.find((found) => /[a-z]/i.test(found.replace(/^Dr /, ''))) ?? names[0]
		if (name) return name
	}
	return null
}

function nameIn(line: string): string | null {
	// What follows a comma, a bracket or a column are degrees and addresses.
	const [start = ''] = line.replace(documentWords, ' ').split(/[,(|\t/–—]| - |\bMBBS\b|\bM\.?D\b|\bB\.?Sc\b|\bGNM\b/)
	const plain = start
		.replace(/^[\s:.-]+|[\s:-]+$/g, '')
		.replace(/\s+/g, ' ')
		.replace(/^(?:of|for) /i, '')
	const isDoctor = /^(?:(?:dr|prof)\b|डॉ)/i.test(plain)
	const name = plain.replace(title, '').replace(title, '')
	if (name.length < 3 || name.length > 60 || !nameShape.test(name) || notNames.test(name)) return null
	const words = name.split(' ')
	if (words.length < 2 && !isDoctor) return null
	if (!words.every((word) => /^[\p{Lu}\p{Lo}]/u.test(word)) || !words.some((word) => word.length > 2)) return null
	return `${isDoctor ? 'Dr ' : ''}${words.map(asWritten).join(' ')}`
}

/** `MENON` is Menon; `RK` and `R.K.` are initials. */
const asWritten = (word: string) => (/^\p{Lu}{3,}$/u.test(word) ? word.slice(0, 1) + word.slice(1).toLowerCase() : word)

/** A name for comparing: without title, dots and order of capitals. */
export const foldName = (name: string) =>
	name
		.replace(title, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}]+/gu, ' ')
		.trim()
