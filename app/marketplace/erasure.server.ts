import { eq, ilike, inArray, like, or } from 'drizzle-orm'
import type { Eraser } from '#app/platform/personal-data.server.ts'
import { containsPattern } from '#app/platform/text/text.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { findNameInText } from './search/name-in-text.server.ts'
import { readCandidateSearch } from './search/read-search.server.ts'
import { candidateSearches } from './tables.server.ts'

/**
 * Removes members' searches whose words hold this person's whole name. One that only has the name as its title goes on
 * under the words for its filters.
 */
export const eraseSearchesFor: Eraser = async (tx, person) => {
	const found = await findNameInText(tx, person)
	if (!found) return
	const { isNamedIn, firstWord } = found
	const searches = await tx
		.select({ id: candidateSearches.id, name: candidateSearches.name, query: candidateSearches.query })
		.from(candidateSearches)
		.where(or(like(candidateSearches.query, 'q=%'), ilike(candidateSearches.name, containsPattern(firstWord))))
	const about = searches.filter(({ query }) => isNamedIn(specialistSearch.parse(new URLSearchParams(query)).q))
	await tx.delete(candidateSearches).where(
		inArray(
			candidateSearches.id,
			about.map(({ id }) => id),
		),
	)
	for (const { id, name: given, query } of searches)
		if (isNamedIn(given))
			await tx
				.update(candidateSearches)
				.set({ name: wordsFor(query) })
				.where(eq(candidateSearches.id, id))
}

const wordsFor = (query: string) => readCandidateSearch(query)?.name ?? 'Specialists'
