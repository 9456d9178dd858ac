import { frequentWords } from '#app/catalog/words/frequent-words.ts'
import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { SearchBar } from '#app/ui/list/search-bar.tsx'
import { searchDefaults } from './search-defaults.ts'
import { filtersId, searchFormId } from './search-ids.ts'
import type { SearchPage } from './search-page.server.ts'
import { t } from '#app/platform/language/words.ts'

export function SearchForm({ page: { fields, options, problems, chips, here } }: { page: SearchPage }) {
	return (
		<SearchBar
			id={searchFormId}
			path="/jobs"
			href={here}
			defaults={searchDefaults}
			labels={{ q: t`Speciality, hospital or skill`, km: t`Within` }}
			fields={{ q: fields.q, place: fields.place, km: String(fields.km) }}
			sources={{ q: suggestionPaths.jobs, place: suggestionPaths.places }}
			words={frequentWords}
			options={options}
			placeProblem={problems.place}
			sheet={filtersId}
			filtersOn={chips.length}
		/>
	)
}
