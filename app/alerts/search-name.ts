import { specialityName } from '#app/catalog/specialities.ts'
import { filtersOn, type JobSearch } from '#app/jobs/search.ts'
import { searchName } from '#app/saved-searches/search-name.ts'

export function nameSearch(search: JobSearch, placeName: string | null): string {
	const what = [search.speciality && specialityName(search.speciality), search.q].filter(Boolean).join(', ')
	const rest = filtersOn(search, null).filter(({ name }) => name !== 'q' && name !== 'speciality')
	return searchName({
		what: what || 'Jobs',
		place: placeName ? { name: placeName, km: search.km } : null,
		rest: rest.map(({ label }) => label),
	})
}
