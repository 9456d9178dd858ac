import { Search, SlidersHorizontal } from 'lucide-react'
import { Button, buttonClass } from '../button.tsx'
import { FiltersLink, ListSearch } from './list-search.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { SuggestField } from '../fields/suggest-field.tsx'
import { t } from '#app/platform/language/words.ts'

type SearchBarProps = {
	id: string
	/** The page of the list, and its address with all that is on. */
	path: string
	href: string
	/** What a field shows when the address does not name it. */
	defaults: Readonly<Record<string, string>>
	/** Labels of the text and of the distance. */
	labels: { q: string; km: string }
	fields: { q: string; place: string; km: string }
	/** Addresses of suggestions for the text and for the place, and the texts that are offered without scripts. */
	sources: { q: string; place: string }
	words: readonly string[]
	options: { cities: readonly string[]; distances: { value: string; label: string }[] }
	placeProblem: string | undefined
	/** The `FilterSheet` of the list, and how many filters are on. */
	sheet: string
	filtersOn: number
}

/** Always shows what and where. The other filters belong to the same form, wherever they are. */
export function SearchBar({
	id,
	path,
	href,
	defaults,
	labels,
	fields,
	options,
	sources,
	words,
	...bar
}: SearchBarProps) {
	return (
		<ListSearch
			id={id}
			path={path}
			href={href}
			defaults={defaults}
			className="search-bar grid grid-cols-[minmax(0,1fr)_6.25rem_auto] items-start gap-2 md:grid-cols-[2fr_1.5fr_7rem_auto] md:gap-3"
		>
			<SuggestField
				name="q"
				type="search"
				label={labels.q}
				suggestions={words}
				source={sources.q}
				defaultValue={fields.q}
				maxLength={100}
				placeholder={labels.q}
				className="max-md:col-span-3"
			/>
			<SuggestField
				name="place"
				label={t`City or PIN code`}
				suggestions={options.cities}
				source={sources.place}
				defaultValue={fields.place}
				placeholder={t`City / PIN`}
				error={bar.placeProblem}
				maxLength={100}
			/>
			<SelectField name="km" label={labels.km} options={options.distances} defaultValue={fields.km} />
			<div className="flex gap-2 md:pt-7.5">
				<Button className="flex-1 max-md:px-3">
					<Search size={18} aria-hidden="true" />
					<span className="max-md:sr-only">{t`Search`}</span>
				</Button>
				<FiltersLink
					href={href}
					sheet={bar.sheet}
					className={buttonClass({ variant: 'secondary' }, 'max-md:px-3 lg:hidden')}
				>
					<SlidersHorizontal size={18} aria-hidden="true" />
					<span className="sr-only">{t`Filters`}</span>
					{bar.filtersOn > 0 ? <span className="num max-md:sr-only">({bar.filtersOn})</span> : null}
				</FiltersLink>
			</div>
		</ListSearch>
	)
}
