import { foldSpelling } from '#app/catalog/spelling.ts'

/** What a search asks for by a filter or a word, as profiles print it. */
export type Asked = {
	skills: readonly string[]
	shifts: readonly string[]
	languages: readonly string[]
	degrees: readonly string[]
}
export const nothingAsked: Asked = { skills: [], shifts: [], languages: [], degrees: [] }

/** Those of the names that are asked for, in any spelling. */
export function thoseAsked(names: readonly string[], asked: readonly string[]): string[] {
	const wanted = new Set(asked.map(foldSpelling))
	return wanted.size === 0 ? [] : names.filter((name) => wanted.has(foldSpelling(name)))
}

/** All the names, with those that are asked for first. */
export function askedFirst(names: readonly string[], asked: readonly string[]): readonly string[] {
	const first = thoseAsked(names, asked)
	return first.length === 0 ? names : [...first, ...names.filter((name) => !first.includes(name))]
}
