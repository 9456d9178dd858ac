import { plainCharacters } from '#app/platform/text/plain-characters.ts'

/** A text as a rule reads it, and the part of the original that a part of it was made from. */
export type Spelling = { text: string; original: (start: number, end: number) => { start: number; end: number } }

/**
 * The ways to read a text: as it is written in plain small characters, with digits and signs that stand for letters read as
 * letters (`dep0sit`), and with the separators inside words removed (`d e p o s i t`, `dep-osit`).
 */
export function spellingsOf(given: string): Spelling[] {
	const plain = plainCharacters(given)
	const base = shorten({ text: toSmall(plain.text), original: plain.original }, /\u093c/gu)
	const letters = { ...base, text: withLetters(base.text) }
	return [
		base,
		letters,
		shorten(shorten(shorten(letters, spacedAlike, separators), spacedLetters, separators), insideWords),
	]
}

/** Of the same length, so that every place stays where it was. */
const toSmall = (text: string) =>
	Array.from(text, (character) => {
		const small = character.toLowerCase()
		return small.length === character.length ? small : character
	})
		.join('')
		.replaceAll('\u0901', '\u0902')

const letterOf: Record<string, string> = {
	'0': 'o',
	'1': 'i',
	'3': 'e',
	'4': 'a',
	'5': 's',
	'9': 'g',
	'@': 'a',
	$: 's',
	'!': 'i',
	'|': 'l',
	'€': 'e',
}
const mixedWord =
	/(?<![\p{L}\d@$])(?=[a-z]*[013459@$!|€][a-z@$!|€\d]*[a-z])(?=[\d@$]*[a-z][a-z@$!|€\d]*[a-z])[a-z@$!|€\d]+(?![\p{L}\d@])/gu

const withLetters = (text: string) =>
	text.replace(mixedWord, (word) => word.replace(/[013459@$!|€]/g, (sign) => letterOf[sign] ?? sign))

/** With the same sign after each letter, so that another one, or two, ends the word. */
const spacedAlike =
	/(?<![\p{L}\p{M}\d])[\p{L}\d]\p{M}*([ .\-_*|/~])(?:[\p{L}\d]\p{M}*\1)+[\p{L}\d]\p{M}*(?![\p{L}\p{M}\d])/gu
const spacedLetters = /(?<![\p{L}\p{M}\d])(?:\p{L}\p{M}*[ .\-_*]{1,2}){2,}\p{L}\p{M}*(?![\p{L}\p{M}\d])/gu
const separators = /[ .\-_*|/~]/g
const insideWords = /(?<=[a-z])[-._*·](?=[a-z])/g

/** The spelling without what `pattern` finds; with `within`, only without that part of what it finds. */
function shorten({ text, original }: Spelling, pattern: RegExp, within?: RegExp): Spelling {
	const isLeftOut = new Set<number>()
	for (const { index, 0: found } of text.matchAll(pattern)) {
		const parts = within ? [...found.matchAll(within)] : [{ index: 0, 0: found }]
		for (const part of parts) for (let at = 0; at < part[0].length; at++) isLeftOut.add(index + part.index + at)
	}
	if (isLeftOut.size === 0) return { text, original }
	const places = Array.from({ length: text.length }, (_, at) => at)
	const left = places.filter((at) => !isLeftOut.has(at))
	return {
		text: left.map((at) => text[at]).join(''),
		original: (start, end) => original(left[start] ?? text.length, (left[end - 1] ?? text.length - 1) + 1),
	}
}
