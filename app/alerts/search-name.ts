import type { JobSearch } from '#app/jobs/search.ts'
import { filtersOn } from '#app/jobs/search.ts'
import { specialityName } from '#app/catalog/specialities.ts'
import { longestName } from './limits.ts'

/** 'Anesthesiologist within 20 km of Pune, night, at least ₹2,00,000 a month': a search in words. */
export function nameSearch(search: JobSearch, placeName: string | null): string {
	const what = [search.speciality && specialityName(search.speciality), search.q].filter(Boolean).join(', ')
	const where = placeName ? `within ${search.km} km of ${placeName}` : ''
	const rest = filtersOn(search, null)
		.filter(({ name }) => name !== 'q' && name !== 'speciality')
		.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1))
	const subject = [what || 'Jobs', where].filter(Boolean).join(' ')
	const name = [subject, ...rest].join(', ')
	return name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name
}
