/**
 * Unicode gives nine scripts of India one order of letters, in blocks of 128 beside each other. So a word in any of them is
 * written in Devanagari letter by letter, and one vocabulary, one gazetteer and one transliteration serve them all.
 */
const devanagari = 0x0900
const blockSize = 0x80
const parallelBlocks = {
	bengali: 0x0980,
	gurmukhi: 0x0a00,
	gujarati: 0x0a80,
	odia: 0x0b00,
	tamil: 0x0b80,
	telugu: 0x0c00,
	kannada: 0x0c80,
	malayalam: 0x0d00,
}

/** What a script writes in its own way, before its letters are moved, in this order. */
const ownWays: readonly (readonly [pattern: RegExp, devanagari: string])[] = [
	[/[\u200c\u200d]/g, ''],
	// Bengali and Assamese.
	[/ৎ/g, 'त्'],
	[/[ৰ]/g, 'र'],
	[/[ৱ]/g, 'व'],
	[/অ্যা|এ্যা/g, 'ए'],
	[/্যা/g, 'े'],
	// Gurmukhi: tippi is a nasal, addak doubles the next consonant, two bearers of vowels.
	[/ੰ/g, 'ं'],
	[/[ੱੲੳ]/g, ''],
	// Odia.
	[/ୟ/g, 'य'],
	[/ୱ/g, 'व'],
	// Tamil has no letter for f.
	[/ஃப/g, 'फ'],
	[/ஃ/g, ''],
	// Malayalam: the r of English words, letters without a vowel, and t written as a double r.
	[/ഴ്(?=[ക-ഹ])/g, 'र्'],
	[/ന്റ/g, 'न्ट'],
	[/റ്റ/g, 'ट'],
	[/ൺ/g, 'ण्'],
	[/ൻ/g, 'न्'],
	[/[ർൎ]/g, 'र्'],
	[/ൽ/g, 'ल्'],
	[/ൾ/g, 'ळ्'],
	[/ൿ/g, 'क्'],
	[/ൗ/g, 'ौ'],
	[/ം(?![ക-ങ])/g, 'म्'],
	// Marks that only lengthen.
	[/[\u0b55\u0b56\u0c55\u0c56\u0cd5\u0cd6]/g, ''],
]

const parallel = /[\u0980-\u0d7f]/

/** A text with the letters and digits of the parallel scripts in Devanagari; everything else as it is. */
export function toDevanagari(text: string): string {
	if (!parallel.test(text)) return text
	const plain = ownWays.reduce((result, [pattern, letters]) => result.replace(pattern, letters), text.normalize('NFC'))
	return Array.from(plain, moved).join('').normalize('NFC')
}

function moved(letter: string): string {
	const code = letter.codePointAt(0) ?? 0
	const block = Object.values(parallelBlocks).find((start) => code >= start && code < start + blockSize)
	return block === undefined ? letter : String.fromCodePoint(code - block + devanagari)
}

/** Written in a script of India. */
export const isIndic = (text: string) => /[\u0900-\u0d7f]/.test(text)

/** Written in the script of Urdu. */
export const isUrdu = (text: string) => /\p{Script=Arabic}/u.test(text)

/** One spelling of an Urdu word: keyboards of Arabic have other letters for ی, ک and ہ, and marks are often left out. */
export const foldUrdu = (word: string) =>
	word
		.normalize('NFKD')
		.replace(/[\p{M}\u0640\u200c\u200d]/gu, '')
		.replace(/[يىې]/g, 'ی')
		.replace(/ك/g, 'ک')
		.replace(/[هةۃەۀ]/g, 'ہ')
