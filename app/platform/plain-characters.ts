/** A text in plain characters, and where each of them stands in the original. */
export type PlainText = {
	text: string
	/** The part of the original that a part of `text` was made from. */
	original: (start: number, end: number) => { start: number; end: number }
}

// Characters that are not drawn, and those that only change how the one before is drawn (such as keycaps).
const undrawn = /[\p{Cf}\ufe00-\ufe0f\u20e3\u{e0100}-\u{e01ef}]/u

/**
 * The same text as plain as it reads: digits of every script as 0 to 9, full-width and styled letters as usual letters, every
 * dash as a hyphen, and nothing that is not drawn. A rule that looks for a pattern then needs to know one spelling of it.
 */
export function plainCharacters(given: string): PlainText {
	const starts: number[] = []
	const ends: number[] = []
	let text = ''
	let at = 0
	for (const character of given) {
		const plain = undrawn.test(character) ? '' : plainCharacter(character)
		for (let unit = 0; unit < plain.length; unit++) {
			starts.push(at)
			ends.push(at + character.length)
		}
		text += plain
		at += character.length
		// What is not drawn belongs to the character before it.
		if (plain === '' && ends.length > 0) ends[ends.length - 1] = at
	}
	return { text, original: (start, end) => ({ start: starts[start] ?? at, end: ends[end - 1] ?? at }) }
}

function plainCharacter(character: string): string {
	if (character < '\u0080') return character
	if (/\p{Nd}/u.test(character)) return digitOf(character.normalize('NFKC'))
	if (/[\p{Pd}\u2212]/u.test(character)) return '-'
	if (/[\u3002\uff61\u2024]/u.test(character)) return '.'
	if (/[^\S\n\r]/u.test(character)) return ' '
	return character.normalize('NFKC')
}

/** Each script has its ten digits in a row, and no other digit before them. */
function digitOf(character: string): string {
	const code = character.codePointAt(0) ?? 0
	let value = 0
	while (value < 10 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
	return String(value % 10)
}
