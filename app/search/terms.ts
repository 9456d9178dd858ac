import { foldSpelling } from '#app/catalog/spelling.ts'
import { specialities } from '#app/catalog/specialities.ts'

/** No one needs more, and each costs. */
const maxWords = 8

/** A word of a search: as typed in lower case, for names, and in the one spelling, for everything medical. */
export type Word = { plain: string; folded: string }

/** A name as searches compare it: lower case, punctuation as single spaces. */
export const plainText = (text: string) =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
		.trim()

export function wordsOf(text: string): Word[] {
	const words = plainText(text)
		.split(' ')
		.filter((word) => word !== '')
	return [...new Set(words)].slice(0, maxWords).map((plain) => ({ plain, folded: foldSpelling(plain) }))
}

const namesOf = new Map(
	specialities.map(({ slug, name, synonyms }) => [slug, [name, ...synonyms].map(foldSpelling).join('\n')]),
)

/** Specialities that have the word in their name or in another word for them. */
export function specialitiesCalled({ folded }: Word): string[] {
	const called = (word: string) => [...namesOf].flatMap(([slug, names]) => (names.includes(word) ? [slug] : []))
	const found = called(folded)
	// 'Anesthesiologists'
	return found.length === 0 && folded.length > 3 && folded.endsWith('s') ? called(folded.slice(0, -1)) : found
}
