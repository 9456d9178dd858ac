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
 * initial added to all that was checked, letters that are written in several ways? Any other word or initial, added or
 * exchanged, makes it another name.
 */
export function isSameSpelling(checked: string, name: string): boolean {
	const left = spelt(checked)
	const words = spelt(name)
	if (words.length === 0) return false
	if (joined(words) === joined(left)) return true
	let whole = 0
	let added = 0
	// Whole words first, so that an initial does not take the word that another one needs.
	for (const { text, key } of words.toSorted((one, other) => other.text.length - one.text.length)) {
		const same = left.findIndex((other) => other.key === key)
		const at = same < 0 && isInitial(text) ? left.findIndex((other) => other.text.startsWith(text)) : same
		if (at >= 0) left.splice(at, 1)
		else if (isInitial(text)) added++
		else return false
		if (at >= 0 && !isInitial(text)) whole++
	}
	return whole > 0 && (added === 0 || left.length === 0)
}

const spelt = (name: string) => nameWords(name).map((text) => ({ text, key: isInitial(text) ? text : keyOf(text) }))
const joined = (words: readonly { key: string }[]) => words.map(({ key }) => key).join('')
