import { foldSpelling } from '#app/catalog/words/spelling.ts'

/** What a search asks for by a filter or a word, as profiles print it. */
export type Asked = {
	skills: readonly string[]
	shifts: readonly string[]
	languages: readonly string[]
	degrees: readonly string[]
	/** Words that a skill of someone's own may have, in one spelling. */
	words: readonly string[]
}
export const nothingAsked: Asked = { skills: [], shifts: [], languages: [], degrees: [], words: [] }

/** Those of the names that are asked for, in any spelling, or that have one of the words. */
export function thoseAsked(
	names: readonly string[],
	asked: readonly string[],
	words: readonly string[] = [],
): string[] {
	const wanted = new Set(asked.map(foldSpelling))
	return names.filter((name) => {
		const folded = foldSpelling(name)
		return wanted.has(folded) || words.some((word) => ` ${folded} `.includes(` ${word} `))
	})
}

/** All the names, with those that are asked for first. */
export function askedFirst(
	names: readonly string[],
	asked: readonly string[],
	words: readonly string[] = [],
): readonly string[] {
	const first = thoseAsked(names, asked, words)
	return first.length === 0 ? names : [...first, ...names.filter((name) => !first.includes(name))]
}
