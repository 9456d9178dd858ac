import { findPlace } from '#app/catalog/places.server.ts'
import { parseFilter, printFilter } from '#app/search/filter.ts'
import { filtersOn, nameFilter } from './filters-on.ts'

/** A search by its address, as it is kept: in canonical order, under the words for its filters; null when none is on. */
export function readCandidateSearch(address: string): { name: string; query: string } | null {
	const filter = parseFilter(new URLSearchParams(address))
	const place = filter.place === '' ? null : (findPlace(filter.place)?.name ?? null)
	if (filtersOn(filter, place).length === 0) return null
	// How a list is ordered is no part of what it finds.
	return { name: nameFilter(filter, place), query: printFilter({ ...filter, sort: 'relevance' }) }
}
