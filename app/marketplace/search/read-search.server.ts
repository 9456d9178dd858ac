import { searchName } from '#app/search/search-name.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'

/** A search by its address, as it is kept: in canonical order, under the words for its filters; null when none is on. */
export function readCandidateSearch(address: string): { name: string; query: string } | null {
	// How a list is ordered is no part of what it finds.
	const search = { ...specialistSearch.parse(new URLSearchParams(address)), sort: null }
	if (search.q === '' && specialistSearch.chips(search).length === 0) return null
	return { name: searchName(specialistSearch, search, 'Specialists'), query: specialistSearch.print(search) }
}
