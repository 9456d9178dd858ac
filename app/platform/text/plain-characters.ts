import { digitValue } from './digits.ts'
import { lookalikes } from './lookalikes.ts'

/** A text in plain characters, and where each of them stands in the original. */
export type PlainText = {
	text: string
	/** The part of the original that a part of `text` was made from. */
	original: (start: number, end: number) => { start: number; end: number }
}

/** What is drawn from right to left whatever its letters, up to where that ends, and the text between. */
const runs = /\u202e[^\u202c\n]*|[^\u202e]+/gu

// Characters that are not drawn, and those that only change how the one before is drawn (such as keycaps).
const undrawn = /[\p{Cf}\ufe00-\ufe0f\u20e3\u{e0100}-\u{e01ef}]/u

/**
 * The same text as plain as it reads: digits of every script as 0 to 9, full-width and styled letters as usual letters, letters
 * of other scripts that look like Latin ones as these, every dash as a hyphen, what is drawn from right to left in its order on
 * the screen, and nothing that is not drawn. A rule that looks for a pattern then needs to know one spelling of it.
 */
export function plainCharacters(given: string): PlainText {
	const starts: number[] = []
	const ends: number[] = []
	let text = ''
	for (const { character, start, isReversed } of asDrawn(given)) {
		const end = start + character.length
		const plain = undrawn.test(character) ? '' : plainCharacter(character)
		for (let unit = 0; unit < plain.length; unit++) {
			starts.push(start)
			ends.push(end)
		}
		text += plain
		// What is not drawn belongs to the character before it.
		if (plain === '' && ends.length > 0 && !isReversed) ends[ends.length - 1] = end
	}
	return {
		text,
		original(start, end) {
			const [first = given.length, last = given.length] = [starts[start], ends[end - 1]]
			return first <= last ? { start: first, end: last } : { start: starts[end - 1] ?? last, end: ends[start] ?? first }
		},
	}
}

/** The characters of a text in the order in which they are read on the screen. */
function asDrawn(given: string) {
	const parts = given.includes('\u202e') ? [...given.matchAll(runs)] : [{ index: 0, 0: given }]
	return parts.flatMap(({ index, 0: run }) => {
		const isReversed = run.startsWith('\u202e')
		let start = index
		const characters = Array.from(run, (character) => {
			const place = { character, start, isReversed }
			start += character.length
			return place
		})
		return isReversed ? characters.toReversed() : characters
	})
}

function plainCharacter(character: string): string {
	if (character < '\u0080') return character
	if (/\p{Nd}/u.test(character)) return digitValue(character.normalize('NFKC'))
	if (/[\p{Pd}\u2212]/u.test(character)) return '-'
	if (/[\u3002\uff61\u2024]/u.test(character)) return '.'
	if (/[^\S\n\r]/u.test(character)) return ' '
	const usual = character.normalize('NFKC')
	return lookalikes.get(usual) ?? usual
}
