import { Search, SlidersHorizontal } from 'lucide-react'
import { frequentWords } from '#app/catalog/words/frequent-words.ts'
import { suggestionPaths } from '#app/catalog/suggestion-paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { FiltersLink, ListSearch } from '#app/ui/list/list-search.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { SuggestField } from '#app/ui/fields/suggest-field.tsx'
import type { FilterForm } from '../search/filter-form.server.ts'
import { filterFormId, filterSheetId } from '../search/filter-ids.ts'
import { searchDefaults } from '../search/search-defaults.ts'

/** One field and a button: place, distance and every other filter are in the sheet that the button opens. */
export function CandidateSearch({ form: { path, href, fields, chips } }: { form: FilterForm }) {
	return (
		<ListSearch id={filterFormId} path={path} href={href} defaults={searchDefaults} className="candidate-search">
			<SuggestField
				name="q"
				type="search"
				label="Name, speciality or skill"
				hideLabel
				suggestions={frequentWords}
				source={suggestionPaths.specialists}
				defaultValue={fields.q}
				maxLength={100}
				placeholder="Name, speciality or skill"
			/>
			<Button variant="secondary" iconOnly aria-label="Search">
				<Search size={18} aria-hidden="true" />
			</Button>
			<FiltersLink href={href} sheet={filterSheetId} className={buttonClass({ variant: 'secondary' })}>
				<SlidersHorizontal size={18} aria-hidden="true" />
				<span className="max-md:sr-only">Filters</span>
				{chips > 0 ? <span className="count">{chips}</span> : null}
			</FiltersLink>
		</ListSearch>
	)
}

/** Where, and how far from there: the first of the filters. */
export function PlaceFields({ form: { fields, options, problems } }: { form: FilterForm }) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_7rem] items-start gap-2">
			<SuggestField
				form={filterFormId}
				name="place"
				label="City or PIN code"
				suggestions={options.cities}
				source={suggestionPaths.places}
				defaultValue={fields.place}
				error={problems.place}
				maxLength={100}
			/>
			<SelectField
				form={filterFormId}
				name="km"
				label="Distance"
				options={options.distances}
				defaultValue={fields.km}
			/>
		</div>
	)
}
