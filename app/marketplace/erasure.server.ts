import { eq, ilike, like, ne, and, or, inArray } from 'drizzle-orm'
import { nameWords } from '#app/credentials/compare-names.ts'
import type { Transaction } from '#app/platform/db.server.ts'
import type { Eraser } from '#app/platform/personal-data.server.ts'
import { containsPattern } from '#app/platform/text.server.ts'
import { specialistSearch } from '#app/specialists/specialist-search.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { readCandidateSearch } from './read-search.server.ts'
import { candidateSearches } from './tables.server.ts'

/**
 * Removes members' searches whose words hold this person's whole name. One that only has the name as its title goes on
 * under the words for its filters. While someone else has that name too, it identifies no one, and stays.
 */
export const eraseSearchesFor: Eraser = async (tx, { id: specialistId, name }) => {
	const words = nameWords(name)
	// A single word is part of the names of many.
	if (words.length < 2 || (await isAnotherPerson(tx, specialistId, words))) return
	const named = (text: string) => {
		const found = nameWords(text)
		return words.every((word) => found.includes(word))
	}
	const searches = await tx
		.select({ id: candidateSearches.id, name: candidateSearches.name, query: candidateSearches.query })
		.from(candidateSearches)
		.where(or(like(candidateSearches.query, 'q=%'), ilike(candidateSearches.name, containsPattern(words[0] ?? ''))))
	const about = searches.filter(({ query }) => named(specialistSearch.parse(new URLSearchParams(query)).q))
	await tx.delete(candidateSearches).where(
		inArray(
			candidateSearches.id,
			about.map(({ id }) => id),
		),
	)
	for (const { id, name: given, query } of searches)
		if (named(given))
			await tx
				.update(candidateSearches)
				.set({ name: wordsFor(query) })
				.where(eq(candidateSearches.id, id))
}

const wordsFor = (query: string) => readCandidateSearch(query)?.name ?? 'Specialists'

async function isAnotherPerson(tx: Transaction, specialistId: string, words: string[]) {
	const called = words.map((word) => ilike(specialists.name, containsPattern(word)))
	const [other] = await tx
		.select({ id: specialists.id })
		.from(specialists)
		.where(and(ne(specialists.id, specialistId), ...called))
		.limit(1)
	return other !== undefined
}
