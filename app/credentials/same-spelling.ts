import { nameWords } from './compare-names.ts'

/** What Indian names are spelt differently by, longest first: 'Pooja' and 'Puja', 'Ayesha' and 'Aisha', 'Laxmi' and 'Lakshmi'. */
const spellings: [RegExp, string][] = [
	[/ksh|kch|x/g, 'ks'],
	[/ph/g, 'f'],
	[/(?<=[bcdgjkt])h/g, ''],
	[/ow|au|ou|oo/g, 'u'],
	[/a?ye|ai|ay|ei|ey/g, 'i'],
	[/ee|y/g, 'i'],
	[/w/g, 'v'],
	[/ck|q/g, 'k'],
	[/(.)\1+/gu, '$1'],
]

const keyOf = (word: string) => spellings.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word)

const isInitial = (word: string) => Array.from(word).length === 1

/**
 * Is `name` still the `checked` one, spelt differently: title, case, order, a word left out or shortened to its initial, an
 * initial added to the whole, letters that are written in several ways? Any other word, added or exchanged, makes it another name.
 */
export function isSameSpelling(checked: string, name: string): boolean {
	const left = nameWords(checked).map(keyOf)
	const words = nameWords(name).map(keyOf)
	if (words.length === 0) return false
	if (words.join('') === left.join('')) return true
	let [whole, added] = [0, 0]
	// Whole words first, so that an initial does not take the word that another one needs.
	for (const word of words.toSorted((one, other) => other.length - one.length)) {
		const at = left.indexOf(word)
		if (at >= 0) {
			left.splice(at, 1)
			if (!isInitial(word)) whole++
			continue
		}
		if (!isInitial(word)) return false
		const long = left.findIndex((other) => other.startsWith(word))
		if (long >= 0) left.splice(long, 1)
		else added++
	}
	// An initial of another word in the place of one that is gone: 'D Shetty' is not Asha Shetty.
	return whole > 0 && (added === 0 || left.length === 0)
}
