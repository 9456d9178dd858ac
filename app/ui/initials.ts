// Titles before a name that are not part of it, in the scripts our users write in.
const titles = new Set('dr prof mr mrs ms miss smt shri kumari sister sr डॉ डॉक्टर श्री श्रीमती सौ कु प्रा'.split(' '))

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

const onlyLetters = /^[a-z]*$/i

/** In plain Latin each letter is one: no need to ask the segmenter, which is slow where a page has many names. */
const firstGraphemes = (text: string, count: number) =>
	onlyLetters.test(text)
		? Array.from(text.slice(0, count))
		: Array.from(graphemes.segment(text), ({ segment }) => segment).slice(0, count)

/**
 * Two letters for a name: of its first and last word, or the first two of its only word. A letter is what a reader
 * sees as one (क्षि), not a code unit. A name without letters gives "DR".
 */
export function initials(name: string): string {
	const words = name
		.split(/\s+/u)
		.filter((word) => /\p{L}/u.test(word) && !titles.has(word.replace(/\.$/u, '').toLowerCase()))
	const [first, ...more] = words
	if (first === undefined) return 'DR'
	const last = more.at(-1)
	const letters =
		last === undefined ? firstGraphemes(first, 2) : [...firstGraphemes(first, 1), ...firstGraphemes(last, 1)]
	return letters.join('').toLocaleUpperCase('en-IN')
}
