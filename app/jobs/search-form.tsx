import { SearchBar } from '#app/ui/search-bar.tsx'
import { filtersId, searchFormId } from './search-ids.ts'
import type { SearchPage } from './search-page.server.ts'

const defaults = { km: '20', unit: 'month', sort: 'newest' }

export function SearchForm({ page: { fields, options, problems, chips, href } }: { page: SearchPage }) {
	return (
		<SearchBar
			id={searchFormId}
			path="/jobs"
			href={href}
			defaults={defaults}
			labels={{ q: 'Speciality, hospital or skill', km: 'Within' }}
			fields={{ q: fields.q, place: fields.place, km: String(fields.km) }}
			options={options}
			placeProblem={problems.place}
			sheet={filtersId}
			filtersOn={chips.length}
		/>
	)
}
