import { frequentWords } from '#app/catalog/words/frequent-words.ts'
import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { SearchBar } from '#app/ui/list/search-bar.tsx'
import type { FilterForm } from '../search/filter-form.server.ts'
import { filterFormId, filterSheetId } from '../search/filter-ids.ts'
import { searchDefaults } from '../search/search-defaults.ts'
import { t } from '#app/platform/language/words.ts'

export function SpecialistSearchForm({ form, label }: { form: FilterForm; label: string }) {
	return (
		<SearchBar
			id={filterFormId}
			path={form.path}
			href={form.href}
			defaults={searchDefaults}
			labels={{ q: label, km: t`Distance` }}
			fields={form.fields}
			sources={{ q: suggestionPaths.specialists, place: suggestionPaths.places }}
			words={frequentWords}
			options={form.options}
			placeProblem={form.problems.place}
			sheet={filterSheetId}
			filtersOn={form.chips}
		/>
	)
}
