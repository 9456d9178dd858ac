import type { Term } from '#app/catalog/understand.server.ts'
import { type CorrectionNote, correctionOf, nearOf } from '#app/search/correction.ts'
import { nearestCities } from '#app/search/nearest-cities.server.ts'
import { placeIn } from '#app/search/place-filter.server.ts'
import type { SpecialistSearch } from '#app/specialists/specialist-search.server.ts'
import { searchHref } from './filter-form.server.ts'
import { nothingAsked } from './asked.ts'
import { inSpecialists } from './labels.ts'
import { listPublicCards } from './public-cards.server.ts'

type Found = {
	corrections: readonly { typed: string; to: string }[]
	terms: readonly Term[]
	isNearMe: boolean
}

/** What was understood otherwise than it was typed. */
export const notesOf = ({ corrections, terms, isNearMe }: Found, search: SpecialistSearch, path: string) => ({
	correction: correctionOf(corrections, search.q, searchHref(path, search)) satisfies CorrectionNote | null,
	near: nearOf(terms),
	isNearMe,
})

/** The nearest cities where a search finds someone, by the city that everyone may know. */
export async function listNearestCities(ids: readonly string[], search: SpecialistSearch, path: string) {
	if (ids.length === 0) return []
	const cards = await listPublicCards([...ids], nothingAsked)
	const cityOf = new Map(cards.map(({ id, city }) => [id, city ?? '']))
	return nearestCities(ids.map((id) => cityOf.get(id) ?? '')).map(({ city, count }) => ({
		label: `${city.label}: ${inSpecialists({ count, capped: false })}`,
		to: searchHref(path, { ...search, filters: { ...search.filters, place: placeIn(city) } }),
	}))
}
