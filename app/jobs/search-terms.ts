import { expandSearchText } from '#app/catalog/specialities.ts'

/** No one needs more, and each costs. */
const maxWords = 8

/**
 * What a search for a text has to find: one of each group of `every`, or any of `whole`. Every word, in either spelling;
 * or the whole text, or another name of the speciality that it means.
 */
export function wordsWanted(text: string): { every: string[][]; whole: string[] } {
	const words = text.split(' ').slice(0, maxWords)
	return { every: words.map(expandSearchText), whole: words.length === 1 ? [] : expandSearchText(text) }
}

/** Would a search for this text, in lower case, find a job with this `searchText`? As search.server.ts asks the database. */
export function isMentioned(text: string, searchText: string): boolean {
	const { every, whole } = wordsWanted(text)
	const has = (word: string) => searchText.includes(word)
	return every.every((spellings) => spellings.some(has)) || whole.some(has)
}
