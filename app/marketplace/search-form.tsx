import { SearchBar } from '#app/ui/search-bar.tsx'
import type { FilterForm } from './filter-form.server.ts'
import { filterFormId, filterSheetId } from './filter-ids.ts'

const defaults = { km: '20', sort: 'relevance' }

export function SpecialistSearchForm({ form, label }: { form: FilterForm; label: string }) {
	return (
		<SearchBar
			id={filterFormId}
			path={form.path}
			href={form.href}
			defaults={defaults}
			labels={{ q: label, km: 'Distance' }}
			fields={form.fields}
			options={form.options}
			placeProblem={form.problems.place}
			sheet={filterSheetId}
			filtersOn={form.chips}
		/>
	)
}
